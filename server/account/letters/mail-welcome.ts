import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { Addressee } from './letters.ts';

/** The first word to a new customer: what happens next. */
export const promiseWelcome = (ctx: Pick<Ctx, 'jobs'>, tx: Db, { id, email }: Addressee) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: `Welcome to ${productName}`,
    title: 'Welcome',
    paragraphs: [
      'Your account is ready. Your answers to the style quiz are kept in it, so you can go on from any device.',
      'Once the quiz is in, a Living Space Specialist chooses furniture for your room and sends you two boards.',
    ],
    button: { label: 'Go to my projects', href: '/projects' },
    onceKey: `welcome:${id}`,
  });
