import { eq } from 'drizzle-orm';
import { isStaff } from '#core/account/index.ts';
import { authorise, type FactorProofNeeded, type ProofNeeded } from '../../authorise.ts';
import type { Db } from '../../db/database.ts';
import { account, session, twoFactor } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { accountById } from '../store.ts';

/** Runs in the caller's transaction. Also withdraws the factor's proof from every session. */
export async function removeFactor(tx: Db, accountId: string): Promise<void> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, accountId));
  await tx.update(account).set({ twoFactorEnabled: false }).where(eq(account.id, accountId));
  await tx.update(session).set({ factorProvedAt: null }).where(eq(session.userId, accountId));
}

export type FactorTurnedOff =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'staff-need-it' }
  | ProofNeeded
  | FactorProofNeeded;

/**
 * After this, the password alone signs in. Staff can't do this in production, where the studio requires a second
 * factor.
 */
export async function turnOffFactor(
  ctx: RecordNeeds,
  { staffNeedIt }: { staffNeedIt: boolean },
): Promise<FactorTurnedOff> {
  const allowed = authorise(ctx.actor, 'account.change-factor-own');
  if (!allowed.ok) return allowed;
  const { id } = allowed.account;
  // Use the account's role, not the actor's: staff who haven't used the factor in this session act as customers.
  const person = await accountById(ctx.db, id);
  if (!person) return { ok: false, reason: 'not-allowed' };
  if (staffNeedIt && isStaff(person.role)) return { ok: false, reason: 'staff-need-it' };
  return inTransaction(ctx, async (inside) => {
    await removeFactor(inside.db, id);
    await recordAccountAct(inside, { act: 'account.turn-off-factor', accountId: id });
    return { ok: true };
  });
}
