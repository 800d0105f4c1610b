import { and, eq, isNull } from 'drizzle-orm';
import { text } from '#core/texts/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Ctx } from '../../context.ts';
import { account, twoFactor } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import type { Auth } from '../auth.ts';
import { authorise } from '../authorise.ts';
import { proofText } from '../profile/change-email.ts';
import { type ProofNeeds, provePassword } from '../sign-in/prove-password.ts';
import { closeWaysIn } from '../sign-in/replace-ways-in.ts';
import { hasPassword } from '../sign-in/store-credential.ts';
import { otherAdmins } from '../staff/other-admins.ts';

export type AccountDeleted = { ok: true } | { ok: false; message: string };

/**
 * Ends an account at once: every session, every way in. Its address is free again. What it knew of the person is erased
 * later, by the clock; orders stay, stripped of them.
 */
export async function deleteAccount(
  ctx: ProofNeeds & Pick<Ctx, 'ids'>,
  auth: Auth,
  given: { password: string; headers: Headers },
): Promise<AccountDeleted> {
  const allowed = authorise(ctx.actor, 'account.delete-own');
  if (!allowed.ok) return { ok: false, message: text('profile.updateFailed') };
  const { id, role, email } = allowed.account;
  // Who only ever came by a social provider has none to say: being signed in has to do.
  if (await hasPassword(ctx.db, id)) {
    const proved = await provePassword(ctx, auth, given);
    if (!proved.ok) return { ok: false, message: proofText(proved, text('profile.updateFailed')) };
  }
  return inTransaction(ctx, async (inside): Promise<AccountDeleted> => {
    if (role === 'admin' && (await otherAdmins(inside.db, id)) === 0) {
      return { ok: false, message: text('account.lastAdmin') };
    }
    const now = ctx.clock.now();
    await inside.db
      .update(account)
      .set({ deletedAt: now, formerEmail: email, email: freedAddress(id), updatedAt: now })
      .where(and(eq(account.id, id), isNull(account.deletedAt)));
    await closeWaysIn(inside.db, { id, email });
    await inside.db.delete(twoFactor).where(eq(twoFactor.userId, id));
    await appendAudit(inside, { act: 'account.delete', subject: { kind: 'account', id } });
    announce(inside.db, id, 'profile');
    return { ok: true };
  });
}

/** An address that nobody can have: the row needs one, the person's own is free for a new account. */
const freedAddress = (id: string) => `deleted-${id.toLowerCase()}@hearthline.invalid`;
