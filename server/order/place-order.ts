import { reservedUntil } from '#core/order/index.ts';
import { authorise } from '../account/authorise.ts';
import { lockAccount } from '../account/lock-account.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkAfter } from '../payment/check-after.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { expireOrder } from './expire-order.ts';
import { openPayment } from './open-payment.ts';
import type { OrderAsked, OrderRefused } from './order-asked.ts';
import { type PlacedOrder, placedOrderOf } from './placed-order.ts';
import { isSameOrder } from './same-order.ts';
import { settleBy, settleOrder } from './settle-order.ts';
import { changeOrder, chargeOf, type OrderRow } from './store.ts';
import { linesOf } from './store-lines.ts';
import { writeOrder } from './write-order.ts';

export type OrderPlaced = { ok: true; order: PlacedOrder } | OrderRefused;

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
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
export async function placeOrder(ctx: Needs, asked: OrderAsked): Promise<OrderPlaced> {
  const allowed = authorise(ctx.actor, 'order.place-own');
  if (!allowed.ok) return allowed;
  for (let round = 0; round < rounds; round++) {
    const written = await inTransaction(ctx, (inside) => write(inside, allowed.account.id, asked));
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

async function write(ctx: Needs, accountId: string, asked: OrderAsked): Promise<Written> {
  const customerId = (await lockAccount(ctx.db, accountId))?.paymentCustomerId ?? null;
  const drafted = await draftOrder(ctx, accountId, asked);
  if (!drafted.ok) return drafted;
  const { draft } = drafted;
  if (!draft.open) {
    const row = await writeOrder(ctx, draft);
    return row ? { ok: true, row, customerId } : { ok: false, reason: 'again' };
  }
  if (!(await isStillGood(ctx, draft, draft.open))) return { ok: false, reason: 'replace', orderId: draft.open.id };
  return { ok: true, row: await pressedAgain(ctx, draft.open), customerId };
}

async function isStillGood(ctx: Needs, draft: OrderDraft, open: OrderRow): Promise<boolean> {
  return ctx.clock.now() < open.reservedUntil && isSameOrder(draft, open, await linesOf(ctx.db, [open.id]));
}

/** The pieces are held for a whole while more. */
function pressedAgain(ctx: Needs, { id }: OrderRow): Promise<OrderRow> {
  const now = ctx.clock.now();
  return changeOrder(ctx.db, id, { reservedUntil: reservedUntil(now), nextCheckAt: checkAfter(now, 0), checks: 0 });
}

/** Null: the payment was cancelled by somebody else, so is the order, and another one has to be written. */
async function bringToProvider(ctx: Needs, row: OrderRow, customerId: string | null): Promise<OrderPlaced | null> {
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
  if (payment.status === 'canceled') return (await expireOrder(ctx, row.id)).ok ? null : notEnded('', row.id);
  const settled = await settleBy(ctx, { ...row, paymentId: row.paymentId ?? payment.id }, payment);
  if (!settled.ok) return settled;
  return { ok: true, order: placedOrderOf(settled.row, payment.clientSecret) };
}

const notEnded = (reason: string, orderId: string): OrderPlaced =>
  reason === 'under-way'
    ? { ok: false, reason: 'already-ordered', orderId, names: new Map() }
    : { ok: false, reason: 'provider-failed' };
