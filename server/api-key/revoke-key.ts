import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeKey, lockKey } from './store.ts';

/** Takes effect immediately. Revoking a key twice is fine. */
export async function revokeKey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { id }: { id: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' } | ProofNeeded> {
  const allowed = authorise(ctx.actor, 'api-key.revoke');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside) => {
    const row = await lockKey(inside.db, id);
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.revokedAt) return { ok: true };
    await changeKey(inside.db, id, { revokedAt: inside.clock.now() });
    await appendAudit(inside, { act: 'api-key.revoke', subject: { kind: 'api-key', id }, detail: { name: row.name } });
    return { ok: true };
  });
}
