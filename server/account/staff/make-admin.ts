import { isAdmin, normaliseEmail } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { accountByEmail, updateAccount } from '../store.ts';

export type AdminMade = { ok: true; already: boolean } | { ok: false; reason: 'no-account' };

/** Creates the first admin, from the server's command line. Everyone else gets an invitation. */
export async function makeAdmin(
  ctx: Pick<Ctx, 'db' | 'ids' | 'clock' | 'actor'>,
  given: { email: string },
): Promise<AdminMade> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const person = await accountByEmail(inside.db, normaliseEmail(given.email));
    if (!person || person.deletedAt) return { ok: false, reason: 'no-account' };
    if (isAdmin(person.role)) return { ok: true, already: true };
    await updateAccount(inside.db, person.id, { role: 'admin', updatedAt: ctx.clock.now() });
    await appendAudit(inside, { act: 'account.make-admin', subject: { kind: 'account', id: person.id } });
    announce(inside.db, person.id, 'profile');
    return { ok: true, already: false };
  });
}
