import type { AuditAct } from '#core/audit/index.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { hashKey } from './hash-key.ts';
import { changeKey, keyByHash } from './store.ts';

/** What a call came to: what it answers, and what the log keeps of it. */
export type CallOutcome = { detail: Record<string, unknown> } & (
  | { ok: true; answer: Record<string, unknown> }
  | { ok: false; refusal: ApiError }
);

export type KeyCtx = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

const noKey = () => new ApiError(401, 'api-key', 'This call needs a valid api-key.');

/**
 * A call by a program that brings a key. Whatever it comes to stands in the audit log, refusals and revoked keys
 * included, in the same transaction as what it did.
 */
export async function auditedCall(
  ctx: KeyCtx,
  given: { key: string | undefined; act: Extract<AuditAct, `helper.${string}`> },
  call: (inside: KeyCtx) => Promise<CallOutcome>,
): Promise<Record<string, unknown>> {
  const row = given.key ? await keyByHash(ctx.db, hashKey(given.key)) : null;
  if (!row) throw noKey();
  const asKey: KeyCtx = { ...ctx, actor: { kind: 'api-key', id: row.id } };
  const subject = { kind: 'api-key', id: row.id } as const;
  if (row.revokedAt) {
    await appendAudit(asKey, { act: given.act, subject, detail: { refused: 'revoked' } });
    throw noKey();
  }
  const outcome = await inTransaction(asKey, async (inside) => {
    const came = await call(inside);
    await changeKey(inside.db, row.id, { lastUsedAt: inside.clock.now() });
    const detail = came.ok ? came.detail : { ...came.detail, refused: came.refusal.code };
    await appendAudit(inside, { act: given.act, subject, detail });
    return came;
  });
  if (!outcome.ok) throw outcome.refusal;
  return outcome.answer;
}
