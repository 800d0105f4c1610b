import { inStock } from '#core/catalog/index.ts';
import {
  type DayWindow,
  type MoneyLine,
  moneyLines,
  type OrderTotals,
  orderDetail,
  vendorShipping,
} from '#core/order/index.ts';
import {
  type Chosen,
  type ChosenPiece,
  chosenPieces,
  type Delivery,
  type InstaOrder,
  instaOrder,
  type Selection,
  type WhiteGloveStatus,
} from '#core/selection/index.ts';
import type { Results, ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';

/** The customer's choices so far: which pieces, how many, and how each is delivered. */
export interface ChoiceState {
  chosen: readonly Chosen[];
  whiteGloveStatus: WhiteGloveStatus;
}

export const stateOf = ({ chosen, whiteGloveStatus }: Selection): ChoiceState => ({ chosen, whiteGloveStatus });

export function togglePiece(
  state: ChoiceState,
  selectionId: string,
  { recordId, quantity }: ResultsPiece,
): ChoiceState {
  const kept = state.chosen.filter(({ id }) => id !== recordId);
  const chosen = kept.length < state.chosen.length ? kept : [...kept, { id: recordId, selectionId, quantity }];
  return { ...state, chosen };
}

export function setQuantity(state: ChoiceState, recordId: string, quantity: number): ChoiceState {
  return { ...state, chosen: state.chosen.map((one) => (one.id === recordId ? { ...one, quantity } : one)) };
}

export function setDelivery(state: ChoiceState, recordId: string, delivery: Delivery): ChoiceState {
  return { ...state, whiteGloveStatus: { ...state.whiteGloveStatus, [recordId]: delivery } };
}

/** The order a piece is already in, if any. */
export const orderOf = ({ ordered }: Pick<Selection, 'ordered'>, recordId: string): string | null =>
  ordered.find((one) => one.recordId === recordId)?.orderId ?? null;

/** All of one board that isn't ordered yet, and nothing else. Pieces already chosen keep their quantity. */
export function chooseBoard(
  state: ChoiceState,
  selection: Pick<Selection, 'id' | 'ordered'>,
  board: ResultsBoard,
): ChoiceState {
  const wanted = board.pieces
    .filter(({ recordId }) => orderOf(selection, recordId) === null)
    .map(({ recordId, quantity }) => {
      const before = state.chosen.find(({ id }) => id === recordId);
      return before ?? { id: recordId, selectionId: selection.id, quantity };
    });
  // What was ordered stays marked as chosen: it's part of the room, and on its plan.
  const ordered = state.chosen.filter(({ id }) => orderOf(selection, id) !== null);
  return { ...state, chosen: [...ordered, ...wanted] };
}

export interface Reckoning {
  pieces: readonly ChosenPiece[];
  count: number;
  lines: readonly MoneyLine[];
  totals: OrderTotals;
  /** Every piece is in stock in this quantity today. */
  allInStock: boolean;
  insta: InstaOrder;
  /** When each piece arrives if it's ordered today. Empty if we don't know for all of them. */
  arrives: readonly DayWindow[];
}

/** Every piece that can be chosen, by record id: those on the boards and their alternatives. */
export const itemsOffered = (boards: readonly ResultsBoard[]): ReadonlyMap<string, ResultsPiece['item']> =>
  new Map(
    boards.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => [piece, ...piece.alternatives].map(({ recordId, item }) => [recordId, item] as const)),
    ),
  );

function arrivalsOf(boards: readonly ResultsBoard[], pieces: readonly ChosenPiece[]): readonly DayWindow[] {
  const offered = boards.flatMap((board) => board.pieces.flatMap((piece) => [piece, ...piece.alternatives]));
  const windows = pieces.flatMap(({ recordId, delivery }) => {
    const arrives = offered.find((one) => one.recordId === recordId)?.arrives;
    return arrives ? [arrives[delivery]] : [];
  });
  return windows.length === pieces.length ? windows : [];
}

/** The totals, by the same rules as at checkout. Tax is known only there, with the address. */
export function reckon({ selection, boards, terms }: Results, state: ChoiceState): Reckoning {
  const items = itemsOffered(boards);
  const pieces = chosenPieces({ ...selection, ...state }).filter(({ recordId }) => items.has(recordId));
  const wanted = pieces.flatMap((piece) => {
    const item = items.get(piece.recordId);
    return item ? [{ ...piece, item }] : [];
  });
  const detail = orderDetail({
    lines: wanted.map(({ item, ...piece }) => ({
      ...piece,
      unitCents: item.priceCents,
      whiteGloveCents: item.shipping.whiteGloveCents,
    })),
    promotion: terms.freeShipping ? terms : null,
    prices: terms.prices,
    volumeDiscountPercent: terms.volumeDiscountPercent,
    feeCreditCents: terms.feeCreditCents,
    promiseCreditCents: terms.promiseCreditCents,
  });
  const vendorShippingCents = vendorShipping(
    wanted.map(({ item, quantity, delivery }) => ({
      quantity,
      delivery,
      standardShippingCents: item.shipping.standardCents,
      shippingRateType: item.vendor.shippingRateType,
    })),
  );
  return {
    pieces,
    count: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: moneyLines(detail, { ...terms, vendorShippingCents }).filter(({ key }) => key !== 'total'),
    totals: detail.totals,
    allInStock: wanted.every(({ item, quantity }) => inStock(item, quantity)),
    insta: instaOrder(wanted),
    arrives: arrivalsOf(boards, pieces),
  };
}
