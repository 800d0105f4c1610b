import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { passwordRules, shortestNewPassword, termsVersion } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { account, credential, passkey, session, twoFactor, verification } from '../db/schema/index.ts';
import type { SocialProviders } from '../gateways/identity/port.ts';
import { cookiePrefix } from '../http/own-cookie.ts';
import { guardEntries, guardNewSession, guardSession } from './auth-guards.ts';
import { codesOnce } from './factor/codes-once.ts';
import { makeRecoveryCodes } from './factor/recovery-codes.ts';
import { type KnownSession, markSeen, personOfSession, proveSession } from './known-session.ts';
import { isLeakedPassword } from './leaked/leaked-passwords.ts';
import { type AccountLetters, noLetters } from './letters/letters.ts';
import { sessionDays } from './session-days.ts';
import { ownSessions } from './sign-in/open-session.ts';
import { passkeys } from './sign-in/passkey.ts';
import { proofOfNewSession } from './sign-in/session-proof.ts';
import { signInNotes } from './sign-in/sign-in-notes.ts';
import { realProviders, sandboxProviders } from './sign-in/social-providers.ts';
import { waysIntoAccount } from './sign-in/store-credential.ts';
import { updateAccount } from './store.ts';

const longest = 80;

/** Anything but control characters, on one line: what the forms check is not always what comes through the API. */
const tidy = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, longest)
    : '';

/** First and last name, also of who gave one name only, as the social providers do. */
function namesOf(person: { name: string; firstName?: unknown; lastName?: unknown }): {
  name: string;
  firstName: string;
  lastName: string;
} {
  const name = tidy(person.name);
  const [first = '', ...rest] = name.split(' ');
  if (tidy(person.firstName)) return { name, firstName: tidy(person.firstName), lastName: tidy(person.lastName) };
  return { name, firstName: first, lastName: tidy(person.lastName) || rest.join(' ') };
}

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

const day = 24 * 60 * 60;

/**
 * Hashing, cookies and session storage are the library's; who a person is, and every link that proves it, is ours
 * (`links/links.ts`).
 */
export function createAuth(db: Db, settings: AuthSettings) {
  const letters = settings.letters ?? noLetters;
  const { demo, production } = shortestNewPassword;
  const shortest = settings.shortestPassword ?? (settings.production ? production : demo);
  const secure = settings.origin.startsWith('https:');
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
      schema: { user: account, session, account: credential, verification, twoFactor, passkey },
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
    },
    hooks: { before: guardEntries(passwords), after: guardNewSession(db) },
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
          after: async (user) => {
            await letters.welcome(addressee(user));
            if (!user.emailVerified) await letters.confirmEmail(addressee(user));
          },
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
      session: {
        create: {
          before: async (made, context) => {
            await guardSession(db)(made, context);
            return { data: proofOfNewSession(context, new Date()) };
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: shortest,
      maxPasswordLength: passwordRules.longest,
    },
    // A copy of the table opens no door.
    verification: { storeIdentifier: 'hashed' },
    session: {
      // How recent a proof must be is asked where it matters (`core/account/fresh-proof.ts`).
      freshAge: 0,
      expiresIn: sessionDays.lasts * day,
      // Only what a person does keeps a session alive, and we see that better than the library.
      disableSessionRefresh: true,
      additionalFields: {
        provedAt: { type: 'date', required: false, input: false },
        factorProvedAt: { type: 'date', required: false, input: false },
      },
    },
    socialProviders: realProviders(settings.social ?? {}),
    account: {
      // An address that has an account is linked to a provider only where both sides have proved that it is theirs.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      encryptOAuthTokens: true,
    },
    plugins: [
      // Tries are counted by us: its own lock could be kept shut by anyone who knows the password.
      secondFactor({
        issuer: productName,
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
      }),
      codesOnce(db),
      sandboxProviders(settings.social ?? {}),
      passkeys(settings),
      ownSessions(),
      signInNotes({ letters, secret: settings.secret, secure }),
    ],
    advanced: {
      cookiePrefix: cookiePrefix({ secure }),
      // It would believe what anyone writes into X-Forwarded-For; where a request comes from is `ctx.address`.
      ipAddress: { disableIpTracking: true },
      // The prefix above is the stricter one; this would add the library's own.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure },
    },
  });
  const cookie = async () => {
    const { authCookies, secret } = await library.$context;
    return { ...authCookies.sessionToken, secret };
  };
  return Object.assign(library, {
    passwords,
    personOf: async (headers: Headers) => personOfSession(db, await cookie(), headers),
    markSeen: async (headers: Headers, known: KnownSession) => markSeen(db, await cookie(), headers, known),
    /** Marks the session of these headers: somebody has proved to be its owner, perhaps by a second factor. */
    proveSession: async (headers: Headers, proof: { factor: boolean }) =>
      proveSession(db, await cookie(), headers, proof),
    endSession: async (sessionId: string) => {
      await db.delete(session).where(eq(session.id, sessionId));
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The library knows only its own fields of the row. */
function addressee(user: { id: string; email: string; name: string; firstName?: unknown }) {
  const firstName = typeof user.firstName === 'string' && user.firstName ? user.firstName : user.name;
  return { id: user.id, email: user.email, firstName };
}
