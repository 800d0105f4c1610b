import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../context.ts';
import { account, passkey } from '../../db/schema/index.ts';
import { cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { enterCode } from '../sign-in/enter-code.ts';
import { beginSecondFactor } from '../sign-in/second-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { makeAdmin } from './make-admin.ts';

const shop = await openAccountShop();
const { ctx, auth, visitor } = shop;
const roleOf = async (email: string) =>
  (await ctx.db.select().from(account).where(eq(account.email, email)))[0]?.role ?? null;

describe('the first admin', () => {
  it('attack 1: is an account that exists, with a confirmed address, and nothing that someone else added', async () => {
    expect(await makeAdmin(ctx, { email: 'nobody@example.com' })).toEqual({ ok: false, reason: 'no-account' });
    const boss = await shop.signedUp('boss@example.com');
    expect(await makeAdmin(ctx, { email: 'boss@example.com' })).toEqual({ ok: false, reason: 'unconfirmed' });
    expect(await roleOf('boss@example.com')).toBe('customer');
    const key = { credentialID: 'eve', publicKey: '', counter: 0, deviceType: 'singleDevice', backedUp: false };
    await ctx.db.insert(passkey).values({ id: 'passkey_eve', userId: boss.id, ...key });
    await ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, boss.id));
    expect(await makeAdmin(ctx, { email: ' BOSS@example.com' })).toEqual({ ok: true, already: false });
    expect(await makeAdmin(ctx, { email: 'boss@example.com' })).toEqual({ ok: true, already: true });
    expect(await roleOf('boss@example.com')).toBe('admin');
    expect(await ctx.db.$count(passkey), 'a stranger’s passkey').toBe(0);
    const headers = new Headers({ origin, cookie: boss.cookie });
    expect(await actorOfRequest(auth, headers), 'a session from before').toEqual({ kind: 'visitor' });
  });
});

describe('a second factor', () => {
  it('is what staff need in production, and then what every sign-in asks for', async () => {
    const email = 'sam@example.com';
    const before = await shop.signedUp('rowan@example.com');
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, before.id));
    const headers = new Headers({ origin, cookie: before.cookie });
    const production = { staffNeedSecondFactor: true };
    expect(await actorOfRequest(auth, headers)).toMatchObject({ role: 'specialist' });
    expect(await actorOfRequest(auth, headers, production)).toMatchObject({
      role: 'customer',
      secondFactorMissing: true,
    });
    const asRowan: Ctx = { ...ctx.as(before.actor), address: '203.0.113.7' };
    expect(await beginSecondFactor(asRowan, auth, { password: 'not their chair', headers })).toMatchObject({
      ok: false,
    });

    const sam = await shop.withFactor(email);
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, sam.id));
    const entered = await signIn(visitor, auth, { email, password: goodPassword, headers: new Headers({ origin }) });
    if (entered.ok || entered.code !== 'second-factor') throw new Error('no code was asked for');
    const half = new Headers({ origin, cookie: cookieOf(entered.headers) });
    expect(await actorOfRequest(auth, half)).toEqual({ kind: 'visitor' });
    expect(await enterCode(visitor, auth, { code: '12345', headers: half })).toEqual({ ok: false, code: 'wrong-code' });
    const whole = await enterCode(visitor, auth, { code: await sam.freshCode(), headers: half });
    if (!whole.ok) throw new Error(whole.code);
    const cookie = cookieOf(whole.headers);
    expect(await actorOfRequest(auth, new Headers({ cookie }), production)).toMatchObject({ role: 'specialist' });
  });
});
