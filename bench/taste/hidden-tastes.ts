import { numbers } from '../../core/selection/composer/made-up.test-data.ts';
import { aspectNames, aspects, pairAspects, traitIn } from '../../core/selection/learning/traits.ts';
import type { Brief } from '../../core/survey/index.ts';

/** A piece as a customer sees it on a board. */
export interface SeenPiece {
  readonly recordId: string;
  readonly look: number;
  /** How many of their wishes it doesn't meet. */
  readonly missed: number;
}

/**
 * What a population of customers likes beyond what the quiz asks, which no program is told: every piece has a charm of
 * its own, people of one style or one room lean the same way, some things go together in their eyes, and each customer
 * differs from the rest.
 */
export interface HiddenTaste {
  /** How likely this customer is to keep each piece of a board. */
  readonly keeps: (customer: number, brief: Brief, board: readonly SeenPiece[]) => number[];
}

const usual = 0.35;
const perMissedWish = -0.55;
const spread = { charm: 0.9, style: 0.45, room: 0.25, person: 0.3, pair: 0.25 } as const;

/** From this seed all that's hidden follows. `charmSeed` is the pieces' own charm, which people share across tastes. */
export function hiddenTaste(seed: number, charmSeed = seed): HiddenTaste {
  const leanings = new Map<string, Float64Array>();
  const leaning = (name: string, size: number, deviation: number): Float64Array => {
    const known = leanings.get(name);
    if (known) return known;
    const next = numbers(hashOf(`${seed} ${name}`));
    const drawn = Float64Array.from({ length: size }, () => normal(next) * deviation);
    leanings.set(name, drawn);
    return drawn;
  };
  const traitSum = (name: string, look: number, deviation: number) =>
    aspectNames.reduce(
      (sum, aspect) =>
        sum + (leaning(`${name} ${aspect}`, 1 << aspects[aspect].bits, deviation)[traitIn(aspect, look)] ?? 0),
      0,
    );
  const charms = new Map<string, number>();
  const charmOf = (recordId: string) => {
    const charm = charms.get(recordId) ?? normal(numbers(hashOf(`${charmSeed} charm ${recordId}`))) * spread.charm;
    charms.set(recordId, charm);
    return charm;
  };
  const besideOf = (style: string, look: number, other: number) =>
    pairAspects.reduce((sum, aspect) => {
      const [one, two] = [traitIn(aspect, look), traitIn(aspect, other)];
      if (one === 0 || two === 0) return sum;
      const name = `pair ${style} ${aspect} ${Math.min(one, two)} ${Math.max(one, two)}`;
      return sum + (leaning(name, 1, spread.pair)[0] ?? 0);
    }, 0);
  return {
    keeps: (customer, { styles: [style = 'none'], room }, board) => {
      const next = numbers(hashOf(`${seed} customer ${customer}`));
      const own = new Map(
        aspectNames.map((aspect) => [aspect, Array.from({ length: 8 }, () => normal(next) * spread.person)]),
      );
      return board.map(({ recordId, look, missed }) => {
        const beside = board.filter((other) => other.recordId !== recordId);
        const pairs = beside.reduce((sum, other) => sum + besideOf(style, look, other.look), 0);
        const personal = aspectNames.reduce((sum, aspect) => sum + (own.get(aspect)?.[traitIn(aspect, look)] ?? 0), 0);
        return likelihood(
          usual +
            perMissedWish * missed +
            charmOf(recordId) +
            traitSum(`style ${style}`, look, spread.style) +
            traitSum(`room ${room}`, look, spread.room) +
            pairs / Math.max(1, beside.length) +
            personal,
        );
      });
    },
  };
}

const likelihood = (liking: number) => 1 / (1 + Math.exp(-liking));

/** A number from the normal distribution. */
function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(Math.max(next(), 1e-12))) * Math.cos(2 * Math.PI * next());
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}
