import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { oneTimeToken } from 'better-auth/plugins/one-time-token';
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { passwordRules, shortestNewPassword, termsVersion } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { account, credential, session, twoFactor, verification } from '../db/schema/index.ts';
import type { SocialProviders } from '../gateways/identity/port.ts';
import { guardEntries, guardSession } from './auth-guards.ts';
import { personOfSession } from './known-session.ts';
import { isLeakedPassword } from './leaked/leaked-passwords.ts';
import { type AccountLetters, noLetters } from './letters/letters.ts';
import { namesOf } from './names-of.ts';
import { sessionDays } from './session-days.ts';
import { signInNotes } from './sign-in/sign-in-notes.ts';
import { realProviders, sandboxProviders } from './sign-in/social-providers.ts';
import { waysIntoAccount } from './sign-in/store-credential.ts';
import { updateAccount } from './store.ts';

export interface AuthSettings {
  origin: string;
  secret: string;
  production: boolean;
  /** How short a new password may be; without it, what the mode says. */
  shortestPassword?: number;
  clock: Clock;
  letters?: AccountLetters;
  /** The social providers that can be used here. */
  social?: SocialProviders;
  /** Keeps names and addresses out of what it is told. */
  log?: Pick<Logger, 'error'>;
}

const hour = 60 * 60;
const day = 24 * hour;

/** Hashing, tokens, cookies and session storage are the library's; who a person is stays in our tables. */
export function createAuth(db: Db, settings: AuthSettings) {
  const letters = settings.letters ?? noLetters;
  const { demo, production } = shortestNewPassword;
  const shortest = settings.shortestPassword ?? (settings.production ? production : demo);
  const passwords = { shortest, isLeaked: isLeakedPassword };
  const library = betterAuth({
    appName: productName,
    baseURL: settings.origin,
    basePath: '/api/auth',
    secret: settings.secret,
    // A demo is reached by more than one name; that a request comes from its own pages is checked before it gets here.
    trustedOrigins: (request) =>
      request && !settings.production ? [settings.origin, new URL(request.url).origin] : [settings.origin],
    telemetry: { enabled: false },
    // It counts three in ten seconds for each address, which a family behind one router meets; tries are limited by us.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_, message) => settings.log?.error({ err: new Error(message) }, 'sign-in') },
    // What it did not expect is ours to answer and to log: it would print the query's values, names and addresses.
    onAPIError: { throw: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: account, session, account: credential, verification, twoFactor },
      transaction: true,
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, defaultValue: '' },
        lastName: { type: 'string', required: false, defaultValue: '', input: false },
        role: { type: 'string', required: false, defaultValue: 'customer', input: false },
        disabledAt: { type: 'date', required: false, input: false },
        deletedAt: { type: 'date', required: false, input: false },
        termsVersion: { type: 'string', required: false, input: false, returned: false },
        termsAcceptedAt: { type: 'date', required: false, input: false, returned: false },
      },
      changeEmail: { enabled: true },
    },
    hooks: { before: guardEntries(passwords) },
    databaseHooks: {
      user: {
        create: {
          // Whichever way an account is made, its maker accepted the terms of that moment.
          before: async (user, context) => ({
            data: {
              ...user,
              ...namesOf(user),
              // A picture is taken from a social provider, never from whoever fills in the form.
              image: context?.path === '/sign-up/email' ? null : (user.image ?? null),
              termsVersion,
              termsAcceptedAt: settings.clock.now(),
            },
          }),
          after: (user) => letters.welcome(addressee(user)),
        },
      },
      account: {
        create: {
          after: async ({ providerId, accountId, userId }, context) => {
            if (providerId === 'credential') return;
            await updateAccount(db, userId, { socialId: accountId });
            // The first way in came with the account itself.
            if ((await waysIntoAccount(db, userId)) < 2) return;
            await letters.linkedSocial({ accountId: userId, provider: providerId, headers: context?.headers ?? null });
          },
        },
      },
      session: { create: { before: guardSession(db) } },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: shortest,
      maxPasswordLength: passwordRules.longest,
      resetPasswordTokenExpiresIn: hour,
      // Whoever knew the old password is out.
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => letters.resetPassword(addressee(user), token),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: day,
      sendVerificationEmail: ({ user, token }) =>
        isForNewAddress(token)
          ? letters.confirmNewEmail(addressee(user), token)
          : letters.confirmEmail(addressee(user), token),
    },
    // A copy of the table opens no door.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: sessionDays.lasts * day, updateAge: sessionDays.prolongedAfter * day },
    socialProviders: realProviders(settings.social ?? {}),
    account: {
      // An address that has an account is linked to a provider only where both sides have proved that it is theirs.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      encryptOAuthTokens: true,
    },
    plugins: [
      // Tries are counted by us: its own lock could be kept shut by whoever knows the password.
      secondFactor({ issuer: productName, accountLockout: { enabled: false } }),
      sandboxProviders(settings.social ?? {}),
      oneTimeToken({ expiresIn: 5, disableClientRequest: true, storeToken: 'hashed' }),
      signInNotes({ letters, secret: settings.secret, secure: settings.origin.startsWith('https:') }),
    ],
    advanced: {
      cookiePrefix: 'hearthline',
      useSecureCookies: settings.origin.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
  });
  const personOf = async (headers: Headers) => {
    const { authCookies, secret } = await library.$context;
    return personOfSession(db, { name: authCookies.sessionToken.name, secret }, headers);
  };
  return Object.assign(library, { personOf, passwords });
}

export type Auth = ReturnType<typeof createAuth>;

/** The library knows only its own fields of the row. */
function addressee(user: { id: string; email: string; name: string; firstName?: unknown }) {
  const firstName = typeof user.firstName === 'string' && user.firstName ? user.firstName : user.name;
  return { id: user.id, email: user.email, firstName };
}

/** One function of the library asks for both mails; which it is stands in the token. */
function isForNewAddress(token: string): boolean {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return typeof payload === 'object' && payload !== null && 'updateTo' in payload;
}
