import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { limitedTry } from '../db/schema/index.ts';
import { sweepOldTries } from './sweep-old-tries.ts';
import { countedTry, mayTry, takeTry } from './take-try.ts';

let database: Database;
let ctx: TestContext;
beforeEach(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database);
});

const from = (address: string): Ctx => ({ ...ctx.as(visitorActor), address });
const [{ tries, seconds }] = limits.checkEmail;
const [ofPair, ofAccount] = limits.resetPassword;

describe('tries', () => {
  it('are counted by address, with the wait until the oldest no longer counts', async () => {
    for (let taken = 0; taken < tries; taken++) {
      expect(await takeTry(from('203.0.113.7'), 'checkEmail')).toEqual({ ok: true });
      ctx.clock.forward(1000);
    }
    const wait = seconds - tries;
    const refusal = { ok: false, reason: 'too-many', retryAfterSeconds: wait };
    expect(await takeTry(from('203.0.113.7'), 'checkEmail')).toEqual(refusal);
    expect(await mayTry(from('203.0.113.7'), 'checkEmail')).toEqual(refusal);
    expect(await takeTry(from('203.0.113.8'), 'checkEmail')).toEqual({ ok: true });
    expect(await takeTry(from('203.0.113.7'), 'newsletter')).toEqual({ ok: true });
    ctx.clock.forward(wait * 1000);
    expect(await takeTry(from('203.0.113.7'), 'checkEmail')).toEqual({ ok: true });
  });

  it('are counted by account from wherever they come, whether it is named or signed in', async () => {
    const june = await createAccount(ctx);
    for (let taken = 0; taken < limits.coupon[0].tries; taken++) {
      expect((await takeTry({ ...ctx.as(june), address: `203.0.113.${taken}` }, 'coupon')).ok).toBe(true);
    }
    expect((await takeTry(ctx.as(june), 'coupon')).ok).toBe(false);
    const reset = (address: string, account: string) => takeTry(from(address), 'resetPassword', { account });
    for (let taken = 0; taken < ofAccount.tries; taken++) await reset(`203.0.113.${taken}`, 'june@example.com');
    expect((await reset('203.0.113.99', 'june@example.com')).ok).toBe(false);
    expect((await reset('203.0.113.99', 'theo@example.com')).ok).toBe(true);
  });

  it('are counted by account and address together: others still get their turn', async () => {
    const reset = (address: string) => takeTry(from(address), 'resetPassword', { account: 'june@example.com' });
    for (let taken = 0; taken < ofPair.tries; taken++) expect((await reset('203.0.113.7')).ok).toBe(true);
    expect((await reset('203.0.113.7')).ok).toBe(false);
    expect((await reset('203.0.113.8')).ok).toBe(true);
  });

  it('from one network are from one address, however many it has', async () => {
    for (let taken = 0; taken < tries; taken++) {
      expect((await takeTry(from(`2001:db8:1:2::${taken.toString(16)}`), 'checkEmail')).ok).toBe(true);
    }
    expect((await takeTry(from('2001:db8:1:2:ffff::1'), 'checkEmail')).ok).toBe(false);
    expect((await takeTry(from('2001:db8:1:3::1'), 'checkEmail')).ok).toBe(true);
  });

  it('at the same moment in several processes are counted one by one', async () => {
    const other = openDatabase(database.url);
    const all = await Promise.all(
      Array.from({ length: tries * 3 }, (_, turn) =>
        takeTry({ ...from('203.0.113.7'), db: turn % 2 ? ctx.db : other.db }, 'checkEmail'),
      ),
    );
    await other.close();
    expect(all.filter(({ ok }) => ok)).toHaveLength(tries);
  });

  const kept = async () => (await ctx.db.select({ rows: count() }).from(limitedTry))[0]?.rows;
  const guess = (account: string, right: boolean) =>
    countedTry(
      from('203.0.113.7'),
      'signIn',
      { account },
      {
        attempt: async () => right,
        isRight: (answer) => answer,
      },
    );

  it('are given back to who proved to be themselves; what was tried at others still counts', async () => {
    for (let taken = 0; taken < 3; taken++) await guess('june@example.com', false);
    await guess('theo@example.com', false);
    // Each counts for the IP address, for the account, and for the two together.
    expect(await kept()).toBe(12);
    expect(await guess('june@example.com', true)).toEqual({ ok: true, answer: true });
    expect(await kept()).toBe(9);
  });

  it('stay counted where they end in an error', async () => {
    const failing = { attempt: () => Promise.reject(new Error('no database')), isRight: () => true };
    await expect(countedTry(from('203.0.113.7'), 'signIn', { account: 'june@example.com' }, failing)).rejects.toThrow();
    expect(await kept()).toBe(3);
  });

  it('are forgotten when they no longer count, each in its own time', async () => {
    await guess('june@example.com', false);
    await takeTry(from('203.0.113.7'), 'checkEmail');
    await sweepOldTries(ctx);
    expect(await kept()).toBe(4);
    ctx.clock.forward(seconds * 1000);
    await sweepOldTries(ctx);
    expect(await kept()).toBe(3);
    ctx.clock.forward(24 * 60 * 60 * 1000);
    await sweepOldTries(ctx);
    expect(await kept()).toBe(0);
  });

  it('are kept without a name or an address that could be read', async () => {
    await takeTry(from('203.0.113.7'), 'signIn', { account: 'june@example.com' });
    const rows = JSON.stringify(await ctx.db.select().from(limitedTry));
    expect(rows).not.toMatch(/june|example|203/);
  });

  it('of the system itself are free', async () => {
    for (let taken = 0; taken <= tries; taken++) expect((await takeTry(ctx, 'checkEmail')).ok).toBe(true);
  });
});
