import { isLate, silenceCancels } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { cancelLines } from './cancel-lines.ts';
import { lockOrder } from './store.ts';
import { type LineRow, lateLines, linesOf, silentLines } from './store-lines.ts';
import { tellDelay } from './tell-delay.ts';

const batch = 50;
const silence = 'We did not hear from you, so it was cancelled and refunded.';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;

/** Tells customers of lines whose day is over, and cancels those whose customers did not answer in time. */
export async function sweepLateLines(ctx: Needs): Promise<void> {
  const now = ctx.clock.now();
  const asHouse = { ...ctx, actor: systemActor };
  for (const [orderId, lines] of byOrder(await lateLines(ctx.db, easternDay(now), batch))) {
    const wanted = lines.map(({ id }) => id);
    await inTransaction(asHouse, async (inside) => {
      const order = await lockOrder(inside.db, orderId);
      const held = (await linesOf(inside.db, [orderId])).filter(({ id }) => wanted.includes(id));
      const late = held.filter((line) => isLate(line, now) && line.delayedFrom !== line.shipBy);
      if (order) await tellDelay(inside, order, late, null);
    });
  }
  for (const [orderId, lines] of byOrder(await silentLines(ctx.db, easternDay(now), batch))) {
    const lineIds = lines
      .filter((line) => silenceCancels({ ...line, answer: line.delayAnswer }, now))
      .map(({ id }) => id);
    if (lineIds.length > 0) await cancelLines(asHouse, { orderId, lineIds, note: silence });
  }
}

function byOrder(lines: readonly LineRow[]): Map<string, LineRow[]> {
  const orders = new Map<string, LineRow[]>();
  for (const line of lines) orders.set(line.orderId, [...(orders.get(line.orderId) ?? []), line]);
  return orders;
}
