import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { account, survey } from '../db/schema/index.ts';
import { answerError } from './api-error.ts';

const { db } = await createTestDatabase();
const app = new Hono();
app.onError(answerError);
app.get('/text', async (context) => context.json(await db.select().from(account).where(eq(account.id, 'a\0b'))));
app.get('/document', async (context) =>
  context.json(
    await db
      .select()
      .from(survey)
      .where(eq(survey.responses, { notes: 'a\0b' })),
  ),
);
app.get('/half', async (context) =>
  context.json(
    await db
      .select()
      .from(survey)
      .where(eq(survey.responses, { notes: 'June \ud800' })),
  ),
);
app.get('/number', async (context) => context.json(await db.execute(sql`select ${'one'}::integer`)));
app.get('/bug', () => {
  throw new Error('with something of our inside');
});

test.each(['/text', '/document', '/half'])(
  'a sign that cannot be kept (%s) is bad input, not our failure',
  async (path) => {
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid' } }]);
  },
);

test('a wrong request of ours stays our error', async () => {
  expect((await app.request('/number')).status).toBe(500);
});

test('an unexpected error reveals nothing about our internals', async () => {
  const answer = await app.request('/bug');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('inside');
});
