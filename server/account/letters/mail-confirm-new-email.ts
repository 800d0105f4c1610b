import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';
import type { Addressee } from './letters.ts';

/** Goes to the new address. The account keeps the old one until this link is followed. */
export const promiseConfirmNewEmail = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, { email }: Addressee, token: string) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Please confirm your new email address',
    title: 'Use this address from now on?',
    paragraphs: [
      'You asked us to change your account’s email to this address. Until you confirm it, we’ll keep using the old one.',
    ],
    button: { label: 'Use this address', href: tokenPath('/verify-email', token) },
    closing: 'The link works for one day. If this wasn’t you, you can ignore this email.',
    onceKey: `confirm-new-email:${ctx.ids.next('mail')}`,
  });
