import { inchesInWords } from '../length-words.ts';
import type { LayoutPiece } from './layout-types.ts';
import { layoutNumbers } from './numbers.ts';

const { from, to } = layoutNumbers.easySeat;
const easyRange = `${from} to ${inchesInWords(to)}`;

/** Where people sit. A bed isn't counted: how high it is depends on the mattress. */
const seats = ['sofa', 'lounge_chair', 'dining_chair', 'desk_chair', 'stool', 'bench'];

type Seat = Pick<LayoutPiece, 'kind' | 'height' | 'seatHeight'>;

/** From the floor to where one sits, in inches; a bench without a record of it is sat on at its top. */
const heightOf = ({ kind, height, seatHeight = null }: Seat): number | null =>
  seatHeight ?? (kind === 'bench' ? height : null);

const isEasy = (inches: number) => inches >= from && inches <= to;

/** How high one sits on a piece, and whether that's easy to get up from; null if one doesn't sit on it. */
export function seatHeightWords(piece: Seat): string | null {
  const easy = `${easyRange} is easy to get up from`;
  const inches = heightOf(piece);
  if (inches === null) {
    if (piece.kind === 'bed') return `height depends on the mattress; ${easy}`;
    return seats.includes(piece.kind) ? `seat height not listed; ${easy}` : null;
  }
  const said = `seat ${inchesInWords(inches)} high`;
  return isEasy(inches) ? `${said}, easy to get up from` : `${said}; ${easy}`;
}

/** The seats of a room together, for someone who has a hard time getting up. */
export interface SeatsInRoom {
  /** Whether there's one among those that are listed. */
  readonly easy: boolean;
  readonly words: string;
}

/** Null where one can't sit down at all, or no height is listed. */
export function seatsInRoom(pieces: readonly Seat[]): SeatsInRoom | null {
  const all = pieces.filter(({ kind }) => seats.includes(kind));
  const listed = all.flatMap((piece) => heightOf(piece) ?? []);
  if (listed.length === 0) return null;
  const easy = listed.filter(isEasy).length;
  const unlisted = all.length - listed.length;
  const said = countWords(easy, listed.length);
  const rest = unlisted === 1 ? 'The height of 1 seat isn’t' : `The heights of ${unlisted} seats aren’t`;
  return { easy: easy > 0, words: unlisted === 0 ? said : `${said} ${rest} listed.` };
}

function countWords(easy: number, listed: number): string {
  const easyToo = `${easyRange}, which is easy to get up from.`;
  if (easy === 0) return `None of the listed seat heights is ${easyToo}`;
  if (listed === 1) return `There’s one listed seat height. It’s ${easyToo}`;
  return `${easy} of ${listed} listed seat heights ${easy === 1 ? 'is' : 'are'} ${easyToo}`;
}
