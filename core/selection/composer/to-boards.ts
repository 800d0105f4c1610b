import type { Board, Boards } from '../board.ts';
import type { ComposedBoard, ComposedSlot } from './describe.ts';
import { openForCustomer } from './open-slot.ts';
import { relaxedForCustomer } from './reasons.ts';
import { moodNotes } from './theme.ts';

const reasonsInNote = 2;

/** A proposal as a pair that can be published as is; null while either board has no pieces. */
export function boardsOf({ a, b }: { readonly a: ComposedBoard; readonly b: ComposedBoard }): Boards | null {
  const boards: Boards = [boardOf(a), boardOf(b)];
  return boards.every(({ furniture }) => furniture.length > 0) ? boards : null;
}

function boardOf({ theme, slots }: ComposedBoard): Board {
  return {
    name: theme.name,
    note: [
      moodNotes[theme.mood],
      ...slots.flatMap(({ open, piece }) => (open ? [openForCustomer(open.reason, piece)] : [])),
    ].join(' '),
    furniture: slots.flatMap((slot) =>
      slot.suggestion
        ? [{ recordId: slot.suggestion.recordId, quantity: slot.suggestion.quantity, note: noteOf(slot) }]
        : [],
    ),
  };
}

/**
 * The top reasons for it, and anything that was relaxed. How it fits is left out, because that's shown next to it
 * anyway.
 */
function noteOf({ suggestion, piece }: ComposedSlot): string {
  const speaking = (suggestion?.reasons ?? []).filter(({ sign }) => sign === 'plus');
  const liked = speaking.filter(({ delivery }) => !delivery);
  const reasons = (liked.length > 0 ? liked : speaking).slice(0, reasonsInNote);
  const relaxed = suggestion?.relaxed ?? [];
  return [
    ...reasons.map(({ words }) => `${words}.`),
    ...relaxed.map(({ what }) => relaxedForCustomer(what, piece)),
  ].join(' ');
}
