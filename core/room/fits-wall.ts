import {
  comfortablePlay,
  type Fit,
  isLength,
  leavesNothing,
  onceMore,
  tapeUncertainty,
  unknownFit,
  withoutRounding,
} from './fit.ts';
import { feetInWords, playInWords } from './length-words.ts';

export interface Wall {
  /** The customer's name for it: 'wall A'. */
  readonly name: string;
  readonly length?: number | null | undefined;
}

export type WallFit = Fit<'length'>;

const wallVerdict = (margin: number) =>
  margin >= comfortablePlay ? 'passes' : margin >= 0 ? 'tight' : 'does-not-pass';

/** Whether this piece fits with its back along this wall. Removing legs or doors doesn't help here. */
export function fitsWall(piece: { readonly width?: number | null | undefined }, wall: Wall): WallFit {
  if (!isLength(piece.width)) return unknownFit('the width of this piece isn’t known');
  if (!isLength(wall.length)) return unknownFit(`the length of ${wall.name} is missing`);
  const margin = withoutRounding(wall.length - piece.width, wall.length);
  const verdict = wallVerdict(margin);
  const along = `${feetInWords(wall.length)} ${wall.name}`;
  const words = {
    passes: `Fits your ${along} with ${feetInWords(Math.floor(margin * 4) / 4)} to spare`,
    tight: leavesNothing(margin)
      ? `Tight: your ${along} leaves nothing to spare. Measure ${wall.name} again, and consider a narrower piece.`
      : `Tight: fits your ${along} with ${playInWords(margin)} to spare`,
    'does-not-pass': `Doesn’t fit your ${along}: ${playInWords(margin)} too wide`,
  }[verdict];
  const hangs = [tapeUncertainty, -tapeUncertainty].some((off) => wallVerdict(margin + off) !== verdict);
  return {
    verdict,
    reason: onceMore(words, hangs && !leavesNothing(margin) ? wall.name : null),
    margin,
    measureAgain: hangs ? 'length' : null,
  };
}
