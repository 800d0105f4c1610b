import { normaliseEmail, validEmail } from '#core/account/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import type { LetterNeeds } from '../letters/letters.ts';
import { promiseConfirmNewEmail } from '../letters/mail-confirm-new-email.ts';
import { promiseEmailChange } from '../letters/mail-email-change.ts';
import { endLink, issueLink } from '../links/links.ts';
import { lockSignedIn } from '../lock-account.ts';
import { type ProofNeeds, type Proved, provePassword } from '../sign-in/prove-password.ts';
import { emailExists } from '../sign-in/registration/email-exists.ts';
import { type AccountRow, accountById } from '../store.ts';

type Field = 'email' | 'password';
export type EmailChangeAsked = { ok: true } | { ok: false; field: Field; message: string };
type Needs = ProofNeeds & Pick<Ctx, 'jobs'>;

/**
 * Requests a new address. A thief with a stolen session and the password has a mailbox of their own, but not the old
 * one. So a confirmed old address must approve before we ask the new one. An unconfirmed old address may not belong to
 * the customer, so it only gets a notice and can stop the change. The account keeps the old address until the new one
 * confirms.
 */
export async function changeEmail(
  ctx: Needs,
  auth: Auth,
  given: { email: string; password: string; headers: Headers },
): Promise<EmailChangeAsked> {
  const newEmail = normaliseEmail(given.email);
  if (!validEmail(newEmail)) return { ok: false, field: 'email', message: text('email.invalid') };
  const proved = await provePassword(ctx, auth, given);
  if (!proved.ok) return { ok: false, field: 'password', message: proofText(proved, text('email.updateFailed')) };
  const { id } = proved.account;
  if (newEmail === normaliseEmail(proved.account.email)) return { ok: true };
  const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    ({ ok: false, field: 'email', message: tooManyText(retryAfterSeconds) }) as const;
  // Unlimited checks would reveal which addresses have accounts.
  const allowed = await takeTry(ctx, 'checkEmail');
  if (!allowed.ok) return tooMany(allowed);
  if (await emailExists(ctx, newEmail)) return { ok: false, field: 'email', message: text('email.inUse') };
  // Nor may anyone fill another person's mailbox.
  const asked = await takeTry(ctx, 'changeEmail');
  if (!asked.ok) return tooMany(asked);
  const mailed = await takeTry(ctx, 'changeEmailTo', { account: newEmail });
  if (!mailed.ok) return tooMany(mailed);
  const asking = await auth.api.getSession({ headers: given.headers });
  return inTransaction(ctx, async (inside): Promise<EmailChangeAsked> => {
    // If they were signed out in the meantime, perhaps by the owner changing the password, don't create a link.
    const isHere = asking !== null && (await lockSignedIn(inside.db, id, asking.session.id));
    const person = isHere && (await accountById(inside.db, id));
    if (!person) return { ok: false, field: 'password', message: text('email.updateFailed') };
    await endLink(inside.db, 'new-email', id);
    await tellOldAddress(inside, person, newEmail);
    if (!person.emailVerified) await askNewAddress(inside, person, newEmail);
    return { ok: true };
  });
}

async function tellOldAddress(ctx: LetterNeeds, person: AccountRow, newEmail: string): Promise<void> {
  const step = person.emailVerified ? 'ask' : 'tell';
  const link = { email: person.email, accountId: person.id, detail: { newEmail, step } } as const;
  const token = await issueLink(ctx, 'email-change', link);
  await promiseEmailChange(ctx, ctx.db, { email: person.email, newEmail, step, token });
}

/** Last step: the account moves once the link in this email is followed. Runs in the caller's transaction. */
export async function askNewAddress(ctx: LetterNeeds, person: AccountRow, newEmail: string): Promise<void> {
  const { id, email, firstName } = person;
  const token = await issueLink(ctx, 'new-email', { email, accountId: id, detail: { newEmail } });
  await promiseConfirmNewEmail(ctx, ctx.db, { id, email: newEmail, firstName }, token);
}

/** Explains why the proof failed. `otherwise` is the caller's fallback message. */
export function proofText(proved: Extract<Proved, { ok: false }>, otherwise: string): string {
  if (proved.reason === 'wrong-password') return text('signIn.wrongPassword');
  if (proved.reason === 'too-many') return tooManyText(proved.retryAfterSeconds);
  if (proved.reason === 'no-password') return text('password.noneYet');
  return otherwise;
}
