import { type Context, Hono } from 'hono';
import { normaliseEmail, validEmail } from '#core/account/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import { signUpText, tooManyText } from '#core/texts/index.ts';
import { notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { takeTry } from '../limits/take-try.ts';
import { noteFailedSignIn } from './activity/note-failed-sign-in.ts';
import type { Auth } from './auth.ts';
import { countCodeGuess, countEmailGuess, countPasswordGuess } from './sign-in/count-guess.ts';
import { emailExists } from './sign-in/registration/email-exists.ts';
import { accountByEmail } from './store.ts';

/**
 * Only the sign-in library's routes that outside clients rely on. The rest stay closed because our own actions replace
 * them. These keep the library's error format and share rate limits with the forms.
 */
export function authRoutes(auth: Auth): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const pass = (context: Context<HttpEnvironment>) => auth.handler(context.req.raw);
  const signUpOnce = async (context: Context<HttpEnvironment>) => {
    const email = await emailOf(context);
    const answer = await pass(context);
    // If two sign-ups for one address race, the database accepts one, and the library doesn't say why the other failed.
    if (answer.ok || answer.status < 422 || !(await emailExists(context.get('ctx'), email))) return answer;
    return context.json(
      { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: signUpText('email-already-in-use', auth.passwords) },
      422,
    );
  };

  app.get('/get-session', pass);
  app.get('/callback/:provider', limited('social'), async (context) => {
    const answer = await pass(context);
    // The address has an account that this provider isn't linked to. Which one, only the library knows. Other refusals
    // are logged by `guardSession`.
    if (answer.headers.get('location')?.includes('error=account_not_linked')) {
      await noteFailedSignIn(context.get('ctx'), { accountId: null, headers: context.req.raw.headers });
    }
    return answer;
  });
  app.post('/sign-out', pass);
  app.on('POST', ['/two-factor/verify-totp', '/two-factor/verify-backup-code'], async (context) => {
    const guess = { attempt: () => pass(context), isRight };
    const tried = await countCodeGuess(context.get('ctx'), auth, context.req.raw.headers, guess);
    return tried.ok ? tried.answer : tooMany(context, tried);
  });
  app.post('/sign-up/email', limited('signUp'), async (context) => {
    const signUp = async () => ({ ok: true, answer: await signUpOnce(context) }) as const;
    const tried = await countEmailGuess(context.get('ctx'), signUp, isRight);
    return tried.ok ? tried.answer : tooMany(context, tried);
  });
  app.post('/sign-in/email', async (context) => {
    const ctx = context.get('ctx');
    const { headers } = context.req.raw;
    const email = await emailOf(context);
    const accountId = validEmail(email) ? ((await accountByEmail(ctx.db, email))?.id ?? null) : null;
    const guess = { attempt: () => pass(context), isRight };
    const tried = await countPasswordGuess(ctx, { email, accountId, headers }, guess);
    if (!tried.ok) return tooMany(context, tried);
    if (!isRight(tried.answer)) await noteFailedSignIn(ctx, { accountId, headers });
    return tried.answer;
  });
  app.all('/*', () => {
    throw notFound();
  });
  return app;
}

const isRight = (answer: Response) => answer.ok;

const limited =
  (name: 'signUp' | 'social') =>
  async (context: Context<HttpEnvironment>, next: () => Promise<void>): Promise<Response | undefined> => {
    const allowed = await takeTry(context.get('ctx'), name);
    if (!allowed.ok) return tooMany(context, allowed);
    await next();
    return undefined;
  };

function tooMany(context: Context, { retryAfterSeconds }: Extract<LimitVerdict, { ok: false }>): Response {
  const body = { code: 'TOO_MANY_REQUESTS', message: tooManyText(retryAfterSeconds) };
  return context.json(body, 429, { 'Retry-After': String(retryAfterSeconds) });
}

/** The library accepts forms as well as JSON, so read the address from either. */
async function emailOf(context: Context): Promise<string> {
  const asked = context.req.raw.clone();
  const isForm = asked.headers.get('content-type')?.includes('form') ?? false;
  const body: unknown = await (isForm ? asked.formData().then(Object.fromEntries) : asked.json()).catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? normaliseEmail(email) : '';
}
