import {
  type Fit,
  isLength,
  leavesNothing,
  onceMore,
  spare,
  tapeUncertainty,
  unknownFit,
  verdictOf,
  withoutRounding,
} from './fit.ts';
import { inchesInWords, playInWords } from './length-words.ts';

type Sides = readonly [number, number];

const longFirst = ([a, b]: Sides): Sides => (a >= b ? [a, b] : [b, a]);

/**
 * Whether a p × q rectangle fits into an a × b opening at any rotation. Exact (Carver, 1957): either straight or, if
 * it's longer than the opening, at the one angle that leaves its short side the most room.
 */
export function rectangleFits(inner: Sides, opening: Sides): boolean {
  const [p, q] = longFirst(inner);
  const [a, b] = longFirst(opening);
  if (p <= a) return q <= b;
  if (q > b) return false;
  const square = p * p + q * q;
  return b * square >= 2 * p * q * a + (p * p - q * q) * Math.sqrt(square - a * a);
}

interface Play {
  /** How much both sides can grow before the rectangle no longer fits; negative when they must shrink. */
  readonly play: number;
  readonly turned: boolean;
}

function straightPlay(inner: Sides, opening: Sides): number {
  const [p, q] = longFirst(inner);
  const [a, b] = longFirst(opening);
  return Math.min(a - p, b - q);
}

/** The play of a rectangle in an opening, straight or rotated, whichever is better. */
function playOf(inner: Sides, opening: Sides): Play {
  const [p, q] = longFirst(inner);
  const straight = straightPlay(inner, opening);
  const grown = (by: number): Sides => [Math.max(p + by, 0), Math.max(q + by, 0)];
  let low = straight;
  let high = Math.min(...opening) - q;
  // The short side decides even when straight: no angle gives it more room than the opening's short side.
  if (high <= straight) return { play: straight, turned: false };
  for (let step = 0; step < 80 && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (rectangleFits(grown(middle), opening)) low = middle;
    else high = middle;
  }
  const worthTurning = low > straight + Math.max(...opening) * 1e-9;
  return worthTurning ? { play: low, turned: true } : { play: straight, turned: false };
}

export interface Box {
  readonly width?: number | null | undefined;
  readonly depth?: number | null | undefined;
  readonly height?: number | null | undefined;
  /** Sofas only: from the line between the seat front and the back foot to the top of the back. */
  readonly diagonalDepth?: number | null | undefined;
}

export interface Opening {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

type OpeningSide = 'width' | 'height';
type Way = 'straight' | 'turned' | 'on the diagonal';
export type ThroughFit = Fit<OpeningSide>;

interface Body {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly diagonalDepth: number | null;
}

/** The two smallest dimensions go through the opening: any other pair needs more room, and the third follows. */
function bestWay({ width, depth, height, diagonalDepth }: Body, opening: Sides): { play: number; way: Way } {
  const [small = 0, middle = 0] = [width, depth, height].sort((one, other) => one - other);
  const box = playOf([small, middle], opening);
  const asBox = { play: box.play, way: box.turned ? ('turned' as const) : ('straight' as const) };
  if (diagonalDepth === null) return asBox;
  // The diagonal depth belongs to the side view, so the tilted piece is as long as that view's diagonal, and as wide
  // as before.
  const across = Math.hypot(depth, height);
  // Nothing that reaches both corners can be thinner than this; a smaller number is the maker's mistake.
  const thinnest = (depth * height) / across;
  const tilted = straightPlay([Math.max(diagonalDepth, thinnest), Math.min(across, width)], opening);
  return tilted > asBox.play ? { play: tilted, way: 'on the diagonal' } : asBox;
}

const inThisWay: Readonly<Record<Way, string>> = {
  straight: '',
  turned: ', turned at an angle',
  'on the diagonal': ', tilted onto its diagonal',
};

function missing(box: Box, opening: Opening): string | null {
  for (const side of ['width', 'depth', 'height'] as const)
    if (!isLength(box[side])) return `the ${side} of this piece isn’t known`;
  for (const side of ['width', 'height'] as const)
    if (!isLength(opening[side])) return `the ${side} of your doorway is missing`;
  return null;
}

function sentence(margin: number, how: string, doorway: string): string {
  switch (verdictOf(margin)) {
    case 'passes':
      return `Passes ${doorway} with ${spare(margin)}${how}`;
    case 'tight':
      if (leavesNothing(margin)) return `Tight: ${doorway} leaves nothing to spare${how}`;
      return `Tight: passes ${doorway} with ${spare(margin)}${how}`;
    case 'door-off':
      return `${playInWords(margin)} too large for ${doorway}${how}: take the door off its hinges`;
    case 'does-not-pass':
      return `Doesn’t pass ${doorway}${how}: ${playInWords(margin)} too large`;
  }
}

/**
 * Whether this piece fits through this doorway. All lengths in inches. `carried` says what comes off or apart first, as
 * it goes into the sentence: 'with its legs off'.
 */
export function fitsThrough(box: Box, opening: Opening, carried: string | null = null): ThroughFit {
  const why = missing(box, opening);
  if (why !== null) return unknownFit(why);
  const width = opening.width ?? 0;
  const height = opening.height ?? 0;
  const body: Body = {
    width: box.width ?? 0,
    depth: box.depth ?? 0,
    height: box.height ?? 0,
    diagonalDepth: isLength(box.diagonalDepth) ? box.diagonalDepth : null,
  };
  const through = (wider: number, higher: number) => {
    const { play, way } = bestWay(body, [Math.max(width + wider, 0), Math.max(height + higher, 0)]);
    return { margin: withoutRounding(play, Math.max(width, height)), way };
  };

  const { margin, way } = through(0, 0);
  const verdict = verdictOf(margin);
  const decides: OpeningSide =
    through(tapeUncertainty, 0).margin + through(0, -tapeUncertainty).margin >=
    through(0, tapeUncertainty).margin + through(-tapeUncertainty, 0).margin
      ? 'width'
      : 'height';
  const hangs = [tapeUncertainty, -tapeUncertainty].some((off) => verdictOf(through(off, off).margin) !== verdict);
  const doorway =
    decides === 'width' ? `your ${inchesInWords(width)} doorway` : `your ${inchesInWords(height)} high doorway`;
  const words = sentence(margin, `${carried === null ? '' : `, ${carried}`}${inThisWay[way]}`, doorway);
  return {
    verdict,
    reason: leavesNothing(margin)
      ? `${words}. Measure the doorway’s ${decides} again, and plan on taking the door off its hinges.`
      : onceMore(words, hangs ? `the doorway’s ${decides}` : null),
    margin,
    measureAgain: hangs ? decides : null,
  };
}
