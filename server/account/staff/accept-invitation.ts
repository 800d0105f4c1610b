import { z } from 'zod';
import { firstNameSchema, isAdmin, isStaff, newPasswordSchema, normaliseEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { takeLink } from '../links/links.ts';
import { lockWaysIn } from '../lock-account.ts';
import { proofText } from '../profile/change-email.ts';
import { provePassword } from '../sign-in/prove-password.ts';
import { createProvenAccount } from '../sign-in/registration/create-proven-account.ts';
import { closeCustomersWaysIn, replaceWaysIn } from '../sign-in/replace-ways-in.ts';
import { hasPassword } from '../sign-in/store-credential.ts';
import { type AccountRow, accountByEmail, accountById, updateAccount } from '../store.ts';
import { type Invitation, readInvitation } from './invitation.ts';

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** What the invited person has to do next. */
export type InvitationStep =
  /** No account, or an unconfirmed one: the mailbox's owner chooses the password. */
  | 'choose-password'
  | 'sign-in'
  | 'prove-password'
  /** Has no password and just signed in with a social provider. */
  | 'accept'
  | 'sign-in-again'
  | 'other-account'
  | 'disabled';

export interface InvitationFound extends Invitation {
  step: InvitationStep;
}

/** What the link asks of the person who follows it. Null once it's used, canceled or expired. */
export async function findInvitation(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  given: { token: string },
): Promise<InvitationFound | null> {
  const invitation = await readInvitation(ctx, given.token);
  if (!invitation) return null;
  const person = await accountByEmail(ctx.db, invitation.email);
  return { ...invitation, step: await stepOf(ctx, { invitation, person }) };
}

async function stepOf(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { invitation, person }: { invitation: Invitation; person: AccountRow | null },
): Promise<InvitationStep> {
  if (actor.kind === 'account' && normaliseEmail(actor.email) !== invitation.email) return 'other-account';
  if (person?.disabledAt) return 'disabled';
  if (!person?.emailVerified) return 'choose-password';
  if (actor.kind !== 'account') return 'sign-in';
  if (await hasPassword(db, person.id)) return 'prove-password';
  return actor.recentlyProved ? 'accept' : 'sign-in-again';
}

type Problems = Partial<Record<'firstName' | 'password', string>>;

export type InvitationAccepted =
  /** True if they just chose a password and must sign in with it; false if they're already signed in. */
  | { ok: true; signsIn: boolean }
  | { ok: false; reason: 'link-expired' }
  /** The page explains what to do first. */
  | { ok: false; reason: Exclude<InvitationStep, 'choose-password' | 'prove-password' | 'accept'> }
  | { ok: false; reason: 'invalid'; problems: Problems };

interface Given {
  token: string;
  firstName: string;
  password: string;
  headers: Headers;
}

const expired = { ok: false, reason: 'link-expired' } as const;

/**
 * Makes someone a staff member. The link proves they own the mailbox, not that they chose the account's password. So a
 * confirmed account is only promoted by its signed-in owner after a fresh proof, and an unconfirmed one first loses
 * every existing way in.
 */
export async function acceptInvitation(ctx: Needs, auth: Auth, given: Given): Promise<InvitationAccepted> {
  const found = await findInvitation(ctx, given);
  if (!found) return expired;
  switch (found.step) {
    case 'choose-password':
      return choosePassword(ctx, auth, found, given);
    case 'prove-password': {
      const proved = await provePassword(ctx, auth, given);
      if (proved.ok) return raiseOwner(ctx, found, given.token);
      const password = proofText(proved, text('signIn.wrongPassword'));
      return { ok: false, reason: 'invalid', problems: { password } };
    }
    case 'accept':
      return raiseOwner(ctx, found, given.token);
    default:
      return { ok: false, reason: found.step };
  }
}

async function choosePassword(
  ctx: Needs,
  auth: Auth,
  { email, role }: Invitation,
  given: Given,
): Promise<InvitationAccepted> {
  const read = z.object({ firstName: firstNameSchema, password: newPasswordSchema(auth.passwords) }).safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const { firstName, password } = read.data;
  const known = await accountByEmail(ctx.db, email);
  // If someone signs up with this address right now, they haven't proved it either, so we take over that account too.
  const made = known ? null : await createProvenAccount(ctx, auth, { firstName, email, password, role: 'customer' });
  const accountId = made ?? (await accountByEmail(ctx.db, email))?.id;
  if (!accountId) return expired;
  const hash = await (await auth.$context).password.hash(password);
  return inTransaction(ctx, async (inside): Promise<InvitationAccepted> => {
    await lockWaysIn(inside.db, accountId);
    const person = await accountById(inside.db, accountId);
    if (!person || normaliseEmail(person.email) !== email) return expired;
    // The address was confirmed in the meantime, and not with this password, so the owner has to sign in.
    if (made === null && person.emailVerified) return { ok: false, reason: 'sign-in' };
    if (!(await takeLink(inside, 'invitation', given.token))) return expired;
    if (made === null) {
      await replaceWaysIn(inside, person, hash);
      await updateAccount(inside.db, accountId, { name: firstName, firstName, lastName: '' });
    }
    await raise(inside, person, role);
    return { ok: true, signsIn: true };
  });
}

/** For someone signed in to the invited account with a fresh proof. */
const raiseOwner = (ctx: Needs, { email, role }: Invitation, token: string): Promise<InvitationAccepted> =>
  inTransaction(ctx, async (inside): Promise<InvitationAccepted> => {
    const known = await accountByEmail(inside.db, email);
    if (known) await lockWaysIn(inside.db, known.id);
    const person = known && (await accountById(inside.db, known.id));
    const isOwner = person && inside.actor.kind === 'account' && inside.actor.id === person.id;
    if (!isOwner || normaliseEmail(person.email) !== email) return expired;
    if (!(await takeLink(inside, 'invitation', token))) return expired;
    if (!isStaff(person.role)) await closeOthers(inside, person);
    await raise(inside, person, role);
    return { ok: true, signsIn: false };
  });

/** What someone else may have added to the account so far must not lead into the studio. This session continues. */
async function closeOthers(ctx: Needs, person: AccountRow): Promise<void> {
  const keptSession = (ctx.actor.kind === 'account' && ctx.actor.sessionId) || null;
  if (await closeCustomersWaysIn(ctx.db, person, { keptSession })) {
    await recordAccountAct(ctx, { act: 'account.remove-passkey', accountId: person.id });
  }
}

async function raise(ctx: Needs, person: AccountRow, role: Invitation['role']): Promise<void> {
  // An invitation never takes a role away.
  if (isAdmin(person.role) && role !== 'owner') return;
  await updateAccount(ctx.db, person.id, { role, updatedAt: ctx.clock.now() });
  const subject = { kind: 'account' as const, id: person.id };
  await appendAudit(ctx, { act: 'account.change-role', subject, detail: { role, by: 'invitation' } });
  announce(ctx.db, person.id, 'profile');
}
