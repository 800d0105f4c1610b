import { cardCharge } from '#core/money/index.ts';
import { reservedUntil } from '#core/order/index.ts';
import { authorise } from '../account/authorise.ts';
import { lockAccount } from '../account/lock-account.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkAfter } from '../payment/check-after.ts';
import { mayUseCard, notePayer, stopFailedCards } from '../payment/failed-cards.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { expireOrder } from './expire-order.ts';
import { isNumberTaken } from './number-taken.ts';
import { openPayment } from './open-payment.ts';
import type { OrderAsked, OrderRefused } from './order-asked.ts';
import { type PlacedOrder, placedOrderOf } from './placed-order.ts';
import { isSameOrder } from './same-order.ts';
import { type SettleNeeds, settleBy, settleOrder } from './settle-order.ts';
import { changeOrder, chargeOf, type OrderRow } from './store.ts';
import { linesOf } from './store-lines.ts';
import { writeOrder } from './write-order.ts';

export type OrderPlaced = { ok: true; order: PlacedOrder } | OrderRefused;

type Written =
  | { ok: true; row: OrderRow; customerId: string | null }
  | { ok: false; reason: 'replace'; orderId: string }
  | { ok: false; reason: 'again' }
  | OrderRefused;

const rounds = 3;

/**
 * Writes the order and reserves its pieces, then opens its payment at the provider; killed in between, the next press
 * goes on where this one stopped. Pressed again unchanged (the card was declined) it is the same order; with anything
 * changed the open one is ended first, and another takes its place.
 */
export async function placeOrder(ctx: SettleNeeds, asked: OrderAsked): Promise<OrderPlaced> {
  const allowed = authorise(ctx.actor, 'order.place-own');
  if (!allowed.ok) return allowed;
  for (let round = 0; round < rounds; round++) {
    const writing = inTransaction(ctx, (inside) => write(inside, allowed.account.id, asked));
    const written = await writing.catch(drawAgain);
    if (written.ok) {
      const opened = await bringToProvider(ctx, written.row, written.customerId);
      if (opened) return opened;
    } else if (written.reason === 'replace') {
      const ended = await expireOrder(ctx, written.orderId);
      if (!ended.ok) return notEnded(ended.reason, written.orderId);
    } else if (written.reason !== 'again') return written;
  }
  return { ok: false, reason: 'provider-failed' };
}

/** Nothing of the order was written, and nothing charged: it goes on under another number. */
function drawAgain(problem: unknown): Written {
  if (isNumberTaken(problem)) return { ok: false, reason: 'again' };
  throw problem;
}

async function write(ctx: SettleNeeds, accountId: string, asked: OrderAsked): Promise<Written> {
  const customerId = (await lockAccount(ctx.db, accountId))?.paymentCustomerId ?? null;
  const drafted = await draftOrder(ctx, accountId, asked);
  if (!drafted.ok) return drafted;
  const { draft } = drafted;
  // Asked before anything is held: who may not try a card keeps no piece from others.
  const cards = cardCharge(draft.detail.totals.total) > 0 ? await mayUseCard(ctx, accountId) : { ok: true as const };
  if (!cards.ok) return { ...cards, of: 'card' };
  if (!draft.open) {
    const row = await writeOrder(ctx, draft);
    if (row) await notePayer(ctx, row.id);
    return row ? { ok: true, row, customerId } : { ok: false, reason: 'again' };
  }
  if (!(await isStillGood(ctx, draft, draft.open))) return { ok: false, reason: 'replace', orderId: draft.open.id };
  await notePayer(ctx, draft.open.id);
  return { ok: true, row: await pressedAgain(ctx, draft.open), customerId };
}

async function isStillGood(ctx: SettleNeeds, draft: OrderDraft, open: OrderRow): Promise<boolean> {
  return ctx.clock.now() < open.reservedUntil && isSameOrder(draft, open, await linesOf(ctx.db, [open.id]));
}

/** The pieces are held for a whole while more. */
function pressedAgain(ctx: SettleNeeds, { id }: OrderRow): Promise<OrderRow> {
  const now = ctx.clock.now();
  return changeOrder(ctx.db, id, { reservedUntil: reservedUntil(now), nextCheckAt: checkAfter(now, 0), checks: 0 });
}

/** Null: the payment was cancelled by somebody else, so is the order, and another one has to be written. */
async function bringToProvider(
  ctx: SettleNeeds,
  row: OrderRow,
  customerId: string | null,
): Promise<OrderPlaced | null> {
  if (chargeOf(row) === 0) {
    const settled = await settleOrder(ctx, row.id);
    return settled.ok ? { ok: true, order: placedOrderOf(settled.row, null) } : settled;
  }
  const opened = await openPayment(ctx, row, customerId);
  if (!opened.ok) {
    if (opened.reason === 'refused') await expireOrder(ctx, row.id);
    return { ok: false, reason: 'provider-failed' };
  }
  const payment = opened.value;
  // Heard of here first: what we hand out below must not be one card too many.
  const more = await stopFailedCards(ctx, row, payment);
  if (!more.ok && payment.status === 'requires_payment_method') return { ...more, of: 'card' };
  if (payment.status === 'canceled') return (await expireOrder(ctx, row.id)).ok ? null : notEnded('', row.id);
  // The bank decides at this moment: the same order is not offered for paying once more.
  if (payment.status === 'processing') return notEnded('under-way', row.id);
  const settled = await settleBy(ctx, { ...row, paymentId: row.paymentId ?? payment.id }, payment);
  if (!settled.ok) return settled;
  return { ok: true, order: placedOrderOf(settled.row, payment.clientSecret) };
}

const notEnded = (reason: string, orderId: string): OrderPlaced =>
  reason === 'under-way'
    ? { ok: false, reason: 'already-ordered', orderId, names: new Map() }
    : { ok: false, reason: 'provider-failed' };
