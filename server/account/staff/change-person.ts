import { eq } from 'drizzle-orm';
import {
  type AccountState,
  isStaff,
  type PersonChange,
  type PersonRefusal,
  personRefusal,
} from '#core/account/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import { account, session } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { endLinks } from '../links/links.ts';
import { closeCustomersWaysIn } from '../sign-in/replace-ways-in.ts';
import { type AccountRow, updateAccount } from '../store.ts';
import { endInvitationsOf } from './end-invitations.ts';
import { othersInCharge } from './others-in-charge.ts';

export type PersonChanged =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | PersonRefusal }
  | ProofNeeded;

/**
 * Lets an admin change a person's role, disable them or enable them again; of admins and owners only an owner decides.
 * Disabling signs them out immediately.
 */
export async function changePerson(
  ctx: RecordNeeds,
  { id, change }: { id: string; change: PersonChange },
): Promise<PersonChanged> {
  const capability = change.act === 'change-role' ? 'people.change-role' : 'people.disable';
  const allowed = authorise(ctx.actor, capability);
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<PersonChanged> => {
    const others = await othersInCharge(inside.db, id);
    const [row] = await inside.db.select().from(account).where(eq(account.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    const by = allowed.account.role;
    const refusal = personRefusal({ ...personOf(row), others, by }, change);
    if (refusal) return { ok: false, reason: refusal };
    if (change.act === 'change-role' && change.role === row.role) return { ok: true };
    const now = ctx.clock.now();
    const subject = { kind: 'account' as const, id };
    if (change.act === 'change-role') {
      await updateAccount(inside.db, id, { role: change.role, updatedAt: now });
      // What someone else may have added to the account so far must not lead into the studio.
      const hadPasskeys = !isStaff(row.role) && (await closeCustomersWaysIn(inside.db, row));
      if (hadPasskeys) await recordAccountAct(inside, { act: 'account.remove-passkey', accountId: id });
      const detail = { from: row.role, to: change.role };
      await appendAudit(inside, { act: 'account.change-role', subject, detail });
      const owners = others.owners + (change.role === 'owner' ? 1 : 0);
      await endInvitationsOf(inside, { id, role: change.role, owners });
    } else {
      await updateAccount(inside.db, id, { disabledAt: change.act === 'disable' ? now : null, updatedAt: now });
      if (change.act === 'disable') {
        await inside.db.delete(session).where(eq(session.userId, id));
        await endLinks(inside.db, id, row.email);
      }
      await appendAudit(inside, { act: `account.${change.act}`, subject });
      if (change.act === 'disable') await endInvitationsOf(inside, { id, role: null, owners: others.owners });
    }
    announce(inside.db, id, 'profile');
    return { ok: true };
  });
}

const personOf = (row: AccountRow) => ({
  role: row.role,
  state: stateOf(row),
  emailVerified: row.emailVerified,
});

function stateOf({ erasedAt, deletedAt, disabledAt }: AccountRow): AccountState {
  if (erasedAt) return 'erased';
  if (deletedAt) return 'deleted';
  return disabledAt ? 'disabled' : 'active';
}
