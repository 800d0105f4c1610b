import { learnedPoints } from './learned-points.ts';
import type { Outcome } from './outcome.ts';
import { keyOf, type LearnedWeight, leastHomes, type Scope, type TasteModel, undecidedHomes } from './taste-model.ts';
import { aspectNames, type PairAspect, pairAspects, traitIn } from './traits.ts';

/** How many points a piece gets that's kept by everyone where half was expected, before the bounds. */
const pointsPerShare = 600;
const pairPointsPerShare = 80;

/** Something shown to a home, kept or not, and how likely that was by all we've counted so far. */
interface Shown {
  readonly home: string;
  readonly kept: number;
  expected: number;
}

interface ShownPiece extends Shown {
  readonly outcome: Outcome;
}

interface ShownPair extends Shown {
  readonly one: Outcome;
  readonly other: Outcome;
}

/**
 * Counts what homes kept, step by step, from what most of them share to what few do: traits, then single pieces, then
 * pairs; for everyone, then by room and style. Each step counts only what the steps before don't explain. A home counts
 * once for each weight, however many boards it has, so none can bend it. The order of the outcomes doesn't matter.
 */
export function trainTaste(outcomes: readonly Outcome[]): TasteModel {
  const sorted = outcomes.toSorted(
    (one, other) =>
      compare(one.home, other.home) || compare(one.board, other.board) || compare(one.recordId, other.recordId),
  );
  const shown = expectations(sorted);
  const weights: Record<string, LearnedWeight> = {};
  const count = <One extends Shown>(all: readonly One[], keyFor: (one: One) => string | null, rule: Rule) =>
    Object.assign(weights, learn(all, keyFor, rule));
  for (const scopeOf of scopesOf) {
    for (const aspect of aspectNames) {
      count(
        shown,
        ({ outcome }) => {
          const scope = tells(outcome, aspect) ? scopeOf(outcome) : null;
          const trait = traitIn(aspect, outcome.look);
          return scope && keyOf(scope, { what: 'trait', aspect, trait });
        },
        pieceRule,
      );
    }
  }
  for (const scopeOf of [everyone, byStyle]) {
    count(
      shown,
      ({ outcome }) => {
        const scope = outcome.about === null ? scopeOf(outcome) : null;
        return scope && keyOf(scope, { what: 'piece', recordId: outcome.recordId });
      },
      pieceRule,
    );
  }
  const pairs = pairsOf(shown);
  for (const scopeOf of [everyone, byStyle]) {
    for (const aspect of pairAspects) {
      count(
        pairs,
        ({ one, other }) => {
          const scope = scopeOf(one);
          const traits = traitsOfPair(aspect, one, other);
          return scope && traits && keyOf(scope, { what: 'pair', aspect, traits });
        },
        pairRule,
      );
    }
  }
  return { homes: new Set(sorted.map(({ home }) => home)).size, pieces: sorted.length, weights };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

type ScopeOf = (outcome: Outcome) => Scope | null;
const everyone: ScopeOf = () => 'everyone';
const byRoom: ScopeOf = ({ room }) => room;
const byStyle: ScopeOf = ({ style }) => style;
const scopesOf = [everyone, byRoom, byStyle];

/** Whether an outcome says something about a trait. One that was swapped out for its wood says nothing about its color. */
const tells = ({ about }: Outcome, aspect: (typeof aspectNames)[number]) => about === null || about.includes(aspect);

/** Two traits of a pair; null where one of the pieces has nothing of the kind. */
function traitsOfPair(aspect: PairAspect, one: Outcome, other: Outcome): readonly [number, number] | null {
  const traits = [traitIn(aspect, one.look), traitIn(aspect, other.look)] as const;
  return traits[0] === 0 || traits[1] === 0 ? null : traits;
}

/**
 * What's kept of each kind, by how many wishes a piece gave up: no weight, only what the others are measured against.
 * Here, too, a home counts once.
 */
function expectations(outcomes: readonly Outcome[]): ShownPiece[] {
  const all = shareOf(outcomes).share;
  const groups = new Map<string, Outcome[]>();
  const groupOf = ({ kind, missed }: Outcome) => `${kind} ${missed}`;
  for (const outcome of outcomes) {
    const group = groups.get(groupOf(outcome)) ?? [];
    group.push(outcome);
    groups.set(groupOf(outcome), group);
  }
  const expected = new Map(
    [...groups].map(([name, group]) => {
      const { homes, share } = shareOf(group);
      return [name, (share * homes + all * undecidedHomes) / (homes + undecidedHomes)];
    }),
  );
  return outcomes.map((outcome) => ({
    outcome,
    home: outcome.home,
    kept: Number(outcome.kept),
    expected: expected.get(groupOf(outcome)) ?? all,
  }));
}

/** The average over homes of what each kept. */
function shareOf(outcomes: readonly Outcome[]): { homes: number; share: number } {
  const byHome = new Map<string, { count: number; kept: number }>();
  for (const { home, kept } of outcomes) {
    const own = byHome.get(home) ?? { count: 0, kept: 0 };
    own.count += 1;
    own.kept += Number(kept);
    byHome.set(home, own);
  }
  const shares = [...byHome.values()].map(({ count, kept }) => kept / count);
  return { homes: shares.length, share: shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length) };
}

