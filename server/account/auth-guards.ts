import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import { type NewPasswordRules, passwordProblem, passwordProblemText, validEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import type { Db } from '../db/database.ts';
import { account, credential, passkey, session, twoFactor } from '../db/schema/index.ts';
import { openSessionPath } from './sign-in/open-session.ts';
import { isPasskeySignIn } from './sign-in/passkey.ts';

/** Where a password is chosen, and under which name the library takes it. */
const choosesPassword: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** The library knows lengths; the house has its own rules of what an address and a password are. */
export const guardEntries = (passwords: NewPasswordRules) =>
  createAuthMiddleware(async (context) => {
    const body: { email?: unknown } & Record<string, unknown> = context.body ?? {};
    if (context.path === '/sign-up/email' && !validEmail(String(body.email ?? ''))) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: text('signIn.emailInvalid') });
    }
    const password = body[choosesPassword[context.path] ?? ''];
    const problem = typeof password === 'string' ? passwordProblem(password, passwords) : null;
    if (typeof password !== 'string' || !problem) return;
    const message = passwordProblemText(password, passwords) ?? '';
    throw new APIError('BAD_REQUEST', { code: passwordCodes[problem], message });
  });

const passwordCodes = {
  'password.tooShort': 'PASSWORD_TOO_SHORT',
  'password.tooLong': 'PASSWORD_TOO_LONG',
  'password.onlySpaces': 'PASSWORD_ONLY_SPACES',
  'password.tooCommon': 'PASSWORD_TOO_COMMON',
} as const;

/** Ways into an account that do not ask for its second factor. */
const withoutSecondFactor = ['/callback/', openSessionPath];

/** Nobody gets a session in a disabled or deleted account, nor past a second factor, whichever way they come. */
export const guardSession =
  (db: Db) =>
  async ({ userId }: { userId: string }, context: { path?: string | undefined } | null) => {
    const [person] = await db
      .select({
        disabledAt: account.disabledAt,
        deletedAt: account.deletedAt,
        twoFactorEnabled: account.twoFactorEnabled,
      })
      .from(account)
      .where(eq(account.id, userId));
    // An account made in this very transaction is not seen from outside of it yet.
    if (!person) return;
    if (person.disabledAt || person.deletedAt) {
      throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: text('signIn.disabled') });
    }
    const path = context?.path ?? '';
    if (person.twoFactorEnabled && withoutSecondFactor.some((way) => path.startsWith(way))) {
      throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED', message: text('signIn.secondFactor') });
    }
  };

/**
 * The library checks a proof first and opens the session a moment later. In between the owner may have closed that way
 * in, by a new password or by taking over the account from a stranger: then the session is ended before anyone has it.
 */
export const guardNewSession = (db: Db) =>
  createAuthMiddleware(async (context) => {
    const made = context.context.newSession;
    if (!made) return;
    const { path, body } = context;
    const { verify } = context.context.password;
    const fits = (hash: string) => verify({ hash, password: String(body?.password ?? '') });
    if (await isStillOpen(db, { path, accountId: made.user.id, fits })) return;
    await db.delete(session).where(eq(session.id, made.session.id));
    throw new APIError('UNAUTHORIZED', { code: 'WAY_IN_CLOSED', message: text('signIn.wrongPassword') });
  });

/** Longer than any sign-in takes. An older password was the same when it was checked. */
const recently = 5 * 60 * 1000;

async function isStillOpen(
  db: Db,
  { path, accountId, fits }: { path: string; accountId: string; fits: (hash: string) => Promise<boolean> },
): Promise<boolean> {
  const isPassword = eq(credential.providerId, 'credential');
  const theirs = eq(credential.userId, accountId);
  if (path.startsWith('/callback/')) {
    const social = ne(credential.providerId, 'credential');
    return (await db.select({ id: credential.id }).from(credential).where(and(theirs, social))).length > 0;
  }
  if (path.startsWith('/two-factor/')) {
    const theirFactor = eq(twoFactor.userId, accountId);
    return (await db.select({ id: twoFactor.id }).from(twoFactor).where(theirFactor)).length > 0;
  }
  if (isPasskeySignIn(path)) {
    const theirKeys = eq(passkey.userId, accountId);
    return (await db.select({ id: passkey.id }).from(passkey).where(theirKeys)).length > 0;
  }
  if (path !== '/sign-in/email') return true;
  const [now] = await db.select().from(credential).where(and(theirs, isPassword));
  if (!now?.password) return false;
  return Date.now() - now.updatedAt.getTime() > recently || fits(now.password);
}
