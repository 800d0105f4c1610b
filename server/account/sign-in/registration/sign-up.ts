import { type APIError, isAPIError } from 'better-auth/api';
import { registrationSchema } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import { type Tried, takeTry } from '../../../limits/take-try.ts';
import { claimUploads } from '../../../media/uploads/claim-uploads.ts';
import type { Auth } from '../../auth.ts';
import { firstProblems } from '../../first-problems.ts';
import { countEmailGuess } from '../count-guess.ts';
import { emailExists } from './email-exists.ts';

/** Codes from the spec's error catalog. */
export type SignUpCode =
  | 'email-already-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'operation-not-allowed'
  | 'unknown';

export type SignUpField = 'firstName' | 'email' | 'password' | 'repeat';

export type SignedUp =
  | { ok: true; headers: Headers; accountId: string }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<SignUpField, string>> }
  | { ok: false; reason: 'refused'; code: SignUpCode }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

interface Given extends Record<SignUpField, string> {
  headers: Headers;
  /** From the signed cookie: finds the pictures they uploaded before they had an account. */
  visitorId: string | null;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Creates an account and signs it in. The accepted terms are stored with it. */
export async function signUp(ctx: Needs, auth: Auth, given: Given): Promise<SignedUp> {
  const { headers, visitorId, ...form } = given;
  if (ctx.actor.kind === 'account') return { ok: false, reason: 'refused', code: 'operation-not-allowed' };
  const read = registrationSchema(auth.passwords).safeParse(form);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const tried = await countEmailGuess(
    ctx,
    () => create(ctx, auth, read.data, headers),
    ({ ok }) => ok,
  );
  if (!tried.ok) return tried;
  if (tried.answer.ok) await claimUploads(ctx, { visitorId, accountId: tried.answer.accountId });
  return tried.answer;
}

async function create(
  ctx: Needs,
  auth: Auth,
  { firstName, email, password }: { firstName: string; email: string; password: string },
  asked: Headers,
): Promise<Tried<SignedUp>> {
  const allowed = await takeTry(ctx, 'signUp');
  if (!allowed.ok) return allowed;
  try {
    const { headers, response } = await auth.api.signUpEmail({
      body: { email, password, name: firstName, firstName },
      headers: asked,
      returnHeaders: true,
    });
    return { ok: true, answer: { ok: true, headers, accountId: response.user.id } };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return { ok: true, answer: { ok: false, reason: 'refused', code: await codeOf(ctx, error, email) } };
  }
}

async function codeOf(ctx: Pick<Ctx, 'db'>, error: APIError, email: string): Promise<SignUpCode> {
  const code = error.body?.code ?? '';
  if (code.startsWith('INVALID_EMAIL')) return 'invalid-email';
  if (code.startsWith('PASSWORD_')) return 'weak-password';
  if (code === 'EMAIL_PASSWORD_SIGN_UP_DISABLED') return 'operation-not-allowed';
  // If two sign-ups for one address race, the database accepts one, and the library doesn't say why the other failed.
  return (await emailExists(ctx, email)) ? 'email-already-in-use' : 'unknown';
}
