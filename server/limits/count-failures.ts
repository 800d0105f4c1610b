import type { Limited, LimitVerdict } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Asker, countedFor } from './counted.ts';
import { insertTries, lockKeys } from './store.ts';
import { mayTry, rowsOf } from './take-try.ts';

/**
 * Runs one attempt at a time and counts it only if it fails. Repeating something valid, such as recalculating a total,
 * is free, while simultaneous guesses are still counted one by one.
 */
export function countFailures<Answer extends { ok: boolean }>(
  ctx: Asker & Pick<Ctx, 'db' | 'clock' | 'ids'>,
  name: Limited,
  attempt: (inside: Pick<Ctx, 'db' | 'clock' | 'ids'>) => Promise<Answer>,
): Promise<Answer | Extract<LimitVerdict, { ok: false }>> {
  return inTransaction(ctx, async (inside) => {
    const counted = countedFor(ctx, name);
    await lockKeys(
      inside.db,
      counted.map(({ key }) => key),
    );
    const verdict = await mayTry(inside, name);
    if (!verdict.ok) return verdict;
    const answer = await attempt(inside);
    if (!answer.ok && counted.length > 0) await insertTries(inside.db, rowsOf(ctx, counted));
    return answer;
  });
}
