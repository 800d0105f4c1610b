import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { SelectionRow } from './store.ts';

/** Emails the customer once per pair of boards. */
export async function promiseBoardsReady(ctx: Pick<Ctx, 'db' | 'jobs'>, selection: SelectionRow): Promise<void> {
  const customer = await accountContact(ctx, selection.accountId);
  if (!customer) return;
  const revised = selection.revision > 0;
  await promiseMail(ctx, ctx.db, {
    to: customer.email,
    subject: revised ? 'Your new boards are ready' : 'Your boards are ready',
    title: revised ? 'Two new boards, made from what you told us' : 'Two boards, both of them yours',
    paragraphs: [
      `${customer.firstName}, your specialist has put together Board A and Board B for your room.`,
      'Choose the pieces you like from either, mix them, and order with one click.',
    ],
    button: { label: 'See your boards', href: `/results/${selection.id}` },
    onceKey: `boards-ready:${selection.id}`,
  });
}
