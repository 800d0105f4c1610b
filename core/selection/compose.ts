import { piecesOf } from '../catalog/index.ts';
import type { Brief, BriefPiece } from '../survey/index.ts';
import { type Ask, compileAsk } from './composer/ask.ts';
import { oneSharedIn } from './composer/check-boards.ts';
import { type CatalogueIndex, columnsFor } from './composer/columns.ts';
import { aroundBoard, type ComposedBoard, describeBoard, factsOf, type Solved } from './composer/describe.ts';
import { open, type Picks, type Sharing, searchBoard } from './composer/search.ts';
import { lockedList, type Shortlist, shortlist, withRow } from './composer/shortlist.ts';
import { compileTheme, type Theme, themesOf } from './composer/theme.ts';
import { boardNames } from './notes/board-words.ts';

/** Record ids the specialist has locked, by slot. */
export type Locks = Readonly<Partial<Record<'a' | 'b', ReadonlyMap<number, string>>>>;

/** A board's slots in the room's own order, so the anchor (the piece a board is built around) comes first. */
export function slotsOf({ room, pieces }: Brief): BriefPiece[] {
  const order = piecesOf(room);
  const place = ({ kind }: BriefPiece) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return pieces.toSorted((a, b) => place(a) - place(b));
}

/**
 * Board A and Board B from the catalog. A is the best board there is; B is the best one with a different anchor and
 * theme that shares at most a third of its pieces with A.
 */
export function compose(
  brief: Brief,
  index: CatalogueIndex,
  locks: Locks = {},
): { a: ComposedBoard; b: ComposedBoard } {
  const asks = slotsOf(brief).map((piece) => compileAsk(brief, piece, columnsFor(index, piece.kind)));
  const themes = themesOf(brief);
  const a = solveFirst(asks, themes.a, locks.a);
  const b = solveSecond(asks, themes.b, locks.b, a);
  const names = boardNames(factsOf(brief, a), factsOf(brief, b));
  return {
    a: describeBoard(brief, a, names.a, aroundBoard('b', b)),
    b: describeBoard(brief, b, names.b, aroundBoard('a', a)),
  };
}

function solveFirst(asks: readonly Ask[], theme: Theme, locks: Locks['a']): Solved {
  const compiled = compileTheme(theme);
  const lists = asks.map((ask, slot) => lockOf(ask, locks, slot, theme) ?? shortlist(ask, compiled));
  return { theme, lists, ...searchBoard(lists, { pieces: [], most: 0 }) };
}

function solveSecond(asks: readonly Ask[], theme: Theme, locks: Locks['b'], first: Solved): Solved {
  const compiled = compileTheme(theme);
  const lists = asks.map((ask, slot) => {
    const taken = rowOf(first, slot);
    const list = lockOf(ask, locks, slot, theme) ?? shortlist(ask, compiled, taken);
    return slot === 0 || taken === null || list.locked ? list : withRow(list, compiled, taken);
  });
  const pieces = asks.flatMap(({ columns }, slot) => {
    const row = rowOf(first, slot);
    return row === null ? [] : [{ columns, row }];
  });
  const attempt = (most: number) => ({ theme, lists, ...searchBoard(lists, { pieces, most }) });
  // Open slots shrink the third, so the allowance goes down until it holds.
  for (let most = Math.floor(pieces.length / oneSharedIn); most > 0; most -= 1) {
    const second = attempt(most);
    if (sharedCount(second, pieces) * oneSharedIn <= filledCount(second.picks)) return second;
  }
  return attempt(0);
}

const filledCount = (picks: Picks) => picks.filter((pick) => pick !== open).length;

function sharedCount(board: Solved, pieces: Sharing['pieces']): number {
  return board.lists.filter(({ ask }, slot) => {
    const row = rowOf(board, slot);
    return pieces.some((piece) => piece.columns === ask.columns && piece.row === row);
  }).length;
}

function rowOf({ picks }: Solved, slot: number): number | null {
  const row = picks[slot] ?? open;
  return row === open ? null : row;
}

function lockOf(
  ask: Ask,
  locks: ReadonlyMap<number, string> | undefined,
  slot: number,
  theme: Theme,
): Shortlist | null {
  const recordId = locks?.get(slot);
  const row = recordId === undefined ? -1 : ask.columns.items.findIndex((item) => item.recordId === recordId);
  return row < 0 ? null : lockedList(ask, compileTheme(theme), row);
}
