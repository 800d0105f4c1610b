import { piecesOf } from '../catalog/index.ts';
import type { Brief, BriefPiece } from '../survey/index.ts';
import { type Ask, compileAsk } from './composer/ask.ts';
import { type CatalogIndex, columnsFor, rowOfRecord } from './composer/columns.ts';
import { aroundBoard, type ComposedBoard, describeBoard, factsOf } from './composer/describe.ts';
import { type LockedRows, solvePair } from './composer/pair-of-boards.ts';
import { scanSlot } from './composer/shortlist.ts';
import { compileTheme, themesOf } from './composer/theme.ts';
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
 * theme that shares at most a third of its pieces with A. One of them is ready to ship where the brief allows it.
 */
export function compose(brief: Brief, index: CatalogIndex, locks: Locks = {}): { a: ComposedBoard; b: ComposedBoard } {
  const asks = slotsOf(brief).map((piece) => compileAsk(brief, piece, columnsFor(index, piece.kind)));
  const themes = themesOf(brief);
  const compiled = [compileTheme(themes.a), compileTheme(themes.b)];
  const { a, b } = solvePair({
    scans: asks.map((ask) => scanSlot(ask, compiled)),
    themes,
    locks: { a: lockedRows(asks, locks.a), b: lockedRows(asks, locks.b) },
  });
  const names = boardNames(factsOf(brief, a), factsOf(brief, b));
  return {
    a: describeBoard(brief, a, names.a, aroundBoard('b', b)),
    b: describeBoard(brief, b, names.b, aroundBoard('a', a)),
  };
}

function lockedRows(asks: readonly Ask[], locks: ReadonlyMap<number, string> | undefined): LockedRows {
  const rows = new Map<number, number>();
  for (const [slot, recordId] of locks ?? []) {
    const columns = asks[slot]?.columns;
    const row = columns ? rowOfRecord(columns, recordId) : -1;
    if (row >= 0) rows.set(slot, row);
  }
  return rows;
}
