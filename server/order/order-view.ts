import type { CatalogueItem, Picture } from '#core/catalog/index.ts';
import type { LedgerAmount } from '#core/money/index.ts';
import {
  type DeliveryAddress,
  type LineState,
  type MoneyLine,
  type OrderStatus,
  type OrderTotals,
  orderStatus,
  type RefundReason,
  type RefundState,
  type ReturnReason,
} from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import { productName } from '#core/settings/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { lineView } from './line-view.ts';
import { type OrderRow, totalsOf } from './store.ts';
import { type ExchangeRow, exchangesOf } from './store-exchanges.ts';
import { eventsOf, type LineEventRow, type LineRow, linesOf } from './store-lines.ts';
import { type RefundRow, refundsOf } from './store-refunds.ts';
import { type RequestRow, requestsOf } from './store-requests.ts';

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
  promisedAt: Date;
  sentAt: Date | null;
  problem: string | null;
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
  paidCard: OrderRow['paidCard'];
  lines: LineView[];
  refunds: RefundView[];
}

/** Everything that is written about some orders, to be looked up order by order and line by line. */
export interface Found {
  now: Date;
  lines: readonly LineRow[];
  events: readonly LineEventRow[];
  requests: readonly RequestRow[];
  refunds: readonly RefundRow[];
  exchanges: readonly ExchangeRow[];
  items: ReadonlyMap<string, CatalogueItem>;
}

/** Orders with everything that is shown of them. */
export async function viewOrders(ctx: Pick<Ctx, 'db' | 'clock'>, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const { db } = ctx;
  const orderIds = rows.map(({ id }) => id);
  const [lines, refunds, exchanges] = await Promise.all([
    linesOf(db, orderIds),
    refundsOf(db, orderIds),
    exchangesOf(db, orderIds),
  ]);
  const lineIds = lines.map(({ id }) => id);
  const offered = exchanges.filter(({ state }) => state === 'open');
  const recordIds = new Set([...lines, ...offered].map(({ recordId }) => recordId));
  const [events, requests, items] = await Promise.all([
    eventsOf(db, lineIds),
    requestsOf(db, lineIds),
    itemsById(ctx, [...recordIds]),
  ]);
  const found = { now: ctx.clock.now(), lines, events, requests, refunds, exchanges: offered, items };
  return rows.map((row) => viewOf(row, found));
}

/** The same without saying which of us did what: a customer sees themselves and the house. */
export function forCustomer(view: OrderView): OrderView {
  const hidden = (event: LineEventView) => ({
    ...event,
    actor: event.actor === view.accountId ? 'You' : productName,
  });
  return { ...view, lines: view.lines.map((line) => ({ ...line, events: line.events.map(hidden) })) };
}

function viewOf(row: OrderRow, found: Found): OrderView {
  const own = found.lines.filter(({ orderId }) => orderId === row.id);
  const { id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidCard } = row;
  return {
    ...{ id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidCard },
    totals: totalsOf(row),
    status: orderStatus(
      row.payment,
      own.map(({ state }) => state),
    ),
    lines: own.map((line) => lineView(line, found)),
    refunds: found.refunds.filter(({ orderId }) => orderId === row.id).map(refundView),
  };
}

const refundView = ({
  id,
  reason,
  state,
  cents,
  amounts,
  lineIds,
  promisedAt,
  sentAt,
  problem,
}: RefundRow): RefundView => ({
  ...{ id, reason, state, cents, amounts, lineIds, promisedAt, sentAt, problem },
});
