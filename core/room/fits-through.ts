import { type Fit, isLength, onceMore, spare, tapeUncertainty, unknownFit, verdictOf, withoutRounding } from './fit.ts';
import { inchesInWords, playInWords } from './length-words.ts';
import { playOf, type Sides, straightPlay } from './rectangle.ts';

export interface Box {
  readonly width?: number | null | undefined;
  readonly depth?: number | null | undefined;
  readonly height?: number | null | undefined;
  /** A sofa's own: from the line between seat front and back foot to the top of its back. */
  readonly diagonalDepth?: number | null | undefined;
}

export interface Opening {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

type OpeningSide = 'width' | 'height';
type Way = 'straight' | 'turned' | 'on the diagonal';
export type ThroughFit = Fit<OpeningSide>;

/** The two smallest dimensions lead: any other pair needs more room, and the third follows along. */
function bestWay(
  dimensions: readonly number[],
  diagonalDepth: number | null,
  opening: Sides,
): { play: number; way: Way } {
  const [small = 0, middle = 0, large = 0] = [...dimensions].sort((one, other) => one - other);
  const box = playOf([small, middle], opening);
  const asBox = { play: box.play, way: box.turned ? ('turned' as const) : ('straight' as const) };
  if (diagonalDepth === null) return asBox;
  const across = Math.hypot(small, middle);
  // No body that reaches both corners is thinner than this: a smaller figure is a slip of the maker's.
  const thinnest = (small * middle) / across;
  const tilted = straightPlay([Math.max(diagonalDepth, thinnest), Math.min(across, large)], opening);
  return tilted > asBox.play ? { play: tilted, way: 'on the diagonal' } : asBox;
}

const inThisWay: Readonly<Record<Way, string>> = {
  straight: '',
  turned: ', turned at an angle',
  'on the diagonal': ', tilted onto its diagonal',
};

function missing(box: Box, opening: Opening): string | null {
  for (const side of ['width', 'depth', 'height'] as const)
    if (!isLength(box[side])) return `the ${side} of this piece is not known`;
  for (const side of ['width', 'height'] as const)
    if (!isLength(opening[side])) return `the ${side} of your doorway is missing`;
  return null;
}

function sentence(margin: number, way: Way, doorway: string): string {
  const how = inThisWay[way];
  switch (verdictOf(margin)) {
    case 'passes':
      return `Passes ${doorway} with ${spare(margin)}${how}`;
    case 'tight':
      return `Tight: passes ${doorway} with ${spare(margin)}${how}`;
    case 'legs-or-door-off':
      return `${playInWords(margin)} too large for ${doorway}${how}: take the legs or the door off`;
    case 'does-not-pass':
      return `Does not pass ${doorway}${how}: ${playInWords(margin)} too large`;
  }
}

/** Will this piece go through this doorway? All lengths in inches. */
export function fitsThrough(box: Box, opening: Opening): ThroughFit {
  const why = missing(box, opening);
  if (why !== null) return unknownFit(why);
  const dimensions = [box.width, box.depth, box.height].filter(isLength);
  const width = opening.width ?? 0;
  const height = opening.height ?? 0;
  const diagonal = isLength(box.diagonalDepth) ? box.diagonalDepth : null;
  const through = (wider: number, higher: number) => {
    const { play, way } = bestWay(dimensions, diagonal, [Math.max(width + wider, 0), Math.max(height + higher, 0)]);
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
  return {
    verdict,
    reason: onceMore(sentence(margin, way, doorway), hangs ? `the doorway's ${decides}` : null),
    margin,
    measureAgain: hangs ? decides : null,
  };
}
