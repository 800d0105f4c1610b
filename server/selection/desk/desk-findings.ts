import type { CatalogueItem } from '#core/catalog/index.ts';
import {
  type BoardId,
  checkBoards,
  type FilledSlot,
  type Finding,
  slotsWith,
  type Wishes,
} from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { DeskBoard } from '../store.ts';

/** Checks the boards on the desk against the rules. */
export function deskFindings(
  boards: readonly DeskBoard[],
  items: ReadonlyMap<string, CatalogueItem>,
  brief: Brief,
  wishes: Wishes,
): Finding[] {
  const slots = slotsWith(brief, wishes);
  const filled = (letter: BoardId): FilledSlot[] =>
    (boards.find((board) => board.letter === letter)?.pieces ?? []).flatMap(({ slot, recordId, quantity, note }) => {
      const piece = slots[slot];
      const item = recordId === null ? null : (items.get(recordId) ?? null);
      return piece ? [{ piece: { ...piece, quantity }, item, slot, note }] : [];
    });
  const nameless = boards
    .filter(({ name }) => name.trim() === '')
    .map(({ letter }): Finding => {
      const words = `${letter.toUpperCase()}: the board has no name`;
      return { board: letter, slot: null, weight: 'stops', words };
    });
  return [...checkBoards(brief, { a: filled('a'), b: filled('b') }), ...nameless];
}

/** A swap never comes back without a board's main piece, if there was one. */
export function mainPieceFindings(before: readonly DeskBoard[], boards: readonly DeskBoard[]): Finding[] {
  const main = ({ pieces }: DeskBoard) => pieces.find(({ slot }) => slot === 0)?.recordId ?? null;
  return before
    .filter((older) => main(older) !== null)
    .flatMap(({ letter }) => boards.filter((board) => board.letter === letter && main(board) === null))
    .map(({ letter }): Finding => {
      const words = `${letter.toUpperCase()}: the main piece is missing, and a swap always comes back with one`;
      return { board: letter, slot: 0, weight: 'stops', words };
    });
}