/** The pairs on each board. Both kept is what counts; what each piece's own weights explain is expected already. */
function pairsOf(shown: readonly ShownPiece[]): ShownPair[] {
  const boards = new Map<string, ShownPiece[]>();
  for (const one of shown) {
    const board = boards.get(`${one.home} ${one.outcome.board}`) ?? [];
    board.push(one);
    boards.set(`${one.home} ${one.outcome.board}`, board);
  }
  return [...boards.values()].flatMap((board) =>
    board.flatMap((one, place) =>
      board.slice(place + 1).map((other) => ({
        home: one.home,
        one: one.outcome,
        other: other.outcome,
        kept: one.kept * other.kept,
        expected: one.expected * other.expected,
      })),
    ),
  );
}

interface Rule {
  readonly perShare: number;
  readonly most: number;
}
const pieceRule: Rule = { perShare: pointsPerShare, most: learnedPoints.perWeight };
const pairRule: Rule = { perShare: pairPointsPerShare, most: learnedPoints.perPair };

/** A home's opinion on one weight: the average of all it was shown. */
interface Counted {
  homes: number;
  surprise: number;
  kept: number;
  expected: number;
  home: string;
  own: { count: number; kept: number; expected: number };
}

/** One step: a weight for each key, and what's expected of everything shown moved by it. */
function learn<One extends Shown>(
  all: readonly One[],
  keyFor: (one: One) => string | null,
  { perShare, most }: Rule,
): Record<string, LearnedWeight> {
  const counts = new Map<string, Counted>();
  const keys = all.map(keyFor);
  for (const [place, one] of all.entries()) {
    const key = keys[place];
    if (key === null || key === undefined) continue;
    const counted = counts.get(key) ?? newCount(one.home);
    if (!counts.has(key)) counts.set(key, counted);
    if (counted.home !== one.home) closeHome(counted, one.home);
    counted.own.count += 1;
    counted.own.kept += one.kept;
    counted.own.expected += one.expected;
  }
  const weights: Record<string, LearnedWeight> = {};
  for (const [key, counted] of counts) {
    closeHome(counted, '');
    const { homes, surprise, kept, expected } = counted;
    const points = Math.round((trust(homes) * perShare * surprise) / (homes + undecidedHomes));
    const bounded = Math.max(-most, Math.min(most, points));
    if (homes < leastHomes || bounded === 0) continue;
    weights[key] = { points: bounded, homes, kept: thousandth(kept / homes), expected: thousandth(expected / homes) };
  }
  for (const [place, one] of all.entries()) {
    const points = weights[keys[place] ?? '']?.points ?? 0;
    if (points !== 0) one.expected = Math.max(0.02, Math.min(0.98, one.expected + points / perShare));
  }
  return weights;
}

/** From none to all, home by home, so that no single one makes a weight appear. */
const trust = (homes: number) => Math.max(0, Math.min(1, (homes - leastHomes + 1) / leastHomes));

const thousandth = (share: number) => Math.max(0, Math.min(1000, Math.round(share * 1000)));

const newCount = (home: string): Counted => ({
  ...{ homes: 0, surprise: 0, kept: 0, expected: 0 },
  ...{ home, own: { count: 0, kept: 0, expected: 0 } },
});

function closeHome(counted: Counted, next: string): void {
  const { count, kept, expected } = counted.own;
  if (count > 0) {
    counted.homes += 1;
    counted.kept += kept / count;
    counted.expected += expected / count;
    counted.surprise += (kept - expected) / count;
  }
  counted.home = next;
  counted.own = { count: 0, kept: 0, expected: 0 };
}
