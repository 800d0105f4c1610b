import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail } from '../gateways/mail/port.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { effects } from './effects.ts';
import { runEffect } from './run-effect.ts';
import { runMails } from './run-mails.ts';

const mail = (to: string) => ({ to, subject: 'Hello', title: 'Hello', paragraphs: ['Hello.'], onceKey: to });

test('mails are sent together and marked done; one that fails waits for its own try, and none is sent twice', async () => {
  const ctx = await createTestContext(await createTestDatabase());
  const promised = ['june@example.com', 'theo@example.com', 'maren@example.com'].map(mail);
  await promiseMail(ctx, ctx.db, ...promised);
  await promiseMail(ctx, ctx.db, ...promised);
  const rows = await ctx.db.select().from(outbox);
  expect(rows).toHaveLength(3);
  const ids = rows.map(({ id }) => id);
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    if (to.startsWith('theo')) throw new Error('no such address');
    sent.push(to);
  };
  const done = await runMails({ ...ctx, mail: { send } }, effects, ids);
  expect([...done.values()].map(({ error }) => error instanceof Error)).toEqual(
    expect.arrayContaining([false, false, true]),
  );
  expect(sent).toHaveLength(2);
  const waiting = (await ctx.db.select().from(outbox)).filter(({ doneAt }) => doneAt === null);
  expect(waiting).toMatchObject([{ onceKey: 'theo@example.com', attempts: 1, lastError: 'no such address' }]);
  expect((await runMails({ ...ctx, mail: { send } }, effects, ids)).size, 'only the one that failed').toBe(1);
  expect(sent).toHaveLength(2);

  // When sending a batch fails, the emails in it are sent one by one.
  const together: Mail[][] = [];
  const promise = async (...to: string[]) => {
    await promiseMail(ctx, ctx.db, ...to.map(mail));
    return (await ctx.db.select().from(outbox)).filter(({ onceKey }) => to.includes(onceKey ?? '')).map(({ id }) => id);
  };
  const broken = { send, recognizesRepeats: true, sendAll: () => Promise.reject(new Error('full')) };
  await runMails({ ...ctx, mail: broken }, effects, await promise('a@example.com', 'b@example.com'));
  expect(sent.slice(2)).toEqual(['a@example.com', 'b@example.com']);
  const whole = {
    send,
    recognizesRepeats: true,
    sendAll: async (mails: readonly Mail[]) => void together.push([...mails]),
  };
  const more = await promise('c@example.com', 'd@example.com');
  expect((await runMails({ ...ctx, mail: whole }, effects, more)).size).toBe(2);
  expect(together.map((mails) => mails.length)).toEqual([2]);
});

test('no transaction is open while a mail server takes its time, and a second process does not send the same mail', async () => {
  const ctx = await createTestContext(await createTestDatabase());
  await promiseMail(ctx, ctx.db, mail('june@example.com'));
  const [{ id } = { id: '' }] = await ctx.db.select().from(outbox);
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    const open = sql`select count(*)::int as open from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%'`;
    expect((await ctx.db.execute(open)).rows).toEqual([{ open: 0 }]);
    expect(await runEffect({ ...ctx, mail: { send } }, effects, id), 'claimed').toBe('busy');
    sent.push(to);
  };
  expect(await runEffect({ ...ctx, mail: { send } }, effects, id)).toBe('done');
  expect(await runEffect({ ...ctx, mail: { send } }, effects, id)).toBe('already');
  expect(sent).toEqual(['june@example.com']);
});

/** A mail server that keeps the first `taken` letters and then lets the process die on it. */
async function dieAfter(ctx: TestContext, taken: number) {
  const promised = Array.from({ length: 28 }, (_, number) => mail(`${number}@example.com`));
  await promiseMail(ctx, ctx.db, ...promised);
  const ids = (await ctx.db.select().from(outbox)).map(({ id }) => id);
  const sent: string[] = [];
  const dies = {
    send: ({ to }: Mail) => {
      sent.push(to);
      return sent.length <= taken ? Promise.resolve() : new Promise<void>(() => undefined);
    },
  };
  void runMails({ ...ctx, mail: dies }, effects, ids);
  // Four go at a time, so the four with the first one that hangs are the last.
  await expect.poll(() => sent.length, { timeout: 600_000 }).toBe(4 * Math.ceil((taken + 1) / 4));
  const clock = { now: () => new Date(ctx.clock.now().getTime() + 120_000) };
  return { ids, sent, clock };
}

test('after a crash no mail is sent twice: those never handed over are sent, the few in doubt wait for a person', async () => {
  const ctx = await createTestContext(await createTestDatabase());
  const { ids, sent, clock } = await dieAfter(ctx, 10);
  const works = { send: async ({ to }: Mail) => void sent.push(to) };
  await runMails({ ...ctx, clock, mail: works }, effects, ids);
  expect(sent).toHaveLength(28);
  expect(new Set(sent).size).toBe(28);
  const failed = (await ctx.db.select().from(outbox)).filter(({ failedAt }) => failedAt);
  expect(failed).toHaveLength(4);
  for (const { lastError, doneAt } of failed) {
    expect(doneAt).toBeNull();
    expect(lastError).toContain('don’t know whether it was sent');
  }
  // Nothing happens to them on its own.
  await runMails({ ...ctx, clock, mail: works }, effects, ids);
  expect(sent).toHaveLength(28);
});

test('after a crash, a mailer that recognizes repeats gets every email that isn’t done', async () => {
  const ctx = await createTestContext(await createTestDatabase());
  const { ids, sent, clock } = await dieAfter(ctx, 10);
  const works = { recognizesRepeats: true, send: async ({ to }: Mail) => void sent.push(to) };
  await runMails({ ...ctx, clock, mail: works }, effects, ids);
  expect(new Set(sent).size).toBe(28);
  expect((await ctx.db.select().from(outbox)).filter(({ doneAt }) => !doneAt)).toEqual([]);
});
