import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';

const asked = {
  ask: {
    paragraph: (newEmail: string) =>
      `Someone signed in to your account with your password and asked us to move it to ${newEmail}. Nothing changes unless you agree.`,
    button: 'Look at the request',
  },
  tell: {
    paragraph: (newEmail: string) =>
      `Someone signed in to the account with this address and asked us to move it to ${newEmail}. It will move once the new address is confirmed.`,
    button: 'This wasn’t me',
  },
} as const;

/** Goes to the old address before the account moves, so its owner can approve the change or at least stop it. */
export const promiseEmailChange = (
  ctx: Pick<Ctx, 'jobs' | 'ids'>,
  tx: Db,
  given: { email: string; newEmail: string; step: 'ask' | 'tell'; token: string },
) =>
  promiseMail(ctx, tx, {
    to: given.email,
    subject: 'Is your email address changing?',
    title: 'Is your email address changing?',
    paragraphs: [
      asked[given.step].paragraph(given.newEmail),
      'If this wasn’t you, follow the link and tell us. We’ll stop the change, sign everyone out and help you choose a new password.',
    ],
    button: { label: asked[given.step].button, href: tokenPath('/email-change', given.token) },
    closing: 'The link works for one day.',
    onceKey: `email-change:${ctx.ids.next('mail')}`,
  });
