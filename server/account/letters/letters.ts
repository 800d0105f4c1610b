import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { issueLink } from '../links/links.ts';
import { promiseConfirmEmail } from './mail-confirm-email.ts';
import { promiseWelcome } from './mail-welcome.ts';

export interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** The mails that are due whenever the sign-in library makes an account. */
export interface AccountLetters {
  welcome(to: Addressee): Promise<void>;
  confirmEmail(to: Addressee): Promise<void>;
}

export type LetterNeeds = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids'>;

export function accountLetters(ctx: LetterNeeds): AccountLetters {
  return {
    welcome: (to) => inTransaction(ctx, (inside) => promiseWelcome(inside, inside.db, to)),
    confirmEmail: (to) =>
      inTransaction(ctx, async (inside) => {
        const token = await issueLink(inside, 'confirm-email', { email: to.email, accountId: to.id, detail: {} });
        await promiseConfirmEmail(inside, inside.db, to, token);
      }),
  };
}

const nothing = async () => {};

/** For accounts that the house makes for itself: nobody waits for mail. */
export const noLetters: AccountLetters = { welcome: nothing, confirmEmail: nothing };
