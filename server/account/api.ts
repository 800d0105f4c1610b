import { Hono } from 'hono';
import { emailQuestionSchema } from '#core/account/index.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTooMany } from '../http/refuse-too-many.ts';
import { takeTry } from '../limits/take-try.ts';
import { emailExists } from './email-exists.ts';

/** The spec's callable functions about an account. */
export function accountApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/newCheckIfEmailExists', async (context) => {
    const ctx = context.get('ctx');
    refuseTooMany(await takeTry(ctx, 'checkEmail'));
    const { email } = await readBody(context, emailQuestionSchema);
    return context.json({ exists: await emailExists(ctx, email) });
  });
  return app;
}
