import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { Addressee } from './letters.ts';

/** Tells someone that an admin removed their lost second factor. */
export const promiseFactorReset = (
  ctx: Pick<Ctx, 'jobs' | 'ids'>,
  tx: Db,
  { email, firstName }: Addressee,
  by: string,
) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Your second factor was reset',
    title: 'Your second factor was reset',
    paragraphs: [
      `Hello ${firstName},`,
      `${by} removed the second factor from your account and signed you out everywhere. Sign in with your password and set up a new one.`,
      'If you didn’t ask for this, change your password and tell us right away.',
    ],
    button: { label: 'Set up a new one', href: '/profile#second-factor' },
    onceKey: `factor-reset:${ctx.ids.next('mail')}`,
  });
