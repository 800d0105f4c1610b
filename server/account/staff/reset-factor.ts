import { eq } from 'drizzle-orm';
import { mayDecideOn } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { account, passkey, session } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { accountContact } from '../account-contact.ts';
import { removeFactor } from '../factor/remove-factor.ts';
import { promiseFactorReset } from '../letters/mail-factor-reset.ts';
import { othersInCharge } from './others-in-charge.ts';

export type FactorReset =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'own' | 'no-factor' | 'owners-only' }
  | ProofNeeded;

/**
 * Lets an admin remove a person's lost second factor. Signs them out everywhere and emails them, in case they didn't
 * ask for it.
 */
export async function resetFactor(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { id }: { id: string },
): Promise<FactorReset> {
  const allowed = authorise(ctx.actor, 'people.reset-factor');
  if (!allowed.ok) return allowed;
  // You turn off your own in the profile, which doesn't let staff do it in production.
  if (id === allowed.account.id) return { ok: false, reason: 'own' };
  return inTransaction(ctx, async (inside): Promise<FactorReset> => {
    const [row] = await inside.db.select().from(account).where(eq(account.id, id)).for('update');
    const { owners } = await othersInCharge(inside.db, null);
    if (row && !mayDecideOn(allowed.account.role, owners, [row.role])) return { ok: false, reason: 'owners-only' };
    if (!row || row.deletedAt) return { ok: false, reason: 'unknown' };
    // The lost device may hold a passkey beside the app, or instead of it.
    const keys = await inside.db.delete(passkey).where(eq(passkey.userId, id)).returning({ id: passkey.id });
    if (!row.twoFactorEnabled && keys.length === 0) return { ok: false, reason: 'no-factor' };
    await removeFactor(inside.db, id);
    await inside.db.delete(session).where(eq(session.userId, id));
    await appendAudit(inside, { act: 'account.reset-factor', subject: { kind: 'account', id } });
    const to = await accountContact(inside, id);
    if (to) await promiseFactorReset(inside, inside.db, to, allowed.account.firstName);
    announce(inside.db, id, 'profile');
    return { ok: true };
  });
}
