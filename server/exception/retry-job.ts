import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { retryEffect } from '../jobs/failed.ts';

export type JobRetried = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

/** Gives a failed job another set of tries. */
export async function retryJob(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { id }: { id: string },
): Promise<JobRetried> {
  const allowed = authorise(ctx.actor, 'job.retry');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<JobRetried> => {
    if (!(await retryEffect(inside, id))) return { ok: false, reason: 'not-found' };
    await appendAudit(inside, { act: 'job.retry', subject: { kind: 'job', id } });
    return { ok: true };
  });
}
