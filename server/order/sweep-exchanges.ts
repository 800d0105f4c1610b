import { eachApart, throwFailures } from '../jobs/each-apart.ts';
import { checkHeld } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { expireExchange } from './expire-exchange.ts';
import { settleExchange } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { changeExchange, exchangesToCheck } from './store-exchanges.ts';

const batch = 50;

/** Settles differences that were paid by someone who never came back, and ends offers whose days are over. */
export async function sweepExchanges(ctx: SettleNeeds): Promise<void> {
  const now = ctx.clock.now();
  const failures = await eachApart(await exchangesToCheck(ctx.db, now, batch), async (row) => {
    await changeExchange(ctx.db, row.id, checkHeld({ until: row.heldUntil, checks: row.checks }, now));
    const act = now >= row.heldUntil ? expireExchange : settleExchange;
    await watched(ctx, row, () => act(ctx, row.id));
  });
  throwFailures(failures, 'exchanges that do not add up');
}
