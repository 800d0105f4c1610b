import type { CatalogItem } from '../../catalog/index.ts';
import { type Cents, sumCents } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { type BoardFacts, boardFacts, leadWords } from '../notes/board-words.ts';
import { type Around, type GivenUp, givenUpBy, type Reach, reachOf } from '../notes/given-up.ts';
import { type OpenReason, openWords, whyOpen } from '../notes/missing.ts';
import { type Reason, reasonsFor } from '../notes/reasons.ts';
import { BestFew } from './best-few.ts';
import { gainOf, open, type Picks } from './search.ts';
import type { Shortlist } from './shortlist.ts';
import type { Theme } from './theme.ts';

export interface Suggestion {
  readonly recordId: string;
  readonly quantity: number;
  /** What it adds to this board's score. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Which wishes it doesn't meet, and why. */
  readonly givenUp: readonly GivenUp[];
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
  /** Its name and first sentence, from the pieces on it. */
  readonly name: string;
  readonly lead: string;
  /** The first one is the anchor. */
  readonly slots: readonly ComposedSlot[];
  readonly score: number;
  /** It was composed from what's ready to ship alone. */
  readonly readyOnly: boolean;
  readonly totalCents: Cents;
}

export const alternativesShown = 8;

/** A board as the search left it. */
export interface Solved {
  readonly theme: Theme;
  readonly lists: readonly Shortlist[];
  readonly picks: Picks;
  readonly score: number;
  /** Only pieces that are ready to ship were considered. */
  readonly readyOnly: boolean;
}

/** The pieces of a board by slot; null for an open one. */
const itemsOf = ({ lists, picks }: Solved) =>
  lists.map(({ ask }, slot) => ask.columns.items[picks[slot] ?? open] ?? null);

const filled = (board: Solved) => itemsOf(board).flatMap((item) => item ?? []);

export const factsOf = (brief: Brief, board: Solved): BoardFacts => boardFacts(filled(board), brief);

/** What's on the board at the moment, as seen from the other one. */
export const aroundBoard = (otherBoard: Around['otherBoard'], other: Solved): Around => ({
  otherBoard,
  onOtherBoard: new Set(filled(other).map(({ recordId }) => recordId)),
  declined: new Set(),
});

export function describeBoard(brief: Brief, board: Solved, name: string, around: Around): ComposedBoard {
  const items = itemsOf(board);
  const price = (item: CatalogItem | null, slot: number) =>
    (item?.priceCents ?? 0) * (board.lists[slot]?.ask.quantity ?? 0);
  return {
    theme: board.theme,
    name,
    lead: leadWords(factsOf(brief, board)),
    slots: board.lists.map((list, slot) => describeSlot({ brief, board, around, items }, list, slot)),
    score: board.score,
    readyOnly: board.readyOnly,
    totalCents: sumCents(items.map(price)),
  };
}

interface Describing {
  readonly brief: Brief;
  readonly board: Solved;
  readonly around: Around;
  readonly items: readonly (CatalogItem | null)[];
}

function describeSlot({ brief, board, around, items }: Describing, list: Shortlist, slot: number): ComposedSlot {
  const { piece, columns } = list.ask;
  const others = items.filter((item, index): item is CatalogItem => item !== null && index !== slot);
  let known: Reach | null = null;
  const reach = () => {
    known ??= reachOf(list.ask, around);
    return known;
  };
  const suggest = ({ row, score }: Ranked): Suggestion[] => {
    const item = columns.items[row];
    if (item === undefined) return [];
    const givenUp = givenUpBy(list.ask, row, brief, around, reach);
    const reasons = reasonsFor(item, piece, brief, others);
    return [{ recordId: item.recordId, quantity: piece.quantity, score, reasons, givenUp }];
  };
  const { current, alternatives } = ranked(board, list, slot);
  const [suggestion = null] = current ? suggest(current) : [];
  const reason = suggestion === null ? whyOpen(list.ask, around) : null;
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
