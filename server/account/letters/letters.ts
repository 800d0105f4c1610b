import { type Ctx, visitorActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteSignIn, type SignInMade } from '../activity/note-sign-in.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { issueLink } from '../links/links.ts';
import { promiseConfirmEmail } from './mail-confirm-email.ts';
import { promiseWelcome } from './mail-welcome.ts';

export interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** The mails that are due whenever the sign-in library makes an account, and what only it knows the moment of. */
export interface AccountLetters {
  welcome(to: Addressee): Promise<void>;
  confirmEmail(to: Addressee): Promise<void>;
  signedIn(made: SignInMade): Promise<void>;
  linkedSocial(made: { accountId: string; provider: string; headers: Headers | null }): Promise<void>;
}

export type LetterNeeds = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids'>;

/** Mails the link that asks whether an address is theirs. */
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
    linkedSocial: ({ provider, ...made }) =>
      recordAccountAct({ ...ctx, actor: visitorActor }, { ...made, act: 'account.link-social', detail: { provider } }),
  };
}

const nothing = async () => {};

/** For accounts that the house makes for itself: nobody waits for mail. */
export const noLetters: AccountLetters = {
  welcome: nothing,
  confirmEmail: nothing,
  signedIn: nothing,
  linkedSocial: nothing,
};
