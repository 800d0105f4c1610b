import { type CatalogItem, comesFlatPacked } from '../../catalog/index.ts';
import { type FitVerdict, fitsThrough, type ThroughFit } from '../../room/index.ts';

export interface Doorway {
  readonly width: number;
  readonly height: number;
}

export type Carried = Pick<CatalogItem, 'kind' | 'dimensions' | 'assemblyRequired' | 'takesApart'>;
type Body = CatalogItem['dimensions'];

export interface DoorFit {
  /** Measured, and it passes with the door on its hinges. */
  readonly passes: boolean;
  /** Measured, and it doesn't. A door that wasn't measured keeps no piece off a board. */
  readonly stops: boolean;
  readonly verdict: FitVerdict;
  readonly words: string;
  /**
   * Inches to spare at the tightest point; null when it isn't carried in at full size or the doorway wasn't measured.
   */
  readonly margin?: number | null;
}

/** A rug comes rolled and a flat-packed piece in boxes: neither has a body to carry in. */
export const isPacked = (item: Carried): boolean => item.kind === 'rug' || comesFlatPacked(item);

/** What's carried through the door, one after another: the sections, or the whole piece. Legs are on. */
function bodiesOf({ dimensions, takesApart: { sections } }: Carried): readonly Body[] {
  return sections.length > 0 ? sections : [dimensions];
}

/** A body without its legs is lower. Its diagonal depth can only shrink, so the maker's number is on the safe side. */
const withoutLegs = (body: Body, legHeight: number): Body => ({
  ...body,
  height: Math.max(body.height - legHeight, 0.01),
});

/** Everything that has to pass, with the legs off where they come off: the easiest way in. */
export function smallestBodies(item: Carried): readonly Body[] {
  if (isPacked(item)) return [];
  const { legHeight } = item.takesApart;
  const bodies = bodiesOf(item);
  return legHeight === null ? bodies : bodies.map((body) => withoutLegs(body, legHeight));
}

export const passes = ({ verdict }: Pick<ThroughFit, 'verdict'>) => verdict === 'passes' || verdict === 'tight';

interface Decides {
  readonly fit: ThroughFit;
  readonly body: Body;
  /** Which of the bodies it is. */
  readonly number: number;
}

/** The largest body decides, because all of them have to pass. */
function tightest(bodies: readonly Body[], doorway: Doorway, carried: readonly string[]): Decides {
  const all = bodies.map((body, number): Decides => {
    return { fit: fitsThrough(body, doorway, carried.join(', ') || null), body, number };
  });
  return all.reduce((worst, one) => ((one.fit.margin ?? 0) < (worst.fit.margin ?? 0) ? one : worst));
}

/** The body that decides whether a piece gets in, and whether its legs are off. Null for what has no body. */
export function decidingBody(item: Carried, doorway: Doorway): (Decides & { readonly legsOff: boolean }) | null {
  if (isPacked(item)) return null;
  const { sections, legHeight } = item.takesApart;
  const apart = sections.length > 0 ? [`in ${sections.length} sections`] : [];
  const whole = tightest(bodiesOf(item), doorway, apart);
  if (whole.fit.verdict === 'passes' || legHeight === null) return { ...whole, legsOff: false };
  return { ...tightest(smallestBodies(item), doorway, [...apart, 'with its legs off']), legsOff: true };
}

/**
 * The hard rule: every part has to fit with the door on its hinges. Legs come off only where the piece has legs that
 * do, and only if it doesn't pass comfortably with them on. An unmeasured door stops nothing, and nothing is said to pass
 * it.
 */
export function doorFit(item: Carried, doorway: Doorway | null): DoorFit {
  if (item.kind === 'rug')
    return { passes: true, stops: false, verdict: 'passes', words: 'Comes rolled', margin: null };
  if (isPacked(item)) {
    return {
      passes: true,
      stops: false,
      verdict: 'passes',
      words: 'Comes flat-packed and gets put together in the room',
      margin: null,
    };
  }
  if (doorway === null) {
    return {
      ...{ passes: false, stops: false },
      verdict: 'unknown',
      words: 'The doorway hasn’t been measured',
      margin: null,
    };
  }
  const fit = decidingBody(item, doorway)?.fit;
  if (!fit) throw new Error('what comes packed was answered above');
  return { passes: passes(fit), stops: !passes(fit), verdict: fit.verdict, words: fit.reason, margin: fit.margin };
}
