import { and, eq, isNull } from 'drizzle-orm';
import { isAdmin } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { account, twoFactor } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import type { Auth } from '../auth.ts';
import { proofText } from '../profile/change-email.ts';
import { type ProofNeeds, provePassword } from '../sign-in/prove-password.ts';
import { closeWaysIn } from '../sign-in/replace-ways-in.ts';
import { hasPassword } from '../sign-in/store-credential.ts';
import { endInvitationsOf } from '../staff/end-invitations.ts';
import { othersInCharge } from '../staff/others-in-charge.ts';
import { accountById } from '../store.ts';

export type AccountDeleted = { ok: true } | { ok: false; message: string };

/**
 * Closes an account immediately, ending every session and way in, and frees its address. Personal data is erased later
 * on a schedule; orders stay without it.
 */
export async function deleteAccount(
  ctx: ProofNeeds & Pick<Ctx, 'ids'>,
  auth: Auth,
  given: { password: string; headers: Headers },
): Promise<AccountDeleted> {
  const allowed = authorise(ctx.actor, 'account.delete-own');
  if (!allowed.ok) return { ok: false, message: text('profile.updateFailed') };
  const { id, email } = allowed.account;
  // Customers who only use a social provider have no password, so being signed in has to be enough.
  if (await hasPassword(ctx.db, id)) {
    const proved = await provePassword(ctx, auth, given);
    if (!proved.ok) return { ok: false, message: proofText(proved, text('profile.updateFailed')) };
  }
  return inTransaction(ctx, async (inside): Promise<AccountDeleted> => {
    // Not the actor's role: staff who haven't used their factor in this session act as customers.
    const role = (await accountById(inside.db, id))?.role ?? 'customer';
    const others = isAdmin(role) ? await othersInCharge(inside.db, id) : null;
    if (others?.admins === 0) return { ok: false, message: text('account.lastAdmin') };
    if (role === 'owner' && others?.owners === 0) return { ok: false, message: text('account.lastOwner') };
    const now = ctx.clock.now();
    await inside.db
      .update(account)
      .set({ deletedAt: now, formerEmail: email, email: freedAddress(id), updatedAt: now })
      .where(and(eq(account.id, id), isNull(account.deletedAt)));
    await closeWaysIn(inside.db, { id, email });
    await inside.db.delete(twoFactor).where(eq(twoFactor.userId, id));
    await appendAudit(inside, { act: 'account.delete', subject: { kind: 'account', id } });
    if (others) await endInvitationsOf(inside, { id, role: null, owners: others.owners });
    announce(inside.db, id, 'profile');
    return { ok: true };
  });
}

/** The row needs an address, and the person's own must be free for a new account. */
const freedAddress = (id: string) => `deleted-${id.toLowerCase()}@hearthline.invalid`;
