import { z } from 'zod';
import { emailSchema, mayDecideOn, staffRoles } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { promiseInvitation } from '../letters/mail-invitation.ts';
import { issueLink, readLink } from '../links/links.ts';
import { accountByEmail } from '../store.ts';
import { isStillInRole, othersInCharge } from './others-in-charge.ts';

const invitationSchema = z.object({ email: emailSchema, role: z.enum(staffRoles) });
export type Invitation = z.infer<typeof invitationSchema>;

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor'>;

/** Lets an admin invite someone to join the staff. Only owners invite admins and owners. */
export async function inviteStaff(
  ctx: Needs,
  given: { email: string; role: string },
): Promise<
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'owners-only' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; message: string }
> {
  const allowed = authorise(ctx.actor, 'people.invite');
  if (!allowed.ok) return allowed;
  const read = invitationSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', message: text('email.invalid') };
  const { email, role } = read.data;
  return inTransaction(ctx, async (inside) => {
    const { owners } = await othersInCharge(inside.db, null);
    if (!(await isStillInRole(inside.db, allowed.account))) return { ok: false, reason: 'not-allowed' };
    if (!mayDecideOn(allowed.account.role, owners, [role])) return { ok: false, reason: 'owners-only' };
    await sendInvitation(inside, { email, role, by: allowed.account });
    return { ok: true };
  });
}

/** Mails a link. It replaces an earlier one to the same address. */
export async function sendInvitation(
  inside: Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor'>,
  { email, role, by }: Invitation & { by: { id: string; firstName: string } },
): Promise<void> {
  const known = await accountByEmail(inside.db, email);
  const token = await issueLink(inside, 'invitation', {
    email,
    accountId: known?.id ?? null,
    detail: { role, by: by.id },
  });
  await promiseInvitation(inside, inside.db, { email, role, by: by.firstName, token });
  // The log outlives personal data, so it must not contain addresses.
  const subject = { kind: 'account' as const, id: known?.id ?? 'new' };
  await appendAudit(inside, { act: 'account.invite', subject, detail: { role } });
}

/** Who a link invites. Null once it's used, canceled or expired. */
export async function readInvitation(ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<Invitation | null> {
  const link = await readLink(ctx, 'invitation', token);
  return link && { email: link.email, role: link.detail.role };
}
