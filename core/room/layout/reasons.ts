import { feetInWords } from '../length-words.ts';
import type { Finding } from './findings.ts';
import type { Frame } from './floor/frame.ts';
import { calledInText, isPlaceable } from './kinds.ts';
import type { LayoutPiece } from './layout-types.ts';

export const unmeasuredRoomWords = 'We can’t place anything yet: we’re missing the room’s measurements.';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a piece didn't fit. */
export function tooMuchWords(piece: LayoutPiece, { floor }: Frame): string {
  const name = capital(calledInText(piece));
  if (!isPlaceable(piece)) return `${name} isn’t on the plan: we don’t know its size.`;
  const { width, depth } = piece;
  const straight = width <= floor.width && depth <= floor.depth;
  const crossed = depth <= floor.width && width <= floor.depth;
  if (!straight && !crossed)
    return `${name} is larger than the room: it needs ${feetInWords(Math.max(width, depth))} by ${feetInWords(Math.min(width, depth))}.`;
  return `${name} is too big for this room: there’s no spot for it that keeps the door clear and leaves a path to everything.`;
}

/** A finding as a full sentence. */
export const reasonOf = ({ inches, words }: Finding): string =>
  `${inches === null ? words : `${feetInWords(Math.floor(inches * 2) / 2)} ${words}`}.`;
