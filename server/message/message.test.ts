import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { messageLimits } from '#core/message/index.ts';
import { limits } from '#core/settings/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { audit, message, project, upload } from '../db/schema/index.ts';
import { type Person, publishedFor } from '../selection/selection.test-data.ts';
import { keepDraft } from './keep-draft.ts';
import { openThread } from './open-thread.ts';
import { readThread } from './read-thread.ts';
import { sendMessage } from './send-message.ts';
import { unreadByCustomer, unreadByStaff } from './unread-messages.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

async function withBoards() {
  const made = await publishedFor(ctx);
  await ctx.db.update(project).set({ specialistId: made.specialist.id }).where(eq(project.surveyId, made.surveyId));
  return made;
}

function say(who: Person, surveyId: string, body: string, more: object = {}) {
  // Gives each message a later time.
  ctx.clock.forward(1000);
  return sendMessage(ctx.as(who), { surveyId, body, pictures: [], pieces: [], ...more });
}

async function uploadOf(owner: Person): Promise<string> {
  const id = ctx.ids.next('upload');
  const size = { width: 800, height: 600, bytes: 1000 };
  await ctx.db.insert(upload).values({ id, accountId: owner.id, deleteTokenHash: id, ...size });
  return `user_images/${id}`;
}

describe('the thread of a project', () => {
  it('is read by both sides only, and counts what is unread', async () => {
    const { customer, specialist, surveyId, selection: published } = await withBoards();
    const piece = published.boards[0].furniture[0]?.recordId ?? '';
    expect(await say(customer, surveyId, 'Is it soft?', { pieces: [piece] })).toEqual({ ok: true });
    expect((await unreadByStaff(ctx.as(specialist), [surveyId])).get(surveyId)).toBe(1);
    const seen = await openThread(ctx.as(specialist), surveyId);
    expect(seen).toMatchObject({ side: 'house', unread: 1, other: 'June' });
    expect(seen?.messages[0]).toMatchObject({ mine: false, by: 'June', body: 'Is it soft?', readAt: null });
    expect(seen?.messages[0]?.pieces[0]?.recordId).toBe(piece);

    expect(await readThread(ctx.as(specialist), { surveyId })).toEqual({ ok: true, read: 1 });
    expect(await readThread(ctx.as(specialist), { surveyId })).toEqual({ ok: true, read: 0 });
    await say(specialist, surveyId, 'Very.');
    expect((await unreadByCustomer(ctx, [surveyId])).get(surveyId)).toBe(1);
    expect((await openThread(ctx.as(customer), surveyId))?.messages.map(({ mine }) => mine)).toEqual([true, false]);

    const stranger = await createAccount(ctx);
    expect(await openThread(ctx.as(stranger), surveyId)).toBeNull();
    expect(await openThread(ctx.as({ kind: 'visitor' }), surveyId)).toBeNull();
    expect(await say(stranger, surveyId, 'Let me in')).toEqual({ ok: false, reason: 'not-found' });
    expect(await readThread(ctx.as(stranger), { surveyId })).toEqual({ ok: false, reason: 'not-found' });
    expect((await unreadByStaff(ctx.as(stranger), [surveyId])).size).toBe(0);
  });

  it('opens with the fee', async () => {
    const { customer, surveyId } = await withBoards();
    await ctx.db.update(project).set({ state: 'submitted, unpaid' }).where(eq(project.surveyId, surveyId));
    expect(await openThread(ctx.as(customer), surveyId)).toBeNull();
    expect(await say(customer, surveyId, 'Hello?')).toEqual({ ok: false, reason: 'not-found' });
  });

  it('takes the same draft once, however often it is sent', async () => {
    const { customer, surveyId } = await withBoards();
    await Promise.all([1, 2, 3].map(() => say(customer, surveyId, 'Once', { draftId: 'draft-1' })));
    expect((await openThread(ctx.as(customer), surveyId))?.messages).toHaveLength(1);
  });

  it('takes no more of a customer in an hour than anyone writes, and never slows us down', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    const [{ tries }] = limits.message;
    const body = 'Hello again';
    for (let sent = 0; sent < tries; sent++) {
      expect(await sendMessage(ctx.as(customer), { surveyId, body, pictures: [], pieces: [] })).toEqual({ ok: true });
    }
    expect(await say(customer, surveyId, 'One too many')).toMatchObject({ ok: false, reason: 'too-many' });
    expect(await ctx.db.$count(message, eq(message.body, 'One too many'))).toBe(0);
    expect(await say(specialist, surveyId, 'I’m here.')).toEqual({ ok: true });
    ctx.clock.forward(3_600_000);
    expect(await say(customer, surveyId, 'An hour later')).toEqual({ ok: true });
  });

  it('is in the log when we write, once, without its words', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    await say(customer, surveyId, 'Hello');
    await Promise.all([1, 2].map(() => say(specialist, surveyId, 'A secret', { draftId: 'draft-2' })));
    const lines = await ctx.db.select().from(audit).where(eq(audit.surveyId, surveyId));
    const written = lines.filter(({ act }) => act === 'message.write');
    expect(written.map(({ actor }) => actor)).toEqual([specialist.id]);
    expect(JSON.stringify(written)).not.toContain('secret');
  });

  it('carries one’s own pictures; what we send, the customer may see', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    const own = await uploadOf(customer);
    expect(await say(customer, surveyId, '', { pictures: [own] })).toEqual({ ok: true });
    const fromStaff = await uploadOf(specialist);
    expect(await say(specialist, surveyId, 'Like this', { pictures: [fromStaff] })).toEqual({ ok: true });
    const [row] = await ctx.db
      .select()
      .from(upload)
      .where(eq(upload.id, fromStaff.slice('user_images/'.length)));
    expect(row?.accountId).toBe(customer.id);
    const thread = await openThread(ctx.as(customer), surveyId);
    expect(thread?.messages.map(({ pictures }) => pictures[0]?.publicId)).toEqual([own, fromStaff]);

    const strangers = await uploadOf(await createAccount(ctx));
    expect(await say(customer, surveyId, '', { pictures: [strangers] })).toMatchObject({ reason: 'unknown-picture' });
    expect(await say(customer, surveyId, '', { pictures: ['hero/hero-1'] })).toMatchObject({ ok: false });
    expect(await say(customer, surveyId, '', { pieces: ['rec-none'] })).toMatchObject({ reason: 'unknown-piece' });
  });
});

