import { sumCents } from '#core/money/index.ts';
import { ledgerLineId, returnRefund } from '#core/order/index.ts';
import { refundIsOwed } from '#core/payment/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Ctx } from '../../context.ts';
import { type RefundRow, refundsOfOrders } from '../../payment/refund-rows.ts';
import { promiseAgain } from '../../payment/retry-refund.ts';
import { orSecondPerson, requireSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { type LinesAsked, type LinesRefused, onLines, stepLines } from '../fulfillment/change-lines.ts';
import { orderBooks } from '../store-books.ts';
import { orderedLine } from './cancel-lines.ts';
import { promiseReckoned } from './promise-refund.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
export type ReturnsRefunded = { ok: true; refunds: RefundRow[] } | LinesRefused;

/**
 * Refunds the price and tax of returned pieces, as far as a card paid for them. A piece fully paid by the fee credit
 * has nothing to refund and is done at once.
 */
export const refundReturned = (ctx: Needs, asked: LinesAsked): Promise<ReturnsRefunded | SecondPersonNeeded> =>
  orSecondPerson(
    ctx,
    { act: 'refund-returned', subject: { kind: 'order', id: asked.orderId }, given: { ...asked } },
    () => giveBack(ctx, asked),
  );

async function giveBack(ctx: Needs, asked: LinesAsked): Promise<ReturnsRefunded> {
  const change = { ...asked, act: 'refund', capabilities: { any: 'order.refund' } } as const;
  const done = await onLines<ReturnsRefunded>(ctx, change, async (inside, order, able) => {
    const owed = (await refundsOfOrders(inside.db, [order.id])).filter(
      ({ state, reason }) => reason === 'returned' && refundIsOwed(state),
    );
    const books = await orderBooks(inside.db, order.id);
    const fresh = able.filter(({ id }) => !owed.some(({ lineIds }) => lineIds.includes(id)));
    const all = fresh.flatMap((line) => returnRefund(ledgerLineId(orderedLine(line)), books));
    // The whole sum at once: the second person decides on all of it.
    await requireSecondPerson(inside, { subjectId: order.id, cents: sumCents(all.map(({ cents }) => cents)) });
    const refunds: RefundRow[] = [];
    for (const line of able) {
      const own = owed.filter(({ lineIds }) => lineIds.includes(line.id));
      // Resend one that failed, but don't promise one that is waiting a second time.
      for (const row of own) refunds.push((await promiseAgain(inside, row)) ?? row);
      if (own.length > 0) continue;
      const amounts = returnRefund(ledgerLineId(orderedLine(line)), await orderBooks(inside.db, order.id));
      const wanted = { amounts, reason: 'returned', lineIds: [line.id] } as const;
      if (amounts.length === 0) {
        await stepLines(inside, order, [line], { act: 'refund' });
        continue;
      }
      refunds.push(...(await promiseReckoned(inside, order, wanted)));
      // Record who gave the refund. The step itself is taken by the system once the money is on its way.
      const detail = { lines: [line.id], amounts };
      await appendAudit(inside, { act: 'order.refund', subject: { kind: 'order', id: order.id }, detail });
    }
    return { ok: true, refunds };
  });
  return done.ok ? { ...done, refunds: await sendRefunds(ctx, done.refunds) } : done;
}
