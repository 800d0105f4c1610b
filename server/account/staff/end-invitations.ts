import { and, eq, inArray, sql } from 'drizzle-orm';
import { type AccountRole, can, mayDecideOn } from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Ctx } from '../../context.ts';
import { accountLink } from '../../db/schema/index.ts';
import { type InvitationRow, roleOf } from './open-invitations.ts';

/**
 * Ends the open invitations that this person couldn't send anymore, in the transaction that takes their role: otherwise an
 * admin could invite an address of their own and come back by it. `role` is null for someone who leaves.
 */
export async function endInvitationsOf(
  inside: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { id, role, owners }: { id: string; role: AccountRole | null; owners: number },
): Promise<void> {
  const sent = and(eq(accountLink.kind, 'invitation'), sql`${accountLink.detail} ->> 'by' = ${id}`);
  const rows = await inside.db.select().from(accountLink).where(sent).for('update');
  const ended = rows.filter((row) => !maySend(role, owners, row));
  if (ended.length === 0) return;
  const ids = ended.map((row) => row.id);
  await inside.db.delete(accountLink).where(inArray(accountLink.id, ids));
  for (const row of ended) {
    const subject = { kind: 'account' as const, id: row.accountId ?? 'new' };
    await appendAudit(inside, { act: 'account.withdraw-invitation', subject, detail: { role: roleOf(row) } });
  }
}

const maySend = (role: AccountRole | null, owners: number, row: InvitationRow): boolean =>
  role !== null && can(role, 'people.invite') && mayDecideOn(role, owners, [roleOf(row)]);
