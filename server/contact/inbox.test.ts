import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#server/db/schema/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { answerMessage } from './answer-message.ts';
import { getMessage } from './get-message.ts';
import { listMessages } from './list-messages.ts';
import { sortMessage } from './sort-message.ts';
import { insertMessage } from './store.ts';

let ctx: TestContext;
let staff: Ctx;
const page = { number: 1, size: 50 };

beforeEach(async () => {
  ctx = await createTestContext(await createTestDatabase());
  staff = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

async function received(id: string, changes: { message?: string; state?: 'new' | 'spam' } = {}): Promise<string> {
  ctx.clock.forward(1000);
  await insertMessage(ctx.db, {
    ...{ id, onceKey: id, name: 'Ada', email: 'ada@example.com', topic: 'order', message: 'Where is my rug?' },
    ...{ state: 'new', spamSign: null, sender: null, receivedAt: ctx.clock.now() },
    ...changes,
  });
  return id;
}

describe('the inbox', () => {
  test('has the newest first, by state and by words, a page at a time', async () => {
    await received('c1');
    await received('c2', { message: 'A 100% wool rug?' });
    await received('c3', { state: 'spam' });
    const ids = async (question: Partial<Parameters<typeof listMessages>[1]>) =>
      (await listMessages(staff, { words: '', page, ...question }))?.rows.map(({ id }) => id);
    expect(await ids({})).toEqual(['c3', 'c2', 'c1']);
    expect(await ids({ state: 'new' })).toEqual(['c2', 'c1']);
    expect(await ids({ words: '100%' })).toEqual(['c2']);
    expect(await ids({ words: '_' })).toEqual([]);
    expect(await listMessages(staff, { words: '', page: { number: 2, size: 2 } })).toMatchObject({
      rows: [{ id: 'c1' }],
      total: 3,
    });
  });

  test('is for the staff only', async () => {
    const id = await received('c1');
    for (const actor of [visitorActor, await createAccount(ctx)]) {
      expect(await listMessages(ctx.as(actor), { words: '', page })).toBeNull();
      expect(await getMessage(ctx.as(actor), id)).toBeNull();
      const refused = { ok: false, reason: 'not-allowed' };
      expect(await answerMessage(ctx.as(actor), { id, words: 'Hello', formId: 'form-one' })).toEqual(refused);
      expect(await sortMessage(ctx.as(actor), { id, act: 'close' })).toEqual(refused);
    }
  });
});

describe('an answer', () => {
  test('goes out once by mail and says what it answers, however often it is sent', async () => {
    const id = await received('c1');
    const answer = { id, words: ' It ships on Friday.\r\nSorry for the wait. ', formId: 'form-one' };
    const all = await Promise.all([1, 2, 3].map(() => answerMessage(staff, answer)));
    expect(all).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await ctx.runEffects();
    expect(ctx.sent).toMatchObject([{ to: 'ada@example.com', subject: 'Re: An order, delivery or return' }]);
    expect(ctx.sent[0]?.text).toContain('It ships on Friday.');
    expect(ctx.sent[0]?.text).toContain('about this: An order, delivery or return.');
    expect(await getMessage(staff, id)).toMatchObject({
      state: 'answered',
      answers: [{ words: 'It ships on Friday.\nSorry for the wait.', by: 'Maren' }],
    });
    expect(await ctx.db.select().from(audit).where(eq(audit.subjectId, id))).toMatchObject([{ act: 'contact.answer' }]);
  });

  test('needs words, a message that is there, and one that is not spam', async () => {
    const spam = await received('c1', { state: 'spam' });
    const say = (id: string, words: string) => answerMessage(staff, { id, words, formId: 'form-one' });
    expect(await say(spam, ' \n ')).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await say('nowhere', 'Hello')).toEqual({ ok: false, reason: 'unknown' });
    expect(await say(spam, 'Hello')).toEqual({ ok: false, reason: 'changed' });
    await ctx.runEffects();
    expect(ctx.sent).toEqual([]);
  });
});

test('a message is closed once, and can be taken up again', async () => {
  const id = await received('c1');
  const both = await Promise.all([1, 2].map(() => sortMessage(staff, { id, act: 'close' })));
  expect(both).toContainEqual({ ok: true });
  expect(both).toContainEqual({ ok: false, reason: 'changed' });
  expect(await sortMessage(staff, { id, act: 'reopen' })).toEqual({ ok: true });
  expect(await sortMessage(staff, { id, act: 'mark as spam' })).toEqual({ ok: true });
  expect((await getMessage(staff, id))?.state).toBe('spam');
  const acts = await ctx.db.select({ act: audit.act }).from(audit).where(eq(audit.subjectId, id));
  expect(acts.map(({ act }) => act)).toEqual(['contact.close', 'contact.reopen', 'contact.mark-as-spam']);
});
