import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';
import type { Addressee } from './letters.ts';

/** For customers who forgot their password or never had one. */
export const promiseResetPassword = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, { email }: Addressee, token: string) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: ['Follow this link to set a new password. It works once, within the next hour.'],
    button: { label: 'Choose a new password', href: tokenPath('/reset-password', token) },
    closing: 'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
    onceKey: `reset-password:${ctx.ids.next('mail')}`,
  });
