import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import { type NewPasswordRules, passwordProblem, passwordProblemText, validEmail } from '#core/account/index.ts';
import { signUpText, text } from '#core/texts/index.ts';
import type { Db } from '../db/database.ts';
import { account, credential, passkey, session, twoFactor } from '../db/schema/index.ts';
import { openSessionPath } from './sign-in/open-session.ts';
import { isPasskeySignIn } from './sign-in/passkey.ts';

/** Routes where a password is chosen, and the library's field name for it. */
const choosesPassword: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** The library only checks length; these are our own rules for addresses and passwords. */
export const guardEntries = (passwords: NewPasswordRules) =>
  createAuthMiddleware(async (context) => {
    const body: { email?: unknown } & Record<string, unknown> = context.body ?? {};
    if (context.path === '/sign-up/email' && !validEmail(String(body.email ?? ''))) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: text('signIn.emailInvalid') });
    }
    const password = body[choosesPassword[context.path] ?? ''];
    const problem = typeof password === 'string' ? passwordProblem(password, passwords) : null;
    if (typeof password !== 'string' || !problem) return;
    // The sign-up form has its own words for a short password; the error catalog's are for other clients.
    const isWeak = context.path === '/sign-up/email' && problem === 'password.tooShort';
    const message = isWeak ? signUpText('weak-password', passwords) : (passwordProblemText(password, passwords) ?? '');
    throw new APIError('BAD_REQUEST', { code: passwordCodes[problem], message });
  });

const passwordCodes = {
  'password.tooShort': 'PASSWORD_TOO_SHORT',
  'password.tooLong': 'PASSWORD_TOO_LONG',
  'password.onlySpaces': 'PASSWORD_ONLY_SPACES',
  'password.tooCommon': 'PASSWORD_TOO_COMMON',
} as const;

/** Sign-in routes that don't ask for the second factor. */
const withoutSecondFactor = ['/callback/', openSessionPath];

/**
 * Blocks sessions for disabled or deleted accounts and stops sign-ins that would bypass a second factor, on every
 * route.
 */
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
    // The account was created in a transaction that hasn't committed, so we can't see it yet.
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
 * The library checks the credential first and opens the session a moment later. In between, the owner may have closed
 * that way in by changing the password or by reclaiming the account from a stranger. If so, end the session before its
 * cookie goes out.
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

/** Longer than any sign-in takes. A password that's older than this was already in place when it was checked. */
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
