import { eq } from 'drizzle-orm';
import { isStaff } from '#core/account/index.ts';
import type { Db } from '../../db/database.ts';
import { account, session, twoFactor } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import { accountById } from '../store.ts';

/** Part of the caller's transaction. What was proved with the factor is proved no longer, in any session. */
export async function removeFactor(tx: Db, accountId: string): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, accountId));
  await tx.update(account).set({ twoFactorEnabled: false }).where(eq(account.id, accountId));
  await tx.update(session).set({ factorProvedAt: null }).where(eq(session.userId, accountId));
}

export type FactorTurnedOff = { ok: true } | { ok: false; reason: 'not-allowed' | 'staff-need-it' } | ProofNeeded;

/** From now on the password alone signs in. In production staff cannot: the studio opens only with a second factor. */
export async function turnOffFactor(
  ctx: RecordNeeds,
  { staffNeedIt }: { staffNeedIt: boolean },
): Promise<FactorTurnedOff> {
  const allowed = authorise(ctx.actor, 'account.change-factor-own');
  if (!allowed.ok) return allowed;
  const { id } = allowed.account;
  // Of the account, not of the actor: without the factor in this session they act as a customer.
  const person = await accountById(ctx.db, id);
  if (!person) return { ok: false, reason: 'not-allowed' };
  if (staffNeedIt && isStaff(person.role)) return { ok: false, reason: 'staff-need-it' };
  return inTransaction(ctx, async (inside) => {
    await removeFactor(inside.db, id);
    await recordAccountAct(inside, { act: 'account.turn-off-factor', accountId: id });
    return { ok: true };
  });
}
