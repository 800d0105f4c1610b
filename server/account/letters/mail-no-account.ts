import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';

/**
 * Sent when someone without an account asks for a password reset. The reset page answers everyone the same way, so it
 * doesn't reveal which addresses have accounts, and no one waits for an email that isn't coming.
 */
export const promiseNoAccount = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, email: string) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: `Your ${productName} password`,
    title: 'There’s no account with this address',
    paragraphs: [
      'Someone, probably you, asked us for a new password. No account uses this address, so there’s nothing to reset.',
      'Maybe you signed up with another address? Or start fresh with the style quiz. It takes a few minutes.',
    ],
    button: { label: 'Take the style quiz', href: '/quiz?onboarding=true' },
    closing: 'If you didn’t ask for this, you can ignore this email.',
    onceKey: `no-account:${ctx.ids.next('mail')}`,
  });
