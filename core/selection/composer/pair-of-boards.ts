import { readyToShipDays } from '../insta-order.ts';
import type { Ask } from './ask.ts';
import { oneSharedIn } from './check-boards.ts';
import type { Solved } from './describe.ts';
import { keepsWish } from './rules.ts';
import { open, type Picks, type Sharing, searchBoard } from './search.ts';
import { listsOf, lockedList, type Shortlist, type SlotLists, type SlotScan, withRow } from './shortlist.ts';
import { compileTheme, type Theme } from './theme.ts';

/** The rows the specialist has locked on a board, by slot. */
export type LockedRows = ReadonlyMap<number, number>;

interface Wanted {
  readonly scans: readonly SlotScan[];
  readonly themes: { readonly a: Theme; readonly b: Theme };
  readonly locks: { readonly a: LockedRows; readonly b: LockedRows };
}

/** Points that a ready Board A may cost before we look whether Board B can be the ready one. */
const smallLoss = 160;

/**
 * Both boards of a pair. One of them is ready to ship wherever that's possible without leaving the style or the tier;
 * the other may wait for something better.
 */
export function solvePair(wanted: Wanted): { a: Solved; b: Solved } {
  const a = solveFirst(wanted, 'free');
  if (isReady(a)) return { a, b: solveSecond(wanted, a, 'free') };
  const soonA = readyInsteadOf(a, () => solveFirst(wanted, 'ready'));
  if (soonA && a.score - soonA.score <= smallLoss) return { a: soonA, b: solveSecond(wanted, soonA, 'free') };
  const b = solveSecond(wanted, a, 'free');
  if (isReady(b)) return { a, b };
  const soonB = readyInsteadOf(b, () => solveSecond(wanted, a, 'ready'));
  const lossOfA = soonA ? a.score - soonA.score : Number.POSITIVE_INFINITY;
  if (soonB && b.score - soonB.score <= lossOfA) return { a, b: soonB };
  return soonA ? { a: soonA, b: solveSecond(wanted, soonA, 'free') } : { a, b };
}

/**
 * A board whose pieces are all ready, unless it leaves more slots open, has more pieces out of style or tier, or costs
 * more than its tier in a slot where the other one doesn't.
 */
function readyInsteadOf(board: Solved, solve: () => Solved): Solved | null {
  const ready = solve();
  const dearer = board.lists.some(
    ({ ask }, slot) => isOver(ask, rowOf(ready, slot)) && !isOver(ask, rowOf(board, slot)),
  );
  const keeps = filledCount(ready.picks) >= filledCount(board.picks) && astray(ready) <= astray(board) && !dearer;
  return keeps && isReady(ready) ? ready : null;
}

const isOver = (ask: Ask, row: number | null) => row !== null && !keepsWish.tier(ask, row);

const isReady = (board: Solved): boolean =>
  filledCount(board.picks) > 0 &&
  board.lists.every(({ ask }, slot) => {
    const row = rowOf(board, slot);
    return row === null || (ask.columns.leadTime[row] ?? 0) <= readyToShipDays;
  });

const isAstray = (ask: Ask, row: number) =>
  !keepsWish.style(ask, row) || !keepsWish.tier(ask, row) || (ask.columns.price[row] ?? 0) < ask.tierFrom;

const astray = (board: Solved) =>
  board.lists.filter(({ ask }, slot) => {
    const row = rowOf(board, slot);
    return row !== null && isAstray(ask, row);
  }).length;

/** What's locked on Board B isn't proposed for Board A, too, unless nothing else is left. */
function solveFirst({ scans, themes, locks }: Wanted, which: keyof SlotLists): Solved {
  const compiled = compileTheme(themes.a);
  const lists = scans.map((scan, slot) => {
    const others = listsOf(scan, 0, locks.b.get(slot));
    const found = others[which].length > 0 ? others : listsOf(scan, 0);
    const locked = locks.a.get(slot);
    return locked === undefined ? found[which] : lockedList(found.free, compiled, locked);
  });
  return { theme: themes.a, lists, readyOnly: which === 'ready', ...searchBoard(lists, { pieces: [], most: 0 }) };
}

/** The best board with a different anchor that shares at most a third of its pieces with the first. */
function solveSecond({ scans, themes, locks }: Wanted, first: Solved, which: keyof SlotLists): Solved {
  const compiled = compileTheme(themes.b);
  const lists = scans.map((scan, slot): Shortlist => {
    const taken = rowOf(first, slot);
    const found = listsOf(scan, 1, taken);
    const locked = locks.b.get(slot);
    if (locked !== undefined) return lockedList(found.free, compiled, locked);
    const mayShare =
      slot > 0 && taken !== null && (which === 'free' || (scan.ask.columns.leadTime[taken] ?? 0) <= readyToShipDays);
    return mayShare ? withRow(found[which], compiled, taken) : found[which];
  });
  const pieces = scans.flatMap(({ ask: { columns } }, slot) => {
    const row = rowOf(first, slot);
    return row === null ? [] : [{ columns, row }];
  });
  const attempt = (most: number): Solved => ({
    theme: themes.b,
    lists,
    readyOnly: which === 'ready',
    ...searchBoard(lists, { pieces, most }),
  });
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
