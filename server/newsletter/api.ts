import { Hono } from 'hono';
import { newsletterSchema } from '#core/newsletter/index.ts';
import { text } from '#core/texts/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTooMany } from '../http/refuse-too-many.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter sign-up from the spec. */
export function newsletterApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/newsletterSignUp', async (context) => {
    const done = await subscribe(context.get('ctx'), await readBody(context, newsletterSchema));
    if (done.ok) return context.json({ ok: true });
    if (done.reason === 'invalid-email') throw new ApiError(400, 'invalid-email', text('email.invalid'));
    refuseTooMany(done);
    throw new Error('a refusal was not refused');
  });
  return app;
}
