import { cardCharge } from '#core/money/index.ts';
import {
  changedTotals,
  type DeliveryAddress,
  type PricedLine,
  reservationIsOver,
  reservedUntil,
} from '#core/order/index.ts';
import { checkAfter } from '#core/payment/index.ts';
import type { TaxPart } from '#core/tax/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inRetriedTransaction } from '../../db/retried-transaction.ts';
import { orderNumberKey } from '../../db/schema/order/order.ts';
import type { TaxServiceAnswer } from '../../gateways/tax/port.ts';
import { expirePayment } from '../../payment/expire-payment.ts';
import { mayUseCard, payerNow, stopFailedCards } from '../../payment/failed-cards.ts';
import { openPayment } from '../../payment/open-payment.ts';
import { changePayment, type PaymentRow, paymentById } from '../../payment/payment-rows.ts';
import { type PaymentNeeds, syncBy, syncPayment } from '../../payment/sync.ts';
import { type OrderRow, totalsOf } from '../store.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { draftOrder, type OrderDraft, usedCoupon } from './draft-order.ts';
import type { OrderAsked, OrderRefused } from './order-asked.ts';
import { type PlacedOrder, placedOrderOf } from './placed-order.ts';
import { type WrittenOrder, writeOrder } from './write-order.ts';

const addressFacts = ({ name, line1, line2, city, zip, phone }: DeliveryAddress) => [
  name,
  line1,
  line2,
  city,
  zip,
  phone,
];
const lineFacts = ({ recordId, quantity, delivery, unitCents, whiteGloveCents }: PricedLine) => [
  recordId,
  quantity,
  delivery,
  unitCents,
  whiteGloveCents,
];
const taxFacts = (parts: readonly TaxPart[], exemption: string | null) =>
  JSON.stringify([parts.map(({ level, name, millionths }) => [level, name, millionths]), exemption]);
const facts = (address: DeliveryAddress, coupon: string | null, lines: readonly PricedLine[]) =>
  JSON.stringify([addressFacts(address), coupon, lines.map(lineFacts)]);

/** Would the open order be written exactly as it already is? */
function isSameOrder(draft: OrderDraft, row: OrderRow, lines: readonly LineRow[]): boolean {
  return (
    row.selectionId === draft.asked.selectionId &&
    changedTotals(totalsOf(row), draft.detail.totals).length === 0 &&
    taxFacts(row.taxParts, row.taxExemption) === taxFacts(draft.tax?.parts ?? [], draft.taxExemption) &&
    facts(row.address, row.couponCode, lines) === facts(draft.asked.address, usedCoupon(draft), draft.lines)
  );
}

export type OrderPlaced = { ok: true; order: PlacedOrder } | OrderRefused;

type Written =
  | ({ ok: true; customerId: string | null } & WrittenOrder)
  | { ok: false; reason: 'replace'; orderId: string }
  | { ok: false; reason: 'again' }
  | OrderRefused;

const rounds = 3;

/**
 * Writes the order and reserves its pieces, then opens its payment at the provider. If it dies in between, the next
 * press of the button picks up from there. Pressed again unchanged (the card was declined), it's the same order. If
 * anything changed, the open order is ended first and a new one replaces it.
 */
export async function placeOrder(ctx: PaymentNeeds & Pick<Ctx, 'salesTax'>, asked: OrderAsked): Promise<OrderPlaced> {
  const allowed = authorise(ctx.actor, 'order.place-own');
  if (!allowed.ok) return allowed;
  // Before any lock is held, because it may take a while.
  const tax = await ctx.salesTax.ratesAt(asked.address);
  for (let round = 0; round < rounds; round++) {
    const writing = inRetriedTransaction(ctx, (inside) => write(inside, allowed.account.id, asked, tax));
    const written = await writing.catch(drawAgain);
    if (written.ok) {
      const opened = await bringToProvider(ctx, written, written.customerId);
      if (opened) return opened;
    } else if (written.reason === 'replace') {
      const ended = await expirePayment(ctx, written.orderId);
      if (!ended.ok) return notEnded(ended.reason, written.orderId);
    } else if (written.reason !== 'again') return written;
  }
  return { ok: false, reason: 'provider-failed' };
}

