import { type Context, Hono } from 'hono';
import { normaliseEmail } from '#core/account/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import { signUpText, tooManyText } from '#core/texts/index.ts';
import { notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { mayTry, takeTry } from '../limits/take-try.ts';
import type { Auth } from './auth.ts';
import { emailExists } from './sign-in/email-exists.ts';

/**
 * The sign-in library's own routes, as many as strangers rely on; its other doors stay shut, our acts have their own.
 * They keep the library's error shape, and count under the same limits as the forms.
 */
export function authRoutes(auth: Auth): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const pass = (context: Context<HttpEnvironment>) => auth.handler(context.req.raw);

  app.get('/get-session', pass);
  app.get('/callback/:provider', pass);
  app.post('/sign-out', pass);
  app.post('/two-factor/verify-totp', limited('secondFactor'), pass);
  app.post('/two-factor/verify-backup-code', limited('secondFactor'), pass);
  app.post('/sign-up/email', limited('signUp'), async (context) => {
    const email = await emailOf(context);
    const answer = await pass(context);
    // Two sign-ups of one address at the same moment: the database lets one through, the library does not say why.
    if (answer.ok || answer.status < 422 || !(await emailExists(context.get('ctx'), email))) return answer;
    return context.json(
      { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: signUpText('email-already-in-use') },
      422,
    );
  });
  app.post('/sign-in/email', async (context) => {
    const ctx = context.get('ctx');
    const account = await emailOf(context);
    const allowed = await mayTry(ctx, 'signIn', { account });
    if (!allowed.ok) return tooMany(context, allowed);
    const answer = await pass(context);
    if (answer.status === 401) await takeTry(ctx, 'signIn', { account });
    return answer;
  });
  app.all('/*', () => {
    throw notFound();
  });
  return app;
}

const limited =
  (name: 'signUp' | 'secondFactor') =>
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

async function emailOf(context: Context): Promise<string> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? normaliseEmail(email) : '';
}
