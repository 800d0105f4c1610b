import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import { type NewPasswordRules, passwordProblem, passwordProblemText, validEmail } from '#core/account/index.ts';
import { signUpText, text } from '#core/texts/index.ts';
import type { Db } from '../db/database.ts';
import { account, credential, passkey, session, twoFactor, verification } from '../db/schema/index.ts';
import { type HookContext, whoseCode } from './factor/codes-once.ts';
import type { AccountLetters } from './letters/letters.ts';
import { openSessionPath } from './sign-in/open-session.ts';
import { isPasskeySignIn } from './sign-in/passkey.ts';

/** Routes where a password is chosen, and the library's field name for it. */
const choosesPassword: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** The library only checks length; these are our own rules for addresses and passwords. */
export const guardEntries = (db: Db, passwords: NewPasswordRules) =>
  createAuthMiddleware(async (context) => {
    if (isCodeEntry(context.path)) await markPassword(db, context);
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

const socialPath = '/callback/';
/** Sign-in routes that don't ask for the second factor. */
const withoutSecondFactor = [socialPath, openSessionPath];

/**
 * Blocks sessions for disabled or deleted accounts and stops sign-ins that would bypass a second factor, on every
 * route. Where a social provider sent the person, no one else sees the refusal, so it's logged here.
 */
export const guardSession =
  (db: Db, letters: Pick<AccountLetters, 'refusedSignIn'>) =>
  async (
    { userId }: { userId: string },
    context: { path?: string | undefined; headers?: Headers | undefined } | null,
  ) => {
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
    const path = context?.path ?? '';
    const refusal = refusalOf(person, path);
    if (!refusal) return;
    if (path.startsWith(socialPath)) {
      const headers = context?.headers ?? new Headers();
      await letters.refusedSignIn({ accountId: userId, way: 'social provider', headers });
    }
    throw refusal;
  };

function refusalOf(
  person: Pick<typeof account.$inferSelect, 'disabledAt' | 'deletedAt' | 'twoFactorEnabled'>,
  path: string,
): APIError | null {
  if (person.disabledAt || person.deletedAt) {
    return new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: text('signIn.disabled') });
  }
  if (person.twoFactorEnabled && withoutSecondFactor.some((way) => path.startsWith(way))) {
    return new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED', message: text('signIn.secondFactor') });
  }
  return null;
}

/**
 * The library checks the credential first and opens the session a moment later. In between, the owner may have closed
 * that way in by changing the password or by reclaiming the account from a stranger. If so, end the session before its
 * cookie goes out.
 */
export const guardNewSession = (db: Db) =>
  createAuthMiddleware(async (context) => {
    const made = context.context.newSession;
    if (!made) return;
    const accountId = made.user.id;
    if (await isStillOpen(db, newSessionOf(context, accountId)))
      return void enteredPassword.set(context.context, accountId);
    await db.delete(session).where(eq(session.id, made.session.id));
    // Later hooks would ask for a code, or remember this browser, as if it had worked.
    context.context.setNewSession(null);
    throw wayInClosed();
  });

/**
 * The same once more after the second-factor plugin replaced the session with a challenge: a change of password in
 * between found no session and no challenge to end. Must come after that plugin.
 */
export const guardChallenge = (db: Db) =>
  ({
    id: 'hearthline-guard-challenge',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/sign-in/email',
          handler: createAuthMiddleware(async (context) => {
            const accountId = enteredPassword.get(context.context);
            if (!accountId || context.context.newSession) return;
            if (await isStillOpen(db, newSessionOf(context, accountId))) return;
            await db.delete(verification).where(eq(verification.value, accountId));
            throw wayInClosed();
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** Who entered the right password in this request. */
const enteredPassword = new WeakMap<object, string>();

const wayInClosed = () =>
  new APIError('UNAUTHORIZED', { code: 'WAY_IN_CLOSED', message: text('signIn.wrongPassword') });

function newSessionOf(context: HookContext, accountId: string): NewSession {
  const { path, body } = context;
  const { verify } = context.context.password;
  return {
    ...{ path, accountId },
    fits: (hash) => verify({ hash, password: String(body?.password ?? '') }),
    isSame: (hash) => hash === passwordAtCode.get(context.context),
  };
}

/** Longer than any sign-in takes. A password that's older than this was already in place when it was checked. */
const recently = 5 * 60 * 1000;

interface NewSession {
  path: string;
  accountId: string;
  /** Is this the password that was entered? */
  fits: (hash: string) => Promise<boolean>;
  /** Is this still the password of the moment the code arrived? */
  isSame: (hash: string | null) => boolean;
}

async function isStillOpen(db: Db, { path, accountId, fits, isSame }: NewSession): Promise<boolean> {
  const theirs = eq(credential.userId, accountId);
  if (path.startsWith(socialPath)) {
    const social = ne(credential.providerId, 'credential');
    return (await db.select({ id: credential.id }).from(credential).where(and(theirs, social))).length > 0;
  }
  if (isCodeEntry(path)) {
    const theirFactor = eq(twoFactor.userId, accountId);
    const hasFactor = (await db.select({ id: twoFactor.id }).from(twoFactor).where(theirFactor)).length > 0;
    return hasFactor && isSame((await passwordOf(db, accountId))?.password ?? null);
  }
  if (isPasskeySignIn(path)) {
    const theirKeys = eq(passkey.userId, accountId);
    return (await db.select({ id: passkey.id }).from(passkey).where(theirKeys)).length > 0;
  }
  if (path !== '/sign-in/email') return true;
  const now = await passwordOf(db, accountId);
  if (!now?.password) return false;
  return Date.now() - now.updatedAt.getTime() > recently || fits(now.password);
}

async function passwordOf(db: Db, accountId: string) {
  const theirs = and(eq(credential.userId, accountId), eq(credential.providerId, 'credential'));
  const [found] = await db.select().from(credential).where(theirs);
  return found;
}

const isCodeEntry = (path: string) => path.startsWith('/two-factor/');

/**
 * The password hash of a request that brings a code, from before the library uses up the sign-in it belongs to.
 * Replacing the password ends such sign-ins, but can't end one that's just being used up.
 */
const passwordAtCode = new WeakMap<object, string | null>();

async function markPassword(db: Db, context: HookContext): Promise<void> {
  const accountId = await whoseCode(context);
  const now = accountId ? await passwordOf(db, accountId) : undefined;
  passwordAtCode.set(context.context, now?.password ?? null);
}
