import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { promiseEmailChanged } from '../letters/mail-email-changed.ts';
import { endLinks, type Link, type LinkKind, readLink, takeLink } from '../links/links.ts';
import { lockWaysIn } from '../lock-account.ts';
import { emailExists } from '../sign-in/registration/email-exists.ts';
import { closeWaysIn, passkeysAreFactor } from '../sign-in/replace-ways-in.ts';
import { sendResetLink } from '../sign-in/request-password-reset.ts';
import { type AccountRow, accountById, updateAccount } from '../store.ts';
import { askNewAddress } from './change-email.ts';

type Needs = RecordNeeds;

export type EmailChangeAnswered = { ok: true } | { ok: false; reason: 'link-expired' | 'email-in-use' };

const expired = { ok: false, reason: 'link-expired' } as const;

/** Reads the link sent to the old address. The step is `ask` if that address must approve the change. */
export async function readEmailChange(ctx: Pick<Ctx, 'db' | 'clock'>, token: string) {
  const link = await readLink(ctx, 'email-change', token);
  return link && { email: link.email, ...link.detail };
}

/** The old address approves; next we ask the new one. */
export const approveEmailChange = (ctx: Needs, { token }: { token: string }): Promise<EmailChangeAnswered> =>
  answered(ctx, 'email-change', token, async (inside, { person, link }) => {
    if (link.detail.step !== 'ask') return expired;
    if (await emailExists(inside, link.detail.newEmail)) return { ok: false, reason: 'email-in-use' };
    await takeLink(inside, 'email-change', token);
    await askNewAddress(inside, person, link.detail.newEmail);
    return { ok: true };
  });

/**
 * “This wasn’t me.” The person who asked was signed in, knew the password and may have added a passkey. So we cancel
 * the change, close every way in and send a password reset link to the address the account keeps. As with that link,
 * a mailbox alone doesn't remove a second factor.
 */
export const stopEmailChange = (ctx: Needs, { token }: { token: string }): Promise<EmailChangeAnswered> =>
  answered(ctx, 'email-change', token, async (inside, { person }) => {
    await closeWaysIn(inside.db, person, { keepsPasskeys: passkeysAreFactor(person) });
    await sendResetLink(inside, person);
    await recordAccountAct(inside, { act: 'account.end-sessions', accountId: person.id });
    announce(inside.db, person.id, 'profile');
    return { ok: true };
  });

/** Reads the link sent to the new address. */
export async function readNewEmail(ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<string | null> {
  return (await readLink(ctx, 'new-email', token))?.detail.newEmail ?? null;
}

/** The new address confirms, so the account moves to it. */
export const moveEmail = async (ctx: Needs, { token }: { token: string }): Promise<EmailChangeAnswered> => {
  try {
    return await answered(ctx, 'new-email', token, async (inside, { person, link }) => {
      const { newEmail } = link.detail;
      if (await emailExists(inside, newEmail)) return { ok: false, reason: 'email-in-use' };
      const { id, email, firstName } = person;
      await updateAccount(inside.db, id, { email: newEmail, emailVerified: true, updatedAt: ctx.clock.now() });
      await endLinks(inside.db, id, email, newEmail);
      await promiseEmailChanged(inside, inside.db, { id, email, firstName });
      await recordAccountAct(inside, { act: 'account.change-email', accountId: id });
      announce(inside.db, id, 'profile');
      return { ok: true };
    });
  } catch (error) {
    // Someone may have signed up with this address at the same moment; the database accepts only one.
    const link = await readLink(ctx, 'new-email', token);
    if (link && (await emailExists(ctx, link.detail.newEmail))) return { ok: false, reason: 'email-in-use' };
    throw error;
  }
};

/** Runs a link's action with the account locked, if the link is still valid by then. */
async function answered<Kind extends LinkKind>(
  ctx: Needs,
  kind: Kind,
  token: string,
  act: (inside: Needs, found: { person: AccountRow; link: Link<Kind> }) => Promise<EmailChangeAnswered>,
): Promise<EmailChangeAnswered> {
  const accountId = (await readLink(ctx, kind, token))?.accountId;
  if (!accountId) return expired;
  return inTransaction(ctx, async (inside) => {
    await lockWaysIn(inside.db, accountId);
    const link = await readLink(inside, kind, token);
    const person = link && (await accountById(inside.db, accountId));
    return person && !person.deletedAt ? act(inside, { person, link }) : expired;
  });
}
