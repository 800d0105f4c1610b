import { Hono } from 'hono';
import { emailQuestionSchema, passwordResetSchema } from '#core/account/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTooMany, tooMany } from '../http/refuse-too-many.ts';
import { takeTry } from '../limits/take-try.ts';
import type { Auth } from './auth.ts';
import { emailExists } from './email-exists.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** The spec's callable functions about an account. */
export function accountApi(auth: Auth): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/newCheckIfEmailExists', async (context) => {
    const ctx = context.get('ctx');
    refuseTooMany(await takeTry(ctx, 'checkEmail'));
    const { email } = await readBody(context, emailQuestionSchema);
    return context.json({ exists: await emailExists(ctx, email) });
  });
  app.post('/sendPasswordReset', async (context) => {
    const done = await requestPasswordReset(context.get('ctx'), auth, await readBody(context, passwordResetSchema));
    if (done.ok) return context.json({ sent: true });
    if (done.reason === 'too-many') throw tooMany(done.retryAfterSeconds);
    throw new ApiError(400, 'invalid', done.message);
  });
  return app;
}
