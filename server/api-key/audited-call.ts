import type { ApiKeyScope } from '#core/account/index.ts';
import { appendAudit } from '../audit/append.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ApiError } from '../http/api-error.ts';
import { admitKey, type KeyCtx } from './admit-key.ts';

/** What a call came to: what it answers, and what the log keeps of it. */
export type CallOutcome = { detail: Record<string, unknown> } & (
  | { ok: true; answer: Record<string, unknown> }
  | { ok: false; refusal: ApiError }
);

export interface KeyCall {
  key: string | undefined;
  scope: ApiKeyScope;
  /** Read once the key is good, and before the transaction: a slow sender holds no row. */
  readBody: () => Promise<unknown>;
}

/** A call by a program that brings a key. What it comes to is in the audit log, in the same transaction as what it did. */
export async function auditedCall(
  ctx: KeyCtx,
  { key, scope, readBody }: KeyCall,
  call: (inside: KeyCtx, body: unknown) => Promise<CallOutcome>,
): Promise<Record<string, unknown>> {
  const { asKey, id } = await admitKey(ctx, { key, scope });
  const body = await readBody();
  const outcome = await inTransaction(asKey, async (inside) => {
    const came = await call(inside, body);
    const detail = came.ok ? came.detail : { ...came.detail, refused: came.refusal.code };
    await appendAudit(inside, { act: scope, subject: { kind: 'api-key', id }, detail });
    return came;
  });
  if (!outcome.ok) throw outcome.refusal;
  return outcome.answer;
}
