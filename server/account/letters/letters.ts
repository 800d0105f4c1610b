import { productName } from '#core/settings/index.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import { noteSignIn, type SignInMade } from '../activity/note-sign-in.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { issueLink } from '../links/links.ts';
import { tokenPath } from '../sign-in/token-path.ts';

/** Tells a new customer what happens next. */
const promiseWelcome = (ctx: Pick<Ctx, 'jobs'>, tx: Db, { id, email }: Addressee) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: `Welcome to ${productName}`,
    title: 'Welcome',
    paragraphs: [
      'Your account is ready. It keeps your style quiz answers, so you can continue on any device.',
      'Once you submit your quiz, a Living Space Specialist will choose furniture for your room and send you two boards.',
    ],
    button: { label: 'Go to my projects', href: '/projects' },
    onceKey: `welcome:${id}`,
  });

/** Asks a new customer to confirm their address. */
const promiseConfirmEmail = (ctx: Pick<Ctx, 'jobs' | 'ids'>, tx: Db, { email }: Addressee, token: string) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: 'Please confirm your email address',
    title: 'Is this your email address?',
    paragraphs: ['Please confirm that this address is yours, so your boards, receipts and order updates reach you.'],
    button: { label: 'Confirm my address', href: tokenPath('/verify-email', token) },
    closing:
      'The link works for one day. If you didn’t sign up, you can ignore this email. We won’t send you anything else.',
    onceKey: `confirm-email:${ctx.ids.next('mail')}`,
  });

export interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** The emails and log entries triggered by events that only the sign-in library sees. */
export interface AccountLetters {
  welcome(to: Addressee): Promise<void>;
  confirmEmail(to: Addressee): Promise<void>;
  signedIn(made: SignInMade): Promise<void>;
  refusedSignIn(made: { accountId: string; way: string; headers: Headers }): Promise<void>;
  linkedSocial(made: { accountId: string; provider: string; headers: Headers | null }): Promise<void>;
}

export type LetterNeeds = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids'>;

/** Emails the link that confirms an address. */
export const mailConfirmation = (ctx: LetterNeeds, to: Addressee): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const token = await issueLink(inside, 'confirm-email', { email: to.email, accountId: to.id, detail: {} });
    await promiseConfirmEmail(inside, inside.db, to, token);
  });

export function accountLetters(ctx: RecordNeeds): AccountLetters {
  return {
    welcome: (to) => inTransaction(ctx, (inside) => promiseWelcome(inside, inside.db, to)),
    confirmEmail: (to) => mailConfirmation(ctx, to),
    signedIn: (made) => noteSignIn(ctx, made),
    refusedSignIn: (made) => noteFailedSignIn({ ...ctx, actor: visitorActor }, made),
    linkedSocial: ({ provider, ...made }) =>
      recordAccountAct({ ...ctx, actor: visitorActor }, { ...made, act: 'account.link-social', detail: { provider } }),
  };
}

const nothing = async () => {};

/** For accounts the shop creates itself, where no one is expecting email. */
export const noLetters: AccountLetters = {
  welcome: nothing,
  confirmEmail: nothing,
  signedIn: nothing,
  refusedSignIn: nothing,
  linkedSocial: nothing,
};
