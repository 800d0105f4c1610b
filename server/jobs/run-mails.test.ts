import { expect, test } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail } from '../gateways/mail/port.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { effects } from './effects.ts';
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
  expect([done.size, sent.length]).toEqual([2, 2]);
  const waiting = (await ctx.db.select().from(outbox)).filter(({ doneAt }) => doneAt === null);
  expect(waiting).toMatchObject([{ onceKey: 'theo@example.com' }]);
  expect((await runMails({ ...ctx, mail: { send } }, effects, ids)).size).toBe(0);
  expect(sent).toHaveLength(2);

  // Where several are handed over at once, all or none.
  const together: Mail[][] = [];
  await promiseMail(ctx, ctx.db, mail('a@example.com'), mail('b@example.com'));
  const more = (await ctx.db.select().from(outbox)).filter(({ onceKey }) => /^[ab]@/.test(onceKey ?? ''));
  const moreIds = more.map(({ id }) => id);
  const broken = { send, sendAll: () => Promise.reject(new Error('full')) };
  expect((await runMails({ ...ctx, mail: broken }, effects, moreIds)).size).toBe(0);
  const whole = { send, sendAll: async (mails: readonly Mail[]) => void together.push([...mails]) };
  expect((await runMails({ ...ctx, mail: whole }, effects, moreIds)).size).toBe(2);
  expect(together.map((mails) => mails.length)).toEqual([2]);
});
