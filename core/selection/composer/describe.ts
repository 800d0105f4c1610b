import type { CatalogueItem } from '../../catalog/index.ts';
import { type Cents, sumCents } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { BestFew } from './best-few.ts';
import { type OpenReason, openWords, whyOpen } from './open-slot.ts';
import { type Reason, reasonsFor, relaxedWords } from './reasons.ts';
import { type Relaxation, relaxedFor } from './rules.ts';
import { gainOf, open, type Picks } from './search.ts';
import type { Shortlist } from './shortlist.ts';
import type { Theme } from './theme.ts';

export interface Suggestion {
  readonly recordId: string;
  readonly quantity: number;
  /** What it adds to this board's score. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Which requirements it doesn't meet, and why they were relaxed. */
  readonly relaxed: readonly { readonly what: Relaxation; readonly words: string }[];
}

export interface ComposedSlot {
  readonly piece: BriefPiece;
  readonly suggestion: Suggestion | null;
  /** Why the slot couldn't be filled. */
  readonly open: { readonly reason: OpenReason; readonly words: string } | null;
  /** Best first, each scored as part of this board. */
  readonly alternatives: readonly Suggestion[];
}

export interface ComposedBoard {
  readonly theme: Theme;
  /** The first one is the anchor. */
  readonly slots: readonly ComposedSlot[];
  readonly score: number;
  readonly totalCents: Cents;
}

export const alternativesShown = 8;

/** A board as the search left it. */
export interface Solved {
  readonly theme: Theme;
  readonly lists: readonly Shortlist[];
  readonly picks: Picks;
  readonly score: number;
}

export function describeBoard(brief: Brief, board: Solved): ComposedBoard {
  const items = board.lists.map(({ ask }, slot) => ask.columns.items[board.picks[slot] ?? open] ?? null);
  const price = (item: CatalogueItem | null, slot: number) =>
    (item?.priceCents ?? 0) * (board.lists[slot]?.ask.quantity ?? 0);
  return {
    theme: board.theme,
    slots: board.lists.map((list, slot) => describeSlot(brief, board, list, slot, items)),
    score: board.score,
    totalCents: sumCents(items.map(price)),
  };
}

function describeSlot(
  brief: Brief,
  board: Solved,
  list: Shortlist,
  slot: number,
  items: readonly (CatalogueItem | null)[],
): ComposedSlot {
  const { piece, columns } = list.ask;
  const others = items.filter((item, index): item is CatalogueItem => item !== null && index !== slot);
  const suggest = ({ row, score }: Ranked): Suggestion[] => {
    const item = columns.items[row];
    if (item === undefined) return [];
    const relaxed = relaxedFor(list.ask, row).map((what) => ({ what, words: relaxedWords(what, piece) }));
    const reasons = reasonsFor(item, piece, brief, others);
    return [{ recordId: item.recordId, quantity: piece.quantity, score, reasons, relaxed }];
  };
  const { current, alternatives } = ranked(board, list, slot);
  const [suggestion = null] = current ? suggest(current) : [];
  const reason = suggestion === null ? whyOpen(list.ask) : null;
  return {
    piece,
    suggestion,
    open: reason === null ? null : { reason, words: openWords(reason, piece) },
    alternatives: alternatives.flatMap(suggest),
  };
}

interface Ranked {
  readonly row: number;
  readonly score: number;
}

/** The piece in a slot, and what could replace it, ranked by what each would add to this board. */
function ranked(
  board: Solved,
  list: Shortlist,
  slot: number,
): { current: Ranked | null; alternatives: readonly Ranked[] } {
  const own = new Map(list.best.map(({ row, score }) => [row, score]));
  for (let place = 0; place < list.length; place += 1) own.set(list.rows[place] ?? open, list.scores[place] ?? 0);
  const few = new BestFew(alternativesShown);
  let current: Ranked | null = null;
  for (const [row, score] of own) {
    const gain = gainOf(board.lists, board.picks, slot, row, score);
    if (gain === null) continue;
    if (row === board.picks[slot]) current = { row, score: gain };
    else few.offer(gain, row);
  }
  return { current, alternatives: few.list().map(({ thing, score }) => ({ row: thing, score })) };
}
