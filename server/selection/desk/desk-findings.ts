import { type CatalogItem, pieceNames } from '#core/catalog/index.ts';
import {
  type BoardId,
  type CatalogIndex,
  checkBoards,
  type FilledSlot,
  type Finding,
  slotsOf,
  slotsWith,
  type Wishes,
  wouldFit,
} from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import type { DeskBoard } from '../store.ts';

/** Checks the boards on the desk against the rules. */
export function deskFindings(
  boards: readonly DeskBoard[],
  items: ReadonlyMap<string, CatalogItem>,
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

/** The catalog that a board is held against. */
interface Held {
  brief: Brief;
  index: CatalogIndex;
  items: ReadonlyMap<string, CatalogItem>;
}

/**
 * A board without its main piece: what's missing, why, and what would fit. A person may decide to publish it; a
 * proposal is never published so.
 */
export function missingMainFindings(
  boards: readonly DeskBoard[],
  { brief, index, items }: Held,
  weight: Finding['weight'],
): Finding[] {
  const [piece] = slotsOf(brief);
  if (!piece) return [];
  const taken = new Set(boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])));
  return boards
    .filter(({ pieces }) => pieces.some(({ slot, recordId }) => slot === 0 && recordId === null))
    .map(({ letter, pieces }): Finding => {
      const others = pieces.flatMap(({ recordId }) => items.get(recordId ?? '') ?? []);
      const fits = wouldFit(brief, index, { board: letter, piece, others, taken });
      const why = pieces.find(({ slot }) => slot === 0)?.unfilled ?? '';
      const kind = pieceNames[piece.kind].one.toLowerCase();
      const what = fits ? `The ${fits.name} would fit, if another type or size will do` : 'Nothing in stock would fit';
      const words = `${letter.toUpperCase()}: the main piece, the ${kind}, is missing. ${why ? `${why} ` : ''}${what}`;
      return { board: letter, slot: 0, weight, words };
    });
}
