import { Hono } from 'hono';
import { emailQuestionSchema } from '#core/account/index.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { limitByAddress } from '../http/limit-by-address.ts';
import { readBody } from '../http/read-body.ts';
import { emailExists } from './email-exists.ts';

/** The spec's callable functions about an account. */
export function accountApi({ proxied }: { proxied: boolean }): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/newCheckIfEmailExists', limitByAddress('checkEmail', { proxied }), async (context) => {
    const { email } = await readBody(context, emailQuestionSchema);
    return context.json({ exists: await emailExists(context.get('ctx'), email) });
  });
  return app;
}
