import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { questionnaireSchema } from '#core/survey/index.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { accountApi } from '../account/api.ts';
import { addItems } from '../catalog/store.ts';
import { type Actor, visitorActor } from '../context.ts';
import { newsletterApi } from '../newsletter/api.ts';
import { questionnaireApi } from '../quiz/questionnaire-api.ts';
import { examplesApi } from '../selection/examples/examples-api.ts';
import { seedExamples } from '../selection/examples/seed-examples.ts';
import { answerError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';

const ctx = await createTestContext(await createTestDatabase());

async function call(actor: Actor, method: string, path: string, body?: unknown) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', ctx.as(actor));
    await next();
  });
  app.route('/', accountApi());
  app.route('/', newsletterApi());
  app.route('/example_selections', examplesApi());
  app.route('/questionnaire', questionnaireApi());
  const answer = await app.request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: answer.status, body: await answer.json() };
}

describe('the spec’s calls', () => {
  test('the password reset takes {to} and mails the link', async () => {
    const { email } = await createAccount(ctx);
    ctx.sent.length = 0;
    expect(await call(visitorActor, 'POST', '/sendPasswordReset', { to: email })).toMatchObject({ status: 200 });
    await ctx.runEffects();
    expect(ctx.sent.map(({ to }) => to)).toEqual([email]);
    expect(await call(visitorActor, 'POST', '/sendPasswordReset', { to: 'nonsense' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('Please enter a valid email address') } },
    });
  });

  test('the newsletter takes {email}', async () => {
    expect(await call(visitorActor, 'POST', '/newsletterSignUp', { email: 'reader@example.com' })).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect(await call(visitorActor, 'POST', '/newsletterSignUp', { email: 'reader' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('Please enter a valid email address') } },
    });
  });

  test('§3 the questionnaire is read by anyone, in the spec’s names', async () => {
    const { status, body } = await call(visitorActor, 'GET', '/questionnaire');
    expect(status).toBe(200);
    expect(questionnaireSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ totalSurveySteps: 14, questions: expect.arrayContaining([expect.anything()]) });
  });

  test('the profile is read and written, and what is not named stays', async () => {
    const june = await createAccount(ctx);
    await call(june, 'PATCH', '/users/me', { last_name: 'Tran', shipping_zip: '11201', shipping_state: 'NY' });
    await call(june, 'PATCH', '/users/me', { displayname: 'June T.' });
    expect(await call(june, 'GET', '/users/me')).toMatchObject({
      status: 200,
      body: { last_name: 'Tran', shipping_zip: '11201', displayname: 'June T.', firestore_reference_userId: june.id },
    });
    expect(await call(visitorActor, 'GET', '/users/me')).toMatchObject({ status: 401 });
  });

  test('example selections are asked for by name', async () => {
    await addItems(ctx.db, catalog);
    await seedExamples(ctx);
    const found = await call(visitorActor, 'GET', '/example_selections?name=moody-dark-bedroom');
    expect(found).toMatchObject({ status: 200, body: [{ name: 'moody-dark-bedroom', boards: [{}, {}] }] });
    expect(await call(visitorActor, 'GET', '/example_selections?name=baroque-cellar')).toEqual({
      status: 200,
      body: [],
    });
  });
});
