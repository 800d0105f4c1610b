import { isAdmin, isStaff, mayBecome, normaliseEmail } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { lockWaysIn } from '../lock-account.ts';
import { closeCustomersWaysIn } from '../sign-in/replace-ways-in.ts';
import { accountByEmail, updateAccount } from '../store.ts';

export type AdminMade = { ok: true; already: boolean } | { ok: false; reason: 'no-account' | 'unconfirmed' };

/**
 * Creates the first admin, from the server's command line. Everyone else gets an invitation. A customer is signed out
 * everywhere, because someone else may have added a way in.
 */
export async function makeAdmin(
  ctx: Pick<Ctx, 'db' | 'ids' | 'clock' | 'actor'>,
  given: { email: string },
): Promise<AdminMade> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const email = normaliseEmail(given.email);
    const known = await accountByEmail(inside.db, email);
    if (known) await lockWaysIn(inside.db, known.id);
    const person = await accountByEmail(inside.db, email);
    if (!person || person.deletedAt) return { ok: false, reason: 'no-account' };
    if (isAdmin(person.role)) return { ok: true, already: true };
    if (!mayBecome(person, 'admin')) return { ok: false, reason: 'unconfirmed' };
    if (!isStaff(person.role)) await closeCustomersWaysIn(inside.db, person);
    await updateAccount(inside.db, person.id, { role: 'admin', updatedAt: ctx.clock.now() });
    await appendAudit(inside, { act: 'account.make-admin', subject: { kind: 'account', id: person.id } });
    announce(inside.db, person.id, 'profile');
    return { ok: true, already: false };
  });
}
