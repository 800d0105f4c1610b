import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { type NewPasswordRules, passwordProblem, passwordProblemText, validEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import type { Db } from '../db/database.ts';
import { account } from '../db/schema/index.ts';

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
const withoutSecondFactor = ['/callback/', '/verify-email'];

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
