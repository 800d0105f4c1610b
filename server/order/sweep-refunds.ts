import type { Ctx } from '../context.ts';
import { eachApart, throwFailures } from '../jobs/each-apart.ts';
import { checkAfter } from '../payment/check-after.ts';
import { followRefunds } from './follow-refund.ts';
import { sendRefund } from './send-refund.ts';
import { changeRefund, refundsToLookAt, refundsToSend } from './store-refunds.ts';

const batch = 50;

/** Sends what was promised by an act that died, or while the provider did not answer, and looks after what was sent. */
export async function sweepRefunds(ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const now = ctx.clock.now();
  const unsent = await eachApart(await refundsToSend(ctx.db, now, batch), async (row) => {
    await changeRefund(ctx.db, row.id, { nextTryAt: checkAfter(now, row.tries + 1), tries: row.tries + 1 });
    await sendRefund(ctx, row.id);
  });
  const looked = await refundsToLookAt(ctx.db, now, batch);
  const payments = new Set(looked.map(({ paymentId }) => paymentId));
  const lost = await eachApart(payments, (paymentId) => followRefunds(ctx, paymentId));
  throwFailures([...unsent, ...lost], 'refunds that do not add up');
}
