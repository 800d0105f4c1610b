import { eq } from 'drizzle-orm';
import { createAccount } from '../../tests/setup/context.ts';
import { issueLink } from '../account/links/links.ts';
import { changePerson } from '../account/staff/change-person.ts';
import { inviteStaff } from '../account/staff/invitation.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from '../account/staff/open-invitations.ts';
import { resetFactor } from '../account/staff/reset-factor.ts';
import { account } from '../db/schema/index.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

async function openInvitation({ ctx, ada }: ActingShop): Promise<{ id: string }> {
  await issueLink(ctx, 'invitation', { email: 'new@example.com', accountId: null, detail: { role: 'admin' } });
  return (await listInvitations(ada))[0] ?? { id: '' };
}

/** Every act on colleagues and other people, by use-case name. */
export const peopleActs: Acts = {
  resendInvitation: async (shop) => [await resendInvitation(shop.ada, await openInvitation(shop))],
  withdrawInvitation: async (shop) => [await withdrawInvitation(shop.ada, await openInvitation(shop))],
  inviteStaff: async ({ ada }) => [await inviteStaff(ada, { email: 'new@example.com', role: 'specialist' })],
  changePerson: async ({ ctx, ada }) => {
    const { id } = await createAccount(ctx, { role: 'specialist' });
    return [
      await changePerson(ada, { id, change: { act: 'change-role', role: 'admin' } }),
      await changePerson(ada, { id, change: { act: 'disable' } }),
      await changePerson(ada, { id, change: { act: 'enable' } }),
    ];
  },
  resetFactor: async ({ ctx, ada }) => {
    const { id } = await createAccount(ctx, { role: 'specialist' });
    await ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, id));
    return [await resetFactor(ada, { id })];
  },
};
