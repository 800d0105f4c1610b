import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';
import type { Addressee } from './letters.ts';

/** Asks whether the address that somebody signed up with is theirs. */
export const promiseConfirmEmail = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, { email }: Addressee, token: string) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Please confirm your email address',
    title: 'Is this your email address?',
    paragraphs: [
      'Please confirm that this address is yours, so that boards, receipts and news about your orders reach you.',
    ],
    button: { label: 'Confirm my address', href: tokenPath('/verify-email', token) },
    closing: 'The link works for one day. If you did not sign up, ignore this mail: nothing else will be sent to you.',
    onceKey: `confirm-email:${ctx.ids.next('mail')}`,
  });
