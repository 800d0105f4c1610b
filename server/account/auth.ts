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
import { guardChallenge, guardEntries, guardNewSession, guardSession } from './auth-guards.ts';
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

/** Strips control characters and line breaks: the API doesn't apply every check the forms do. */
const tidy = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, longest)
    : '';

/** Splits a full name when no first name was given, as with the social providers. */
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

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthSettings {
  origin: string;
  secret: string;
  production: boolean;
  /** Minimum length of a new password. Defaults to the minimum for the current mode. */
  shortestPassword?: number;
  /** How passwords are hashed. Defaults to the library's scrypt, which takes a tenth of a second on purpose. */
  passwordHash?: PasswordHash;
  clock: Clock;
  letters?: AccountLetters;
  /** The social providers available here. */
  social?: SocialProviders;
  /** Must keep names and addresses out of the log. */
  log?: Pick<Logger, 'error'>;
}

const day = 24 * 60 * 60;

/**
 * The library handles hashing, cookies and session storage. We handle identity and every link that proves it
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
    // A demo has more than one hostname. Whether a request comes from its own pages was already checked upstream.
    trustedOrigins: (request) =>
      request && !settings.production ? [settings.origin, new URL(request.url).origin] : [settings.origin],
    telemetry: { enabled: false },
    // The library allows three tries per ten seconds per IP address, which a family behind one router can hit. We do
    // our own rate limiting.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_, message) => settings.log?.error({ err: new Error(message) }, 'sign-in') },
    // Handle unexpected errors ourselves: the library would print query values, including names and addresses.
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
    hooks: { before: guardEntries(db, passwords), after: guardNewSession(db) },
    databaseHooks: {
      user: {
        create: {
          // However an account is created, its owner accepted the terms in force at that moment.
          before: async (user, context) => ({
            data: {
              ...user,
              ...namesOf(user),
              // Accept a picture from a social provider, never from the sign-up form.
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
            // The first credential was created along with the account, so there's nothing to report.
            if ((await waysIntoAccount(db, userId)) < 2) return;
            await letters.linkedSocial({ accountId: userId, provider: providerId, headers: context?.headers ?? null });
          },
        },
      },
      session: {
        create: {
          before: async (made, context) => {
            await guardSession(db, letters)(made, context);
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
      ...(settings.passwordHash ? { password: settings.passwordHash } : {}),
    },
    // Someone with a copy of the table still can't sign in.
    verification: { storeIdentifier: 'hashed' },
    session: {
      // Each sensitive action checks how recent the proof must be (`core/account/fresh-proof.ts`).
      freshAge: 0,
      expiresIn: sessionDays.lasts * day,
      // Only a person's own activity should extend a session, and we can tell that better than the library can.
      disableSessionRefresh: true,
      additionalFields: {
        provedAt: { type: 'date', required: false, input: false },
        factorProvedAt: { type: 'date', required: false, input: false },
      },
    },
    socialProviders: realProviders(settings.social ?? {}),
    account: {
      // Link a provider to an existing account only if both sides have verified the address.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      encryptOAuthTokens: true,
    },
    plugins: [
      // We count attempts ourselves: anyone who knows the password could keep the library's own lockout in force.
      secondFactor({
        issuer: productName,
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
      }),
      guardChallenge(db),
      codesOnce(db),
      sandboxProviders(settings.social ?? {}),
      passkeys(settings),
      ownSessions(),
      signInNotes({ letters, secret: settings.secret, secure }),
    ],
    advanced: {
      cookiePrefix: cookiePrefix({ secure }),
      // The library would trust any X-Forwarded-For header. The client's address is `ctx.address`.
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
    /** Records in this session that its owner just proved who they are, possibly with a second factor. */
    proveSession: async (headers: Headers, proof: { factor: boolean }) =>
      proveSession(db, await cookie(), headers, proof),
    endSession: async (sessionId: string) => {
      await db.delete(session).where(eq(session.id, sessionId));
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The library's type doesn't include our own columns. */
function addressee(user: { id: string; email: string; name: string; firstName?: unknown }) {
  const firstName = typeof user.firstName === 'string' && user.firstName ? user.firstName : user.name;
  return { id: user.id, email: user.email, firstName };
}
