import { isLate, silenceCancels } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { settleEach, throwFailures } from '../../jobs/settle-each.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { cancelHeld, type LinesCancelled } from '../returns/cancel-lines.ts';
import { lockOrder } from '../store.ts';
import { lateLines, linesOf, silentLines } from '../store-lines.ts';
import { onLines } from './change-lines.ts';
import { tellDelay } from './tell-delay.ts';

/** How many lines are read at a time. */
const batch = 50;
const silence = 'We hadn’t heard from you, so we canceled it.';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** Cancels lines whose customers didn't answer in time, and notifies customers of lines past their ship-by date. */
export async function sweepLateLines(ctx: Omit<Needs, 'actor'>, limit = batch): Promise<void> {
  const asSystem = { ...ctx, actor: systemActor };
  const today = easternDay(ctx.clock.now());
  const unheard = await eachOrder(
    (except) => silentLines(ctx.db, today, { limit, except }),
    (orderId) => cancelSilent(asSystem, orderId),
  );
  const untold = await eachOrder(
    (except) => lateLines(ctx.db, today, { limit, except }),
    (orderId) => tellLate(asSystem, orderId),
  );
  throwFailures([...unheard, ...untold], 'late pieces we couldn’t handle');
}

/** Each order gets one turn per round. Orders that fail are retried in the next round. */
async function eachOrder(
  find: (except: readonly string[]) => Promise<readonly { orderId: string }[]>,
  act: (orderId: string) => Promise<unknown>,
): Promise<unknown[]> {
  const seen: string[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const orderIds = new Set((await find(seen)).map(({ orderId }) => orderId));
    if (orderIds.size === 0) return failures;
    failures.push(...(await settleEach(orderIds, act)));
    seen.push(...orderIds);
  }
}

/** Checks again under the order's lock: an answer or a new delay may have come in since the round began. */
async function cancelSilent(ctx: Needs, orderId: string): Promise<void> {
  const change = { orderId, act: 'cancel', capabilities: { any: 'order.cancel-any' } } as const;
  const done = await onLines<LinesCancelled | null>(ctx, change, async (inside, order, able, all) => {
    const silent = able.filter((line) => silenceCancels(line, inside.clock.now()));
    return silent.length > 0 ? cancelHeld(inside, order, silent, all, silence) : null;
  });
  if (done?.ok) await sendRefunds(ctx, done.refunds);
}

function tellLate(ctx: Needs, orderId: string): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const late = (await linesOf(inside.db, [orderId])).filter(
      (line) => isLate(line, inside.clock.now()) && line.delayedFrom !== line.shipBy,
    );
    if (order) await tellDelay(inside, order, late, null);
  });
}
