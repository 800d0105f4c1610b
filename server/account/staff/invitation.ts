import { z } from 'zod';
import { emailSchema, firstNameSchema, newPasswordSchema, staffRoles } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import type { Auth } from '../auth.ts';
import { authorise } from '../authorise.ts';
import { firstProblems } from '../first-problems.ts';
import { promiseInvitation } from '../letters/mail-invitation.ts';
import { createProvenAccount } from '../sign-in/create-proven-account.ts';
import { looksLikeToken } from '../sign-in/looks-like-token.ts';
import { accountByEmail, updateAccount } from '../store.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const invitationSchema = z.object({ email: emailSchema, role: z.enum(staffRoles) });
export type Invitation = z.infer<typeof invitationSchema>;

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor'>;
const identifierOf = (token: string) => `invitation:${token}`;

/** An admin asks somebody to work here. The mailed link is the library's kind of proof: kept hashed, used once. */
export async function inviteStaff(
  ctx: Needs,
  auth: Auth,
  given: { email: string; role: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' } | { ok: false; reason: 'invalid'; message: string }> {
  const allowed = authorise(ctx.actor, 'people.invite');
  if (!allowed.ok) return allowed;
  const read = invitationSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', message: text('email.invalid') };
  const token = ctx.ids.token();
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: JSON.stringify(read.data),
    expiresAt: new Date(Date.now() + week),
  });
  await inTransaction(ctx, async (inside) => {
    await promiseInvitation(inside, inside.db, { ...read.data, by: allowed.account.firstName, token });
    // The log outlives everyone: an address has no place in it.
    const known = await accountByEmail(inside.db, read.data.email);
    const subject = { kind: 'account' as const, id: known?.id ?? 'new' };
    await appendAudit(inside, { act: 'account.invite', subject, detail: { role: read.data.role } });
  });
  return { ok: true };
}

/** Whom a link invites, and whether they have an account; null once it is used or too old. */
export async function readInvitation(
  ctx: Pick<Ctx, 'db'>,
  auth: Auth,
  token: string,
): Promise<(Invitation & { hasAccount: boolean }) | null> {
  if (!looksLikeToken(token)) return null;
  const { internalAdapter } = await auth.$context;
  const kept = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!kept || kept.expiresAt < new Date()) return null;
  const invitation = invitationSchema.parse(JSON.parse(kept.value));
  return { ...invitation, hasAccount: (await accountByEmail(ctx.db, invitation.email)) !== null };
}

export type InvitationAccepted =
  | { ok: true }
  | { ok: false; reason: 'link-expired' }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'firstName' | 'password', string>> };

/** Who follows the link has the mailbox. An account that exists gets the role; a new one chooses its password first. */
export async function acceptInvitation(
  ctx: Needs,
  auth: Auth,
  given: { token: string; firstName: string; password: string },
): Promise<InvitationAccepted> {
  const invitation = await readInvitation(ctx, auth, given.token);
  if (!invitation) return { ok: false, reason: 'link-expired' };
  const { email, role, hasAccount } = invitation;
  const read = z.object({ firstName: firstNameSchema, password: newPasswordSchema(auth.passwords) }).safeParse(given);
  if (!hasAccount && !read.success) {
    return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  }
  const { internalAdapter } = await auth.$context;
  if (!(await internalAdapter.consumeVerificationValue(identifierOf(given.token)))) {
    return { ok: false, reason: 'link-expired' };
  }
  if (!hasAccount && read.success) await createProvenAccount(ctx, auth, { ...read.data, email, role: 'customer' });
  await inTransaction(ctx, async (inside) => {
    const person = await accountByEmail(inside.db, email);
    if (!person || person.role === 'admin') return;
    await updateAccount(inside.db, person.id, { role, emailVerified: true, updatedAt: ctx.clock.now() });
    const subject = { kind: 'account' as const, id: person.id };
    await appendAudit(inside, { act: 'account.change-role', subject, detail: { role, by: 'invitation' } });
    announce(inside.db, person.id, 'profile');
  });
  return { ok: true };
}