describe('mail to a person who is away', () => {
  const mailsTo = ({ email }: Person) => ctx.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  const minutes = (count: number) => ctx.clock.forward(count * 60_000);

  it('goes out once for a burst, after five minutes', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    await ctx.runEffects();
    const before = mailsTo(customer).length;
    await say(specialist, surveyId, 'One');
    minutes(1);
    await say(specialist, surveyId, 'Two');
    await ctx.runEffects();
    expect(mailsTo(customer)).toHaveLength(before);
    minutes(10);
    await ctx.runEffects();
    expect(mailsTo(customer).slice(before)).toEqual(['2 new messages from Maren']);
    minutes(24 * 60);
    await ctx.runEffects();
    expect(mailsTo(customer).slice(before)).toHaveLength(2);
  });

  it('isn’t sent to someone who has read it on the page', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    await ctx.runEffects();
    const before = mailsTo(specialist).length;
    await say(customer, surveyId, 'Hello');
    minutes(2);
    await readThread(ctx.as(specialist), { surveyId });
    minutes(10);
    await ctx.runEffects();
    expect(mailsTo(specialist)).toHaveLength(before);
  });
});

describe('a draft that isn’t sent', () => {
  const keep = (who: Person, surveyId: string, body: string, draftId: string | null = null) =>
    keepDraft(ctx.as(who), { surveyId, body, draftId });
  const draftOf = async (who: Person, surveyId: string) => (await openThread(ctx.as(who), surveyId))?.draft;

  it('is kept for its writer alone, until it’s sent or emptied', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    const colleague = await createAccount(ctx, { role: 'specialist' });
    expect(await keep(specialist, surveyId, 'Hello Ju')).toEqual({ ok: true });
    expect(await keep(specialist, surveyId, 'Hello June')).toEqual({ ok: true });
    expect(await draftOf(specialist, surveyId)).toBe('Hello June');
    expect(await draftOf(colleague, surveyId)).toBe('');
    expect(await draftOf(customer, surveyId)).toBe('');
    await say(specialist, surveyId, 'Hello June.');
    expect(await draftOf(specialist, surveyId)).toBe('');
    await keep(specialist, surveyId, 'And');
    await keep(specialist, surveyId, ' ');
    expect(await draftOf(specialist, surveyId)).toBe('');
  });

  it('that comes after its message was sent isn’t kept', async () => {
    const { specialist, surveyId } = await withBoards();
    await say(specialist, surveyId, 'Hello June.', { draftId: 'draft-1' });
    expect(await keep(specialist, surveyId, 'Hello June.', 'draft-1')).toEqual({ ok: true });
    expect(await draftOf(specialist, surveyId)).toBe('');
  });

  it('is no one’s but staff’s, and no longer than a message', async () => {
    const { customer, specialist, surveyId } = await withBoards();
    expect(await keep(customer, surveyId, 'Hello')).toEqual({ ok: false, reason: 'not-found' });
    expect(await keep(specialist, 'survey_none', 'Hello')).toEqual({ ok: false, reason: 'not-found' });
    const long = 'x'.repeat(messageLimits.characters + 1);
    expect(await keep(specialist, surveyId, long)).toEqual({ ok: false, reason: 'too-long' });
    expect(await keep(specialist, surveyId, 'a\u0000b')).toEqual({ ok: false, reason: 'too-long' });
  });
});
