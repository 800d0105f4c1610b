import { normaliseEmail } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { readLink } from '../../links/links.ts';
import { lockAccount } from '../../lock-account.ts';
import { accountById, updateAccount } from '../../store.ts';

export type EmailVerified = { ok: true; email: string } | { ok: false; reason: 'link-expired' };

/** The address a link would confirm. Null once it's canceled or expired. */
export async function readEmailToConfirm(ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<string | null> {
  const link = await readLink(ctx, 'confirm-email', token);
  const person = link?.accountId ? await accountById(ctx.db, link.accountId) : null;
  return person && !person.deletedAt && normaliseEmail(person.email) === link?.email ? person.email : null;
}

/**
 * Confirms an address, because its owner pressed the button on the page the link opens. Opening the page isn't enough:
 * mail programs do that, too, and the account may be a stranger's. A double click confirms once.
 */
export async function verifyEmail(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<EmailVerified> {
  const expired = { ok: false, reason: 'link-expired' } as const;
  const first = await readLink(ctx, 'confirm-email', token);
  if (!first?.accountId) return expired;
  const { accountId } = first;
  return inTransaction(ctx, async (inside): Promise<EmailVerified> => {
    await lockAccount(inside.db, accountId);
    const link = await readLink(inside, 'confirm-email', token);
    const person = link && (await accountById(inside.db, accountId));
    if (!person || person.deletedAt || normaliseEmail(person.email) !== link.email) return expired;
    if (!person.emailVerified) {
      await updateAccount(inside.db, accountId, { emailVerified: true, updatedAt: ctx.clock.now() });
      announce(inside.db, accountId, 'profile');
    }
    return { ok: true, email: person.email };
  });
}
