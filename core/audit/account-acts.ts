import type { AuditAct } from './acts.ts';

interface AccountActWords {
  /** How it reads under "Recent activity". */
  readonly said: string;
  /** Emailed to the owner at once, so they notice a change someone else made. */
  readonly letter?: { readonly subject: string; readonly sentence: string };
}

/**
 * Account events its owner should know about. An address change has its own email, because that goes to the old
 * address.
 */
export const accountActs = {
  'account.sign-up': { said: 'You created this account' },
  'account.sign-in': { said: 'You signed in' },
  'account.sign-in-new-device': {
    said: 'You signed in on a new device',
    letter: {
      subject: 'New sign-in to your account',
      sentence: 'Someone signed in to your account on a device we haven’t seen before.',
    },
  },
  'account.sign-in-failed': { said: 'Someone tried to sign in and couldn’t' },
  'account.change-password': {
    said: 'Your password was changed',
    letter: { subject: 'Your password was changed', sentence: 'Your account’s password was changed.' },
  },
  'account.reset-password': {
    said: 'Your password was reset with an emailed link',
    letter: {
      subject: 'Your password was reset',
      sentence: 'A new password was set for your account with a link we emailed you.',
    },
  },
  'account.change-email': { said: 'Your email address was changed' },
  'account.turn-on-factor': {
    said: 'Your second factor was turned on',
    letter: {
      subject: 'Your second factor is on',
      sentence: 'Signing in to your account now asks for a code from an app as well.',
    },
  },
  'account.turn-off-factor': {
    said: 'Your second factor was turned off',
    letter: {
      subject: 'Your second factor is off',
      sentence: 'Signing in to your account no longer asks for a code from an app.',
    },
  },
  'account.reset-factor': {
    said: 'Your second factor was reset by an admin',
    letter: {
      subject: 'Your second factor was reset',
      sentence: 'An admin removed your account’s second factor so you can set up a new one.',
    },
  },
  'account.new-recovery-codes': {
    said: 'New recovery codes were made',
    letter: {
      subject: 'You have new recovery codes',
      sentence: 'New recovery codes were made for your account. The old ones no longer work.',
    },
  },
  'account.add-passkey': {
    said: 'A passkey was added',
    letter: { subject: 'A passkey was added', sentence: 'Your account can now be opened with a new passkey.' },
  },
  'account.remove-passkey': {
    said: 'A passkey was removed',
    letter: { subject: 'A passkey was removed', sentence: 'One of your account’s passkeys was removed.' },
  },
  'account.link-social': {
    said: 'A social sign-in was linked',
    letter: {
      subject: 'A new way to sign in was linked',
      sentence: 'Your account can now be opened with a Google or Facebook account as well.',
    },
  },
  'account.unlink-social': {
    said: 'A social sign-in was unlinked',
    letter: {
      subject: 'A way to sign in was removed',
      sentence: 'You can no longer sign in with one of your linked Google or Facebook accounts.',
    },
  },
  'account.end-sessions': { said: 'Other devices were signed out' },
  'account.change-role': { said: 'Your role was changed' },
  'account.refused-access': { said: 'We blocked access to a page for our team' },
} as const satisfies Partial<Record<AuditAct, AccountActWords>>;

export type AccountAct = keyof typeof accountActs;

export const accountActNames = Object.keys(accountActs) as AccountAct[];

export const wordsOfAccountAct = (act: AccountAct): AccountActWords => accountActs[act];
