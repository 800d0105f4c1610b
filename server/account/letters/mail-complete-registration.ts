import type { BasicRegistration } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';

/** Lets someone who started registering in one browser finish in another. */
export const promiseCompleteRegistration = (
  ctx: Pick<Ctx, 'jobs' | 'ids'>,
  tx: Db,
  { email }: Pick<BasicRegistration, 'email'>,
  token: string,
) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: `Finish your ${productName} account`,
    title: 'Nice to meet you',
    paragraphs: [
      'You’ve started the style survey. Choose a password whenever you like, and your account will be ready.',
      'Until then, your answers stay in the browser you started in.',
    ],
    button: { label: 'Choose a password', href: tokenPath('/registration', token) },
    closing: 'The link works for a week. If this wasn’t you, you can ignore this email. No account has been created.',
    onceKey: `complete-registration:${ctx.ids.next('mail')}`,
  });
