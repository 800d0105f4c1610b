import { visitorActor } from '../../context.ts';
import { noteSignIn, type SignInMade } from '../activity/note-sign-in.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { promiseConfirmEmail } from './mail-confirm-email.ts';
import { promiseConfirmNewEmail } from './mail-confirm-new-email.ts';
import { promiseResetPassword } from './mail-reset-password.ts';
import { promiseWelcome } from './mail-welcome.ts';

export interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** The mails that the sign-in library asks for, and what it tells us, at the moments only it knows. */
export interface AccountLetters {
  welcome(to: Addressee): Promise<void>;
  confirmEmail(to: Addressee, token: string): Promise<void>;
  confirmNewEmail(to: Addressee, token: string): Promise<void>;
  resetPassword(to: Addressee, token: string): Promise<void>;
  signedIn(made: SignInMade): Promise<void>;
  linkedSocial(made: { accountId: string; provider: string; headers: Headers | null }): Promise<void>;
}

export function accountLetters(ctx: RecordNeeds): AccountLetters {
  return {
    welcome: (to) => ctx.db.transaction((tx) => promiseWelcome(ctx, tx, to)),
    confirmEmail: (to, token) => ctx.db.transaction((tx) => promiseConfirmEmail(ctx, tx, to, token)),
    confirmNewEmail: (to, token) => ctx.db.transaction((tx) => promiseConfirmNewEmail(ctx, tx, to, token)),
    resetPassword: (to, token) => ctx.db.transaction((tx) => promiseResetPassword(ctx, tx, to, token)),
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
  confirmNewEmail: nothing,
  resetPassword: nothing,
  signedIn: nothing,
  linkedSocial: nothing,
};
