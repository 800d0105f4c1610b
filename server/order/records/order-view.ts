import type { CatalogueItem, Picture } from '#core/catalog/index.ts';
import { type LedgerAmount, ledgerTotals, sumCents } from '#core/money/index.ts';
import {
  type DeliveryAddress,
  type LineState,
  type MoneyLine,
  type OrderStatus,
  type OrderTotals,
  orderStatus,
  type ReturnReason,
} from '#core/order/index.ts';
import type { RefundReason, RefundState } from '#core/payment/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import { productName } from '#core/settings/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import type { ExchangeRow } from '../returns/store-exchanges.ts';
import { type OrderRow, totalsOf } from '../store.ts';
import { type WholeOrder, wholeOrders } from '../store-whole.ts';
import { lineView } from './line-view.ts';

export interface LineEventView {
  act: string;
  state: LineState;
  at: Date;
  /** Who made it, as whoever looks may know it. */
  actor: string;
  note: string;
}

export interface LineView {
  id: string;
  orderId: string;
  recordId: string;
  name: string;
  vendor: string;
  quantity: number;
  unitCents: number;
  listCents: number;
  delivery: Delivery;
  whiteGloveCents: number;
  state: LineState;
  shipBy: string;
  carrier: { name: string; href: string | null } | null;
  tracking: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  picture: Picture | null;
  /** What it measures, to be drawn beside the others; null once it has left the catalogue. */
  shown: Pick<CatalogueItem, 'kind' | 'dimensions' | 'shape'> | null;
  events: LineEventView[];
  /** Why and how it is to come back, while or after it was asked for. */
  request: LineRequestView | null;
  /** A delay the customer was told of, while it has not shipped. */
  delay: LineDelayView | null;
  /** A replacement that waits for the difference to be paid. */
  offer: ExchangeView | null;
  /** The line that it came instead of. */
  replacesLineId: string | null;
  may: LineMay;
}

export interface LineRequestView {
  want: 'return' | 'exchange';
  reason: ReturnReason;
  note: string;
  photos: readonly string[];
  at: Date;
}

export interface LineDelayView {
  words: string;
  answer: 'wait' | 'cancel' | null;
}

export interface ExchangeView {
  id: string;
  name: string;
  quantity: number;
  dueCents: number;
  heldUntil: Date;
  picture: Picture | null;
}

/** What can be done about a line now, by the customer. */
export interface LineMay {
  cancel: boolean;
  /** Only the shop may cancel it, and is asked to. */
  askToCancel: boolean;
  withdraw: boolean;
  /** The last day for a return or an exchange; null: not now, or not any more. */
  returnUntil: string | null;
}

export interface RefundView {
  id: string;
  reason: RefundReason;
  state: RefundState;
  cents: number;
  /** Of which parts of what was paid. */
  amounts: readonly LedgerAmount[];
  lineIds: readonly string[];
  /** Through the order's own payment, not that of a difference. */
  ofOrder: boolean;
  promisedAt: Date;
  sentAt: Date | null;
  problem: string | null;
}

/** What was paid later for a replacement that costs more. */
export interface DifferenceView {
  id: string;
  /** The replacement. */
  name: string;
  cents: number;
  paidAt: Date | null;
  card: PaidCard | null;
}

export interface OrderView {
  id: string;
  accountId: string;
  selectionId: string;
  status: OrderStatus;
  paidAt: Date | null;
  address: DeliveryAddress;
  couponCode: string | null;
  totals: OrderTotals;
  moneyLines: readonly MoneyLine[];
  paidCard: PaidCard | null;
  /** Paid after the order itself, and what a card paid in all: by the books, as the refunds are. */
  differences: DifferenceView[];
  paidCents: number;
  lines: LineView[];
  refunds: RefundView[];
}

/** What a line is shown by, besides what is written about its order. */
export interface Found {
  now: Date;
  exchanges: readonly ExchangeRow[];
  items: ReadonlyMap<string, CatalogueItem>;
}

/** Orders with everything that is shown of them. */
export async function viewOrders(ctx: Pick<Ctx, 'db' | 'clock'>, rows: readonly OrderRow[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const views = await viewWhole(ctx, await wholeOrders(ctx.db, ids));
  return views.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function viewWhole(ctx: Pick<Ctx, 'db' | 'clock'>, orders: readonly WholeOrder[]): Promise<OrderView[]> {
  const exchanges = orders.flatMap((one) => one.exchanges.filter(({ state }) => state === 'open'));
  const recordIds = [...orders.flatMap(({ lines }) => lines), ...exchanges].map(({ recordId }) => recordId);
  const items = await itemsById(ctx, [...new Set(recordIds)]);
  return orders.map((one) => viewOf(one, { now: ctx.clock.now(), exchanges, items }));
}

/** The same without saying which of us did what: a customer sees themselves and the house. */
export function forCustomer(view: OrderView): OrderView {
  const hidden = (event: LineEventView) => ({
    ...event,
    actor: event.actor === view.accountId ? 'You' : productName,
  });
  return { ...view, lines: view.lines.map((line) => ({ ...line, events: line.events.map(hidden) })) };
}

function viewOf(whole: WholeOrder, found: Found): OrderView {
  const { id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidBy, lines } = whole;
  return {
    ...{ id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidCard: paidBy?.card ?? null },
    totals: totalsOf(whole),
    status: orderStatus(
      whole.payment,
      lines.map(({ state }) => state),
    ),
    differences: differencesOf(whole),
    paidCents: ledgerTotals(whole.entries).captured,
    lines: lines.map((line) => lineView(line, found)),
    refunds: whole.refunds.map((refund) => refundView(refund, whole.id)),
  };
}

/** By the payments that the books know besides the order's own, so that paid and sent back add up whatever they were for. */
function differencesOf({ paidBy, exchanges, entries, lines }: WholeOrder): DifferenceView[] {
  const own = paidBy?.intentId ?? null;
  const taken = entries.filter(({ kind, intentId }) => kind === 'captured' && intentId !== own);
  return [...new Set(taken.flatMap(({ intentId }) => intentId ?? []))].map((intentId) => {
    const parts = taken.filter((entry) => entry.intentId === intentId);
    const exchange = exchanges.find((one) => one.paidBy?.intentId === intentId);
    const placed = lines.find((line) => line.recordId === exchange?.recordId && line.replacesLineId !== null);
    const cents = sumCents(parts.map((part) => part.cents));
    return {
      id: exchange?.id ?? intentId,
      name: placed?.name ?? '',
      cents,
      paidAt: parts[0]?.at ?? null,
      card: exchange?.paidBy?.card ?? null,
    };
  });
}

function refundView(row: RefundRow, own: string): RefundView {
  const { id, reason, state, cents, amounts, lineIds, paymentId, promisedAt, sentAt, problem } = row;
  return { id, reason, state, cents, amounts, lineIds, ofOrder: paymentId === own, promisedAt, sentAt, problem };
}
