import { type LimitVerdict, withinLimit } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { keyOf } from './counted.ts';
import { insertTries, lockKeys, timesOf } from './store.ts';

/** What's counted, for which id, and how many are allowed per minute. */
export interface CallLimit {
  of: string;
  id: string;
  perMinute: number;
}

const MINUTE = 60;

/**
 * Counts one call against a limit from the caller's own record, unless the minute's allowance is used up. Simultaneous
 * calls are counted one by one, across all processes.
 */
export function takeCall(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'secret'>,
  { of, id, perMinute }: CallLimit,
): Promise<LimitVerdict> {
  const key = keyOf(ctx.secret, [of, 'minute', id]);
  return inTransaction(ctx, async ({ db, clock, ids }) => {
    await lockKeys(db, [key]);
    const now = clock.now();
    const earlier = (await timesOf(db, [key], new Date(now.getTime() - MINUTE * 1000))).get(key) ?? [];
    const verdict = withinLimit({ tries: perMinute, seconds: MINUTE }, earlier, now);
    if (verdict.ok) await insertTries(db, [{ id: ids.next('try'), key, triedAt: now }]);
    return verdict;
  });
}
