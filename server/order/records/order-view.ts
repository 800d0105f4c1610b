import type { CatalogItem, Picture } from '#core/catalog/index.ts';
import { type LedgerAmount, ledgerTotals, sumCents } from '#core/money/index.ts';
import {
  type BookedAppointment,
  type Carriage,
  type ClaimState,
  type ClaimWant,
  type DayWindow,
  type DeliveryAddress,
  type Errand,
  type ExchangeSum,
  type LineState,
  type MoneyLine,
  type OrderStatus,
  type OrderTotals,
  orderStatus,
  partsTogether,
  type ReturnReason,
  type StepAhead,
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
  /** Who did it, as far as the viewer may know. */
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
  /** Its dimensions, for drawing it beside the other pieces, and today's price; null once it has left the catalog. */
  shown: Pick<CatalogItem, 'kind' | 'dimensions' | 'shape' | 'priceCents'> | null;
  events: LineEventView[];
  /** When we expect it; null once it's there, or while we don't know. */
  arrives: DayWindow | null;
  /** What is still to come for it. */
  ahead: StepAhead[];
  /** The return or exchange request, open or past. */
  request: LineRequestView | null;
  /** The latest report of damage, open or decided. */
  claim: ClaimView | null;
  /** When it's brought, as agreed; null if nothing is. */
  appointment: AppointmentView | null;
  /** How it would get back to us. */
  carriage: Carriage;
  /** A return under way, by its number; null without one. */
  goesBack: { by: Carriage; number: string } | null;
  /** A delay the customer was told about; null once it ships. */
  delay: LineDelayView | null;
  /** A replacement waiting for the price difference to be paid. */
  offer: ExchangeView | null;
  /** How the difference to the piece it replaces added up. */
  exchanged: ExchangeSum | null;
  /** The line it replaces. */
  replacesLineId: string | null;
  /** The line as it was ordered, if these are some of its pieces. */
  partOf: string | null;
  may: LineMay;
}

export interface LineRequestView {
  want: 'return' | 'exchange';
  reason: ReturnReason;
  note: string;
  photos: readonly string[];
  at: Date;
}

export interface ClaimView {
  id: string;
  state: ClaimState;
  want: ClaimWant;
  words: string;
  photos: readonly string[];
  at: Date;
  answer: string;
  refundCents: number | null;
}

export interface AppointmentView extends BookedAppointment {
  errand: Errand;
  /** Why we moved it; empty if the customer chose it. */
  reason: string;
  /** The day has passed, and it isn't there. */
  missed: boolean;
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
  /** How it adds up. */
  sum: ExchangeSum;
  heldUntil: Date;
  picture: Picture | null;
}

/** What the customer can do about a line now. */
export interface LineMay {
  cancel: boolean;
  /** Only the shop may cancel it, so the customer can ask. */
  askToCancel: boolean;
  withdraw: boolean;
  /** The last day for a return or exchange; null if not possible now. */
  returnUntil: string | null;
  /** The last day to report damage; null if not possible now. */
  claimUntil: string | null;
  /** Choose when it's brought or picked up, or change that; null if there's nothing to choose. */
  chooseWindow: Errand | null;
}

export interface RefundView {
  id: string;
  reason: RefundReason;
  state: RefundState;
  cents: number;
  /** The parts of the payment it refunds. */
  amounts: readonly LedgerAmount[];
  lineIds: readonly string[];
  /** Through the order's own payment, not an exchange's. */
  ofOrder: boolean;
  promisedAt: Date;
  sentAt: Date | null;
  problem: string | null;
}

/** A later payment of the price difference for a more expensive replacement. */
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
  /** Price differences paid later, and everything paid by card. Both come from the books, like the refunds. */
  differences: DifferenceView[];
  paidCents: number;
  lines: LineView[];
  refunds: RefundView[];
}

/** What a line's view needs besides the order's own records. */
export interface Found {
  now: Date;
  exchanges: readonly ExchangeRow[];
  items: ReadonlyMap<string, CatalogItem>;
}

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

/** The same without staff names: a customer sees only themselves and the shop. */
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
    lines: partsTogether(lines.map((line) => lineView(line, whole, found))),
    refunds: whole.refunds.map((refund) => refundView(refund, whole.id)),
  };
}

/** Based on the payments in the books besides the order's own, so that payments and refunds always add up. */
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
