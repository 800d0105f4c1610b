import { eq } from 'drizzle-orm';
import { createAccount } from '../../tests/setup/context.ts';
import { issueLink } from '../account/links/links.ts';
import { changePerson } from '../account/staff/change-person.ts';
import { inviteStaff } from '../account/staff/invitation.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from '../account/staff/open-invitations.ts';
import { resetFactor } from '../account/staff/reset-factor.ts';
import { account, webhookDelivery } from '../db/schema/index.ts';
import { addEndpoint, pauseEndpoint, removeEndpoint, resumeEndpoint } from '../webhook/change-endpoint.ts';
import { sendAgain, sendTest } from '../webhook/send-event.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

async function openInvitation({ ctx, ada }: ActingShop): Promise<{ id: string }> {
  await issueLink(ctx, 'invitation', { email: 'new@example.com', accountId: null, detail: { role: 'admin' } });
  return (await listInvitations(ada))[0] ?? { id: '' };
}

async function endpoint({ ada }: ActingShop): Promise<{ id: string }> {
  const made = await addEndpoint(ada, { url: 'http://127.0.0.1:9/hooks', topics: ['order'] });
  return { id: made.ok ? made.id : '' };
}

/** Every act on colleagues, other people and other systems, by use-case name. */
export const peopleActs: Acts = {
  resendInvitation: async (shop) => [await resendInvitation(shop.ada, await openInvitation(shop))],
  withdrawInvitation: async (shop) => [await withdrawInvitation(shop.ada, await openInvitation(shop))],
  addEndpoint: async ({ ada }) => [await addEndpoint(ada, { url: 'http://127.0.0.1:9/hooks', topics: ['visit'] })],
  pauseEndpoint: async (shop) => [await pauseEndpoint(shop.ada, await endpoint(shop))],
  resumeEndpoint: async (shop) => {
    const made = await endpoint(shop);
    return [await pauseEndpoint(shop.ada, made), await resumeEndpoint(shop.ada, made)];
  },
  removeEndpoint: async (shop) => [await removeEndpoint(shop.ada, await endpoint(shop))],
  sendTest: async (shop) => [await sendTest(shop.ada, await endpoint(shop))],
  sendAgain: async (shop) => {
    await sendTest(shop.ada, await endpoint(shop));
    const [row] = await shop.ctx.db.update(webhookDelivery).set({ state: 'given up' }).returning();
    return [await sendAgain(shop.ada, { deliveryId: row?.id ?? '' })];
  },
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
