import type { CatalogueItem } from '#core/catalog/index.ts';
import { type BoardId, checkBoards, type FilledSlot, type Finding, slotsOf } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { DeskBoard } from '../store.ts';

/** Checks the boards on the desk against the rules. */
export function deskFindings(
  boards: readonly DeskBoard[],
  items: ReadonlyMap<string, CatalogueItem>,
  brief: Brief,
): Finding[] {
  const slots = slotsOf(brief);
  const filled = (letter: BoardId): FilledSlot[] =>
    (boards.find((board) => board.letter === letter)?.pieces ?? []).flatMap(({ slot, recordId }) => {
      const piece = slots[slot];
      return piece ? [{ piece, item: recordId === null ? null : (items.get(recordId) ?? null) }] : [];
    });
  const nameless = boards
    .filter(({ name }) => name.trim() === '')
    .map(({ letter }): Finding => {
      const words = `${letter.toUpperCase()}: the board has no name`;
      return { board: letter, slot: null, weight: 'stops', words };
    });
  return [...checkBoards(brief, { a: filled('a'), b: filled('b') }), ...nameless];
}
