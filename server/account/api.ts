import { Hono } from 'hono';
import { emailQuestionSchema, passwordResetSchema, profilePatchSchema } from '#core/account/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTooMany, tooMany } from '../http/refuse-too-many.ts';
import { takeTry } from '../limits/take-try.ts';
import { getProfile } from './profile/get-profile.ts';
import { updateProfile } from './profile/update-profile.ts';
import { recordsOf } from './records-of.ts';
import { emailExists } from './sign-in/registration/email-exists.ts';
import { requestPasswordReset } from './sign-in/request-password-reset.ts';

const notSignedIn = () => new ApiError(401, 'not-signed-in', 'Please sign in first.');

/** The account functions that the spec makes callable. */
export function accountApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/newCheckIfEmailExists', async (context) => {
    const ctx = context.get('ctx');
    refuseTooMany(await takeTry(ctx, 'checkEmail'));
    const { email } = await readBody(context, emailQuestionSchema);
    return context.json({ exists: await emailExists(ctx, email) });
  });
  app.post('/sendPasswordReset', async (context) => {
    const done = await requestPasswordReset(context.get('ctx'), await readBody(context, passwordResetSchema));
    if (done.ok) return context.json({ sent: true });
    if (done.reason === 'too-many') throw tooMany(done.retryAfterSeconds);
    throw new ApiError(400, 'invalid', done.message);
  });
  app.use('/users/:uid', recordsOf('customer.view'));
  app.get('/users/:uid', async (context) => {
    const profile = await getProfile(context.get('ctx'));
    if (!profile) throw notSignedIn();
    return context.json(profile);
  });
  app.patch('/users/:uid', async (context) => {
    const done = await updateProfile(context.get('ctx'), await readBody(context, profilePatchSchema));
    if (done.ok) return context.json(done.profile);
    if (done.reason === 'invalid') throw new ApiError(400, 'invalid', done.message);
    throw notSignedIn();
  });
  return app;
}
