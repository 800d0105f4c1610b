import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsletterSubscription } from '#server/db/schema/index.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

let ctx: TestContext;
let email: string;
let readers = 0;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});
beforeEach(async () => {
  await ctx.runEffects();
  ctx.sent.length = 0;
  readers += 1;
  email = `reader-${readers}@example.com`;
});

const kept = async () =>
  (await ctx.db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email)))[0];
const from = (address: string): TestContext => ({ ...ctx, address });
const minutes = (count: number) => ctx.clock.forward(count * 60_000);

async function asked(): Promise<string> {
  await subscribe(ctx, { email });
  await ctx.runEffects();
  return (await kept())?.token ?? '';
}

describe('asking for the letter', () => {
  test('sends the question, with postal address and a way out, and nothing more before a yes', async () => {
    expect(await subscribe(ctx, { email: `  ${email.toUpperCase()} ` })).toEqual({ ok: true });
    await ctx.runEffects();
    expect(ctx.sent).toHaveLength(1);
    const [mail] = ctx.sent;
    const { token, state } = (await kept()) ?? {};
    expect(state).toBe('asked');
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(`http://hearthline.test/newsletter/confirm?token=${token}`);
    expect(mail?.text).toContain('1 Test Street');
    expect(mail?.html).toContain('1 Test Street');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://hearthline.test/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('twice, and five times at once, is one question; an hour later it is asked again', async () => {
    await Promise.all(Array.from({ length: 5 }, () => subscribe(ctx, { email })));
    minutes(59);
    await subscribe(ctx, { email });
    await ctx.runEffects();
    expect(ctx.sent).toHaveLength(1);
    minutes(1);
    await subscribe(ctx, { email });
    await ctx.runEffects();
    expect(ctx.sent).toHaveLength(2);
  });

  test('needs an address', async () => {
    expect(await subscribe(ctx, { email: 'a' })).toEqual({ ok: false, reason: 'invalid-email' });
  });

  test('too often from one place is refused with the wait', async () => {
    const here = from('203.0.113.77');
    for (let n = 0; n < 12; n++) expect(await subscribe(here, { email: `n${n}-${email}` })).toEqual({ ok: true });
    expect(await subscribe(here, { email })).toMatchObject({ ok: false, reason: 'too-many' });
    expect(await subscribe(from('203.0.113.78'), { email })).toEqual({ ok: true });
  });
});

describe('saying yes', () => {
  test('starts the letter once, however often it is said', async () => {
    const token = await asked();
    ctx.sent.length = 0;
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirmSubscription(ctx, token)));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
    await ctx.runEffects();
    expect(ctx.sent.map(({ subject }) => subject)).toEqual(['Welcome to the Hearthline letter']);
    expect(ctx.sent[0]?.headers?.['List-Unsubscribe']).toContain(token);
    expect((await kept())?.state).toBe('subscribed');
  });

  test('with an unknown or an old link does not', async () => {
    expect(await confirmSubscription(ctx, 'nobody')).toEqual({ ok: false, reason: 'unknown' });
    const token = await asked();
    minutes(7 * 24 * 60 + 1);
    expect(await confirmSubscription(ctx, token)).toEqual({ ok: false, reason: 'expired' });
    expect((await kept())?.state).toBe('asked');
  });

  test('a subscriber who asks again hears nothing new', async () => {
    await confirmSubscription(ctx, await asked());
    await ctx.runEffects();
    ctx.sent.length = 0;
    minutes(90);
    expect(await subscribe(ctx, { email })).toEqual({ ok: true });
    await ctx.runEffects();
    expect(ctx.sent).toEqual([]);
    expect((await kept())?.state).toBe('subscribed');
  });
});

describe('leaving', () => {
  test('ends it, from every state, as often as it is pressed', async () => {
    const token = await asked();
    await confirmSubscription(ctx, token);
    await unsubscribe(ctx, token);
    await unsubscribe(ctx, token);
    await unsubscribe(ctx, 'nobody');
    expect((await kept())?.state).toBe('unsubscribed');
    expect(await confirmSubscription(ctx, token)).toEqual({ ok: false, reason: 'unsubscribed' });
  });

  test('one may come back', async () => {
    const token = await asked();
    await unsubscribe(ctx, token);
    minutes(60);
    await subscribe(ctx, { email });
    expect(await confirmSubscription(ctx, token)).toEqual({ ok: true });
    expect((await kept())?.state).toBe('subscribed');
  });
});
