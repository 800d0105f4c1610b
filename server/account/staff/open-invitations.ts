import { and, asc, eq, gt } from 'drizzle-orm';
import { mayDecideOn, type StaffRole, staffRoles } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { accountLink } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sendInvitation } from './invitation.ts';
import { isStillInRole, othersInCharge } from './others-in-charge.ts';

export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
  sentAt: Date;
  endsAt: Date;
}

/** More than a team of our size ever has open. */
const most = 100;

const isOpen = (ctx: Pick<Ctx, 'clock'>) =>
  and(eq(accountLink.kind, 'invitation'), gt(accountLink.expiresAt, ctx.clock.now()));

export type InvitationRow = typeof accountLink.$inferSelect;
export const roleOf = ({ detail }: Pick<InvitationRow, 'detail'>): StaffRole =>
  staffRoles.find((role) => role === detail.role) ?? 'specialist';

/** Invitations that can still be accepted, oldest first. */
export async function listInvitations(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<OpenInvitation[]> {
  if (!authorise(ctx.actor, 'people.view').ok) return [];
  const rows = await ctx.db
    .select()
    .from(accountLink)
    .where(isOpen(ctx))
    .orderBy(asc(accountLink.createdAt), asc(accountLink.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: roleOf(row),
    sentAt: row.createdAt,
    endsAt: row.expiresAt,
  }));
}

type Done = { ok: true; email: string } | { ok: false; reason: 'not-allowed' | 'gone' | 'owners-only' } | ProofNeeded;
type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor'>;

/** Mails a new link. The one before stops working. */
export const resendInvitation = (ctx: Needs, { id }: { id: string }): Promise<Done> =>
  withInvitation(ctx, id, (inside, row, by) => sendInvitation(inside, { email: row.email, role: roleOf(row), by }));

/** Ends the link, so that it no longer lets anyone in. */
export const withdrawInvitation = (ctx: Needs, { id }: { id: string }): Promise<Done> =>
  withInvitation(ctx, id, async (inside, row) => {
    await inside.db.delete(accountLink).where(eq(accountLink.id, row.id));
    const subject = { kind: 'account' as const, id: row.accountId ?? 'new' };
    await appendAudit(inside, { act: 'account.withdraw-invitation', subject, detail: { role: roleOf(row) } });
  });

async function withInvitation(
  ctx: Needs,
  id: string,
  act: (inside: Needs, row: InvitationRow, by: { id: string; firstName: string }) => Promise<void>,
): Promise<Done> {
  const allowed = authorise(ctx.actor, 'people.invite');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<Done> => {
    // Accepting deletes the row, so of the two only the first happens.
    const [row] = await inside.db
      .select()
      .from(accountLink)
      .where(and(isOpen(ctx), eq(accountLink.id, id)))
      .for('update');
    if (!row) return { ok: false, reason: 'gone' };
    const { owners } = await othersInCharge(inside.db, null);
    if (!(await isStillInRole(inside.db, allowed.account))) return { ok: false, reason: 'not-allowed' };
    if (!mayDecideOn(allowed.account.role, owners, [roleOf(row)])) return { ok: false, reason: 'owners-only' };
    await act(inside, row, allowed.account);
    return { ok: true, email: row.email };
  });
}