/** Nothing was written and nothing charged, so try again with another order number. */
function drawAgain(problem: unknown): Written {
  if (isNumberTaken(problem)) return { ok: false, reason: 'again' };
  throw problem;
}

async function write(ctx: PaymentNeeds, accountId: string, asked: OrderAsked, tax: TaxServiceAnswer): Promise<Written> {
  const customerId = (await lockAccount(ctx.db, accountId))?.paymentCustomerId ?? null;
  const drafted = await draftOrder(ctx, accountId, asked, tax);
  if (!drafted.ok) return drafted;
  const { draft } = drafted;
  // Checked before anything is held: a customer who may not try a card must not keep pieces from others.
  const cards = cardCharge(draft.detail.totals.total) > 0 ? await mayUseCard(ctx, accountId) : { ok: true as const };
  if (!cards.ok) return { ...cards, of: 'card' };
  if (!draft.open) {
    const written = await writeOrder(ctx, draft);
    return written ? { ok: true, ...written, customerId } : { ok: false, reason: 'again' };
  }
  const { open } = draft;
  const payment = await paymentById(ctx.db, open.id);
  if (!payment || !(await isStillGood(ctx, draft, open, payment))) {
    return { ok: false, reason: 'replace', orderId: open.id };
  }
  return { ok: true, row: open, payment: await pressedAgain(ctx, payment), customerId };
}

async function isStillGood(
  ctx: PaymentNeeds,
  draft: OrderDraft,
  open: OrderRow,
  { heldUntil }: PaymentRow,
): Promise<boolean> {
  if (heldUntil === null || reservationIsOver(heldUntil, ctx.clock.now())) return false;
  return isSameOrder(draft, open, await linesOf(ctx.db, [open.id]));
}

/** Starts a new hold for the pieces. */
async function pressedAgain(ctx: PaymentNeeds, payment: PaymentRow): Promise<PaymentRow> {
  const now = ctx.clock.now();
  const changes = { heldUntil: reservedUntil(now), nextCheckAt: checkAfter(now, 0), checks: 0, ...payerNow(ctx) };
  await changePayment(ctx.db, payment.id, changes);
  return { ...payment, ...changes };
}

/** Null: the payment was canceled elsewhere, which ends the order too, so a new one has to be written. */
async function bringToProvider(
  ctx: PaymentNeeds,
  { row, payment }: WrittenOrder,
  customerId: string | null,
): Promise<OrderPlaced | null> {
  if (payment.dueCents === 0) {
    const settled = await syncPayment(ctx, row.id);
    return settled.ok ? { ok: true, order: placedOrderOf(row, settled.row, null) } : settled;
  }
  const opened = await openPayment(ctx, payment, customerId);
  if (!opened.ok) {
    if (opened.reason === 'refused') await expirePayment(ctx, row.id);
    return { ok: false, reason: 'provider-failed' };
  }
  const intent = opened.value;
  // We may be the first to hear of this failure. Count it before handing out the intent.
  const more = await stopFailedCards(ctx, payment, intent);
  if (!more.ok && intent.status === 'requires_payment_method') return { ...more, of: 'card' };
  if (intent.status === 'canceled') return (await expirePayment(ctx, row.id)).ok ? null : notEnded('', row.id);
  // The bank is deciding right now, so don't offer the same order for payment again.
  if (intent.status === 'processing') return notEnded('under-way', row.id);
  const settled = await syncBy(ctx, { ...payment, intentId: payment.intentId ?? intent.id }, intent);
  if (!settled.ok) return settled;
  return { ok: true, order: placedOrderOf(row, settled.row, intent.clientSecret) };
}

const notEnded = (reason: string, orderId: string): OrderPlaced =>
  reason === 'under-way'
    ? { ok: false, reason: 'already-ordered', orderId, names: new Map() }
    : { ok: false, reason: 'provider-failed' };

/** The database refused the order because its number is already taken. */
function isNumberTaken(problem: unknown): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === orderNumberKey;
}
