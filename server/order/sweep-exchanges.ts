import { checkAfter } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { expireExchange } from './expire-exchange.ts';
import { settleExchange } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { changeExchange, exchangesToCheck } from './store-exchanges.ts';

const batch = 50;

/** Settles differences that were paid by someone who never came back, and ends offers whose days are over. */
export async function sweepExchanges(ctx: SettleNeeds): Promise<void> {
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  for (const row of await exchangesToCheck(ctx.db, now, batch)) {
    const next = checkAfter(now, row.checks + 1);
    const nextCheckAt = now < row.heldUntil && row.heldUntil < next ? row.heldUntil : next;
    await changeExchange(ctx.db, row.id, { nextCheckAt, checks: row.checks + 1 });
    const act = now >= row.heldUntil ? expireExchange : settleExchange;
    await watched(ctx, row, () => act(ctx, row.id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'exchanges that do not add up');
}
