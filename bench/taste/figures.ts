import { type CatalogItem, withinTier } from '../../core/catalog/index.ts';
import { tierQuestionOf, tierRange } from '../../core/selection/composer/ask.ts';
import {
  alternativesOffered,
  alternativesOfPair,
  boardsOf,
  type CatalogIndex,
  type ComposedBoard,
  compose,
  indexCatalog,
  instaOrder,
  slotsOf,
} from '../../core/selection/index.ts';
import { refutedBoard } from '../../core/selection/notes/refuted-board.test-data.ts';
import type { Brief, BriefPiece } from '../../core/survey/index.ts';

/** What a survey asks for in one place of a board. */
export interface Wanted {
  readonly brief: Brief;
  readonly piece: BriefPiece;
}

/** As much of a piece as tells whether it's what was asked for. */
export type Offer = Pick<
  CatalogItem,
  'kind' | 'type' | 'size' | 'styles' | 'priceCents' | 'materials' | 'color' | 'woodTone'
>;

interface Offered extends Wanted {
  readonly item: Offer;
}

/** A piece on a board, with what was asked for in its place. */
interface Placed extends Wanted {
  readonly item: CatalogItem;
}

/** A board as an outsider sees it: the pieces, and nothing of how they were scored. */
interface Seen {
  readonly brief: Brief;
  readonly board: ComposedBoard;
  readonly placed: readonly Placed[];
  readonly refuted: readonly string[];
}

export const isOffStyle = ({ brief, item }: Offered): boolean =>
  brief.styles.length > 0 && !item.styles.some((label) => brief.styles.includes(label));

export const isOutsideTier = ({ piece, item }: Offered): boolean =>
  piece.tier !== null && !withinTier(item.priceCents, piece.tier, tierQuestionOf(piece));

const aboveTier = ({ piece, item }: Placed): number => item.priceCents / tierRange(piece).tierTo - 1;

export const lacksMaterial = ({ piece, item }: Offered): boolean =>
  piece.materials.length > 0 && !item.materials.some((one) => piece.materials.includes(one));

export function lacksColor({ piece, item }: Offered): boolean {
  const wanted = piece.colors.length > 0 ? piece.colors.some((one) => one === item.color) : item.color !== 'neutral';
  switch (piece.colorIntensity) {
    case null:
      return false;
    case 'neutral':
      return item.color !== 'neutral';
    case 'accent':
      return item.color !== 'neutral' && !wanted;
    case 'lots_of_color':
      return !wanted;
  }
}

/** Woods quarrel when light ones stand beside dark ones. */
const woodsQuarrel = ({ placed }: Seen): boolean => new Set(placed.flatMap(({ item }) => item.woodTone ?? [])).size > 1;

const isReady = ({ placed }: Seen): boolean =>
  instaOrder(placed.map(({ item, piece }) => ({ item, quantity: piece.quantity }))).ok;

/** What the tiers promise the whole board costs, next to what it does cost. */
function keepsPromise({ placed }: Seen): boolean {
  const sum = (of: (one: Placed) => number) => placed.reduce((total, one) => total + of(one) * one.piece.quantity, 0);
  const paid = sum(({ item }) => item.priceCents);
  const asked = placed.filter(({ piece }) => piece.tier !== null);
  if (asked.length < placed.length) return true;
  return (
    paid >= sum(({ piece }) => tierRange(piece).tierFrom) * 0.9 &&
    paid <= sum(({ piece }) => tierRange(piece).tierTo) * 1.1
  );
}

function look(brief: Brief, items: readonly CatalogItem[], pair: { a: ComposedBoard; b: ComposedBoard }): Seen[] {
  const byId = new Map(items.map((item) => [item.recordId, item]));
  const placedOn = ({ slots }: ComposedBoard) =>
    slots.flatMap(({ piece, suggestion }) => {
      const item = byId.get(suggestion?.recordId ?? '');
      return item ? [{ brief, piece, item }] : [];
    });
  const notes = boardsOf(brief, pair);
  return [pair.a, pair.b].map((board, place) => {
    const own = placedOn(board).map(({ item }) => item);
    const other = placedOn(place === 0 ? pair.b : pair.a).map(({ item }) => item);
    const said = { brief, items, own, other, declined: new Set<string>() };
    const refuted = refutedBoard(board.name, notes?.[place]?.note ?? board.lead, slotsOf(brief), said);
    return { brief, board, placed: placedOn(board), refuted: notes ? refuted : [] };
  });
}

/** How many others each piece of a pair offers, as the boards would be published. */
function triesOf(pair: readonly Seen[], index: CatalogIndex): number[] {
  const without = new Set(pair.flatMap(({ placed }) => placed.map(({ item }) => item.recordId)));
  const slots = pair.flatMap(({ placed }, at) =>
    placed.map(({ piece, item }) => {
      const others = placed.flatMap((one) => (one.item === item ? [] : [one.item]));
      return { board: at === 0 ? ('a' as const) : ('b' as const), piece, item, others, first: [], without };
    }),
  );
  const [brief] = pair.map((seen) => seen.brief);
  return brief ? alternativesOfPair(brief, index, slots).map((list) => Math.min(list.length, alternativesOffered)) : [];
}

/** One line for each figure. */
export function figuresOf(briefs: readonly Brief[], items: readonly CatalogItem[]): string[] {
  const index = indexCatalog(items);
  const pairs = briefs.map((brief) => look(brief, items, compose(brief, index)));
  const boards = pairs.flat();
  const tries = pairs.flatMap((pair) => triesOf(pair, index));
  const placed = boards.flatMap((board) => board.placed);
  const tiered = placed.filter(({ piece }) => piece.tier !== null);
  const dearer = tiered.filter((one) => aboveTier(one) > 0);
  const share = <T>(what: string, of: readonly T[], is: (one: T) => boolean) =>
    `  ${what}: ${((100 * of.filter(is).length) / Math.max(of.length, 1)).toFixed(1)} % (${of.filter(is).length} of ${of.length})`;
  return [
    share('pieces off style', placed, isOffStyle),
    share('boards with woods that quarrel', boards, woodsQuarrel),
    share('pieces outside their tier', tiered, isOutsideTier),
    share('  of them above it by more than 10 %', dearer, (one) => aboveTier(one) > 0.1),
    share('boards whose sum is more than 10 % off what the tiers promise', boards, (one) => !keepsPromise(one)),
    share(
      'pieces not in the color asked for',
      placed.filter(({ piece }) => piece.colorIntensity !== null),
      lacksColor,
    ),
    share(
      'pieces not in the material asked for',
      placed.filter(({ piece }) => piece.materials.length > 0),
      lacksMaterial,
    ),
    share('boards without their main piece', boards, ({ board }) => board.slots[0]?.suggestion === null),
    share('boards contradicted by their name or note', boards, ({ refuted }) => refuted.length > 0),
    share('boards ready for Insta-Order', boards, isReady),
    share('pairs with a board ready for Insta-Order', pairs, (pair) => pair.some(isReady)),
    share('pieces with another one to try', tries, (count) => count > 0),
    share('pieces with three others to try', tries, (count) => count === alternativesOffered),
  ];
}
