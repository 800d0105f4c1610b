import { type LedgerAmount, type RefundRefusal, refund } from '#core/money/index.ts';
import { refundByPayment } from '#core/order/index.ts';
import { checkAfter, type RefundReason } from '#core/payment/index.ts';
import type { Ctx } from '../../context.ts';
import { paymentByIntent } from '../../payment/payment-rows.ts';
import { insertRefunds, type RefundRow } from '../../payment/refund-rows.ts';
import type { OrderRow } from '../store.ts';
import { orderBooks } from '../store-books.ts';

export interface RefundWanted {
  amounts: readonly LedgerAmount[];
  reason: RefundReason;
  lineIds: readonly string[];
  note?: string;
  /** The one intent to refund through, if known; otherwise, the intent that paid for each part. */
  intentId?: string;
}

export type RefundPromised = { ok: true; refunds: RefundRow[] } | { ok: false; reason: RefundRefusal };

/**
 * Records what will be refunded, in the transaction that causes it and never more than was captured. The caller holds
 * the order and sends the refunds after committing; if it dies first, the sweeper sends them.
 */
export async function promiseRefund(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  { amounts, reason, lineIds, note = '', intentId: through }: RefundWanted,
): Promise<RefundPromised> {
  const books = await orderBooks(ctx.db, order.id);
  const decided = refund(books, amounts);
  if (!decided.ok) return decided;
  const now = ctx.clock.now();
  const own = through ? books.filter(({ intentId }) => intentId === through) : books;
  const rows = [];
  for (const { intentId, amounts, cents } of refundByPayment(own, decided.entries)) {
    rows.push({
      id: ctx.ids.next('refund'),
      // The order's own payment, unless this was the price difference of an exchange.
      paymentId: (await paymentByIntent(ctx.db, intentId))?.id ?? order.id,
      orderId: order.id,
      ...{ intentId, amounts, cents, reason, lineIds: [...lineIds], note },
      state: 'promised' as const,
      promisedAt: now,
      nextTryAt: checkAfter(now, 0),
    });
  }
  return { ok: true, refunds: await insertRefunds(ctx, rows) };
}

/** The same for amounts computed from the books themselves, so a refusal is a bug. No amounts, no refund. */
export async function promiseReckoned(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  wanted: RefundWanted,
): Promise<RefundRow[]> {
  if (wanted.amounts.length === 0) return [];
  const promised = await promiseRefund(ctx, order, wanted);
  if (!promised.ok) throw new Error(`the books of ${order.id} do not give back what they say: ${promised.reason}`);
  return promised.refunds;
}
