import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { Addressee } from './letters.ts';

/** Goes to the old address: its owner needs to know in case they didn't make the change. */
export const promiseEmailChanged = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, { email }: Addressee) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    paragraphs: [
      'From now on, you’ll sign in with your new address, and we’ll write to you there. This is the last email to the old one.',
      'If this wasn’t you, please write to us right away. Someone else may be using your account.',
    ],
    button: { label: 'Contact us', href: '/contact' },
    onceKey: `email-changed:${ctx.ids.next('mail')}`,
  });
