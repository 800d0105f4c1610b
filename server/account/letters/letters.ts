import type { Ctx } from '../../context.ts';
import { promiseConfirmEmail } from './mail-confirm-email.ts';
import { promiseConfirmNewEmail } from './mail-confirm-new-email.ts';
import { promiseResetPassword } from './mail-reset-password.ts';
import { promiseWelcome } from './mail-welcome.ts';

export interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** The mails that the sign-in library asks for, at the moments it knows. */
export interface AccountLetters {
  welcome(to: Addressee): Promise<void>;
  confirmEmail(to: Addressee, token: string): Promise<void>;
  confirmNewEmail(to: Addressee, token: string): Promise<void>;
  resetPassword(to: Addressee, token: string): Promise<void>;
}

export function accountLetters(ctx: Pick<Ctx, 'db' | 'jobs' | 'ids'>): AccountLetters {
  return {
    welcome: (to) => ctx.db.transaction((tx) => promiseWelcome(ctx, tx, to)),
    confirmEmail: (to, token) => ctx.db.transaction((tx) => promiseConfirmEmail(ctx, tx, to, token)),
    confirmNewEmail: (to, token) => ctx.db.transaction((tx) => promiseConfirmNewEmail(ctx, tx, to, token)),
    resetPassword: (to, token) => ctx.db.transaction((tx) => promiseResetPassword(ctx, tx, to, token)),
  };
}

const nothing = async () => {};

/** For accounts that the house makes for itself: nobody waits for mail. */
export const noLetters: AccountLetters = {
  welcome: nothing,
  confirmEmail: nothing,
  confirmNewEmail: nothing,
  resetPassword: nothing,
};
