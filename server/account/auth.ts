import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Logger } from 'pino';
import { passwordRules, termsVersion } from '#core/account/index.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { account, credential, session, verification } from '../db/schema/index.ts';

export interface AuthSettings {
  origin: string;
  secret: string;
  production: boolean;
  clock: Clock;
  /** Keeps names and addresses out of what it is told. */
  log?: Pick<Logger, 'error'>;
}

/** Hashing, tokens, cookies and session storage are the library's; who a person is stays in our tables. */
export function createAuth(db: Db, settings: AuthSettings) {
  return betterAuth({
    appName: 'Hearthline',
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
      schema: { user: account, session, account: credential, verification },
      transaction: true,
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, defaultValue: '' },
        role: { type: 'string', required: false, defaultValue: 'customer', input: false },
        disabledAt: { type: 'date', required: false, input: false },
        deletedAt: { type: 'date', required: false, input: false },
        termsVersion: { type: 'string', required: false, input: false, returned: false },
        termsAcceptedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          // Whichever way an account is made, its maker accepted the terms of that moment.
          before: async (user) => ({ data: { ...user, termsVersion, termsAcceptedAt: settings.clock.now() } }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordRules.shortest,
      maxPasswordLength: passwordRules.longest,
    },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    advanced: {
      cookiePrefix: 'hearthline',
      useSecureCookies: settings.origin.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
