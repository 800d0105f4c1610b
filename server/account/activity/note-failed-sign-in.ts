import { deviceName } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { visitorActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import { type RecordNeeds, recordAccountAct } from './record-account-act.ts';

/**
 * Logs a failed sign-in. Attempts at addresses without an account share a small hourly allowance, and what was typed is
 * not stored.
 */
export async function noteFailedSignIn(
  ctx: RecordNeeds,
  { accountId, headers, way = 'password' }: { accountId: string | null; headers: Headers; way?: string },
): Promise<void> {
  const act = 'account.sign-in-failed';
  if (accountId !== null) return recordAccountAct(ctx, { act, accountId, headers, detail: { way } });
  await inTransaction(ctx, async (inside) => {
    if (!(await takeTry(inside, 'failedSignInNoted', { account: unknownAccount })).ok) return;
    const detail = { device: deviceName(headers.get('user-agent')) };
    await appendAudit(inside, { act, subject: { kind: 'account', id: unknownAccount }, detail, actor: visitorActor });
  });
}

const unknownAccount = 'unknown';
