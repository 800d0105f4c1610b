import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../context.ts';
import { account } from '../../db/schema/index.ts';
import { cookieOf, goodPassword, openAccountHouse, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { enterCode } from '../sign-in/enter-code.ts';
import { beginSecondFactor, confirmSecondFactor } from '../sign-in/second-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { makeAdmin } from './make-admin.ts';

const house = await openAccountHouse();
const { ctx, auth, visitor } = house;
const roleOf = async (email: string) =>
  (await ctx.db.select().from(account).where(eq(account.email, email)))[0]?.role ?? null;

describe('the first admin', () => {
  it('is an account that exists', async () => {
    expect(await makeAdmin(ctx, { email: 'nobody@example.com' })).toEqual({ ok: false, reason: 'no-account' });
    await house.signedUp('boss@example.com');
    expect(await makeAdmin(ctx, { email: ' BOSS@example.com' })).toEqual({ ok: true, already: false });
    expect(await makeAdmin(ctx, { email: 'boss@example.com' })).toEqual({ ok: true, already: true });
    expect(await roleOf('boss@example.com')).toBe('admin');
  });
});

describe('a second factor', () => {
  it('is what staff need in production, and then what every sign-in asks for', async () => {
    const email = 'sam@example.com';
    const sam = await house.signedUp(email);
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, sam.id));
    const headers = new Headers({ origin, cookie: sam.cookie });
    const production = { staffNeedSecondFactor: true };
    expect(await actorOfRequest(auth, headers)).toMatchObject({ role: 'specialist' });
    expect(await actorOfRequest(auth, headers, production)).toMatchObject({
      role: 'customer',
      secondFactorMissing: true,
    });

    const asSam: Ctx = { ...ctx.as(sam.actor), address: '203.0.113.7' };
    expect(await beginSecondFactor(asSam, auth, { password: 'not their chair', headers })).toMatchObject({ ok: false });
    const begun = await beginSecondFactor(asSam, auth, { password: goodPassword, headers });
    if (!begun.ok) throw new Error(begun.message);
    const code = () => codeOf(secretOf(begun.key));
    expect(await confirmSecondFactor(asSam, auth, { code: wrongCodeOf(secretOf(begun.key)), headers })).toMatchObject({
      ok: false,
    });
    const confirmed = await confirmSecondFactor(asSam, auth, { code: code(), headers });
    if (!confirmed.ok) throw new Error(confirmed.message);

    const entered = await signIn(visitor, auth, { email, password: goodPassword, headers: new Headers({ origin }) });
    if (entered.ok || entered.code !== 'second-factor') throw new Error('no code was asked for');
    const half = new Headers({ origin, cookie: cookieOf(entered.headers) });
    expect(await actorOfRequest(auth, half)).toEqual({ kind: 'visitor' });
    expect(await enterCode(visitor, auth, { code: wrongCodeOf(secretOf(begun.key)), headers: half })).toEqual({
      ok: false,
      code: 'wrong-code',
    });
    const whole = await enterCode(visitor, auth, { code: code(), headers: half });
    if (!whole.ok) throw new Error(whole.code);
    const cookie = cookieOf(whole.headers);
    expect(await actorOfRequest(auth, new Headers({ cookie }), production)).toMatchObject({ role: 'specialist' });
  });

  it('attack 12: begun twice at the same moment, or once more, is answered and not a failure', async () => {
    const kim = await house.signedUp('kim@example.com');
    const headers = new Headers({ origin, cookie: kim.cookie });
    const asKim: Ctx = { ...ctx.as(kim.actor), address: '203.0.113.8' };
    const begin = () => beginSecondFactor(asKim, auth, { password: goodPassword, headers });
    const both = await Promise.all([begin(), begin(), begin()]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true, true]);
    const last = await begin();
    if (!last.ok) throw new Error(last.message);
    const code = codeOf(secretOf(last.key));
    const confirmed = await confirmSecondFactor(asKim, auth, { code, headers });
    if (!confirmed.ok) throw new Error(confirmed.message);
    const now = new Headers({ origin, cookie: cookieOf(confirmed.headers) });
    expect(await beginSecondFactor(asKim, auth, { password: goodPassword, headers: now })).toEqual({
      ok: false,
      message: 'Your account already has a second factor.',
    });
  });
});

/** The address of a key holds it in base 32. */
function secretOf(key: string): string {
  const bits = [...key.replace(/=+$/, '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

/** A code that no authenticator app shows about now, whatever the key. */
function wrongCodeOf(secret: string): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((later) => codeOf(secret, later));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
    (code) => !near.includes(code),
  ) as string;
}

/** What an authenticator app would show now, or so many steps of half a minute later (RFC 6238). */
function codeOf(secret: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
