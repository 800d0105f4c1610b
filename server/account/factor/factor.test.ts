import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { account, audit, passkey, session, twoFactor } from '../../db/schema/index.ts';
import { cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { enterCode } from '../sign-in/enter-code.ts';
import { beginSecondFactor } from '../sign-in/second-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { listPeople } from '../staff/list-people.ts';
import { resetFactor } from '../staff/reset-factor.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts';
import { turnOffFactor } from './remove-factor.ts';

const shop = await openAccountShop({ production: true });
const { ctx, auth, visitor } = shop;
const headersOf = (cookie: string) => new Headers({ origin, cookie });

async function askedBy(cookie: string): Promise<Ctx> {
  return { ...ctx.as(await actorOfRequest(auth, headersOf(cookie))), address: '203.0.113.7' };
}

/** Enters the right password and returns the headers that must come with the code. */
async function halfIn(email: string): Promise<Headers> {
  const entered = await signIn(visitor, auth, { email, password: goodPassword, headers: new Headers({ origin }) });
  if (entered.ok || entered.code !== 'second-factor') throw new Error('no code was asked for');
  return headersOf(cookieOf(entered.headers));
}

describe('attack 13: a code of the app counts once', () => {
  it('attack 13: a code read over a shoulder opens no second session, nor does an earlier code', async () => {
    const email = 'once@example.com';
    const { freshCode, codeIn } = await shop.withFactor(email);
    const code = await freshCode();
    const [first, second, third] = [await halfIn(email), await halfIn(email), await halfIn(email)];
    expect(await enterCode(visitor, auth, { code, headers: first })).toMatchObject({ ok: true });
    expect(await enterCode(visitor, auth, { code, headers: second })).toEqual({ ok: false, code: 'wrong-code' });
    expect(await enterCode(visitor, auth, { code: codeIn(1), headers: second }), 'the next').toMatchObject({
      ok: true,
    });
    expect(await enterCode(visitor, auth, { code, headers: third }), 'an earlier one').toMatchObject({ ok: false });
  });

  it('attack 13: nor where the code was the one that set it up, or proved something in a session', async () => {
    const email = 'setup@example.com';
    const { cookie, codeIn } = await shop.withFactor(email);
    const used = codeIn(0);
    const half = await halfIn(email);
    const [taken] = await ctx.db.select({ step: twoFactor.lastStep }).from(twoFactor);
    expect(taken?.step).not.toBeNull();
    // The 30 seconds may have rolled over during setup, which makes `used` a fresh code. Using the next one rules that
    // out.
    if (used === codeIn(0))
      await enterCode(await askedBy(cookie), auth, { code: codeIn(1), headers: headersOf(cookie) });
    expect(await enterCode(visitor, auth, { code: used, headers: half })).toEqual({ ok: false, code: 'wrong-code' });
  });

  it('attack 13: at any entry point, and if many try at once, one gets in', async () => {
    const email = 'burst@example.com';
    const { freshCode } = await shop.withFactor(email);
    const code = await freshCode();
    // One at a time: a burst of password attempts would be rate limited itself.
    const halves: Headers[] = [];
    for (let turn = 0; turn < 6; turn++) halves.push(await halfIn(email));
    const all = await Promise.all(
      halves.map((headers, turn) =>
        turn % 2
          ? enterCode(visitor, auth, { code, headers })
          : auth.api.verifyTOTP({ body: { code }, headers }).then(
              () => ({ ok: true }),
              () => ({ ok: false }),
            ),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('attack 13: a recovery code counts once', () => {
  it('attack 13: also of many at the same moment, however it is typed', async () => {
    const email = 'recover@example.com';
    const { id, recoveryCodes } = await shop.withFactor(email);
    expect(recoveryCodes).toHaveLength(10);
    expect(await recoveryCodesLeft(ctx, auth, id)).toBe(10);
    const [same = '', typed = ''] = recoveryCodes;
    const halves = await Promise.all(Array.from({ length: 5 }, () => halfIn(email)));
    const all = await Promise.all(halves.map((headers) => enterCode(visitor, auth, { code: same, headers })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await recoveryCodesLeft(ctx, auth, id)).toBe(9);
    const late = await halfIn(email);
    expect(await enterCode(visitor, auth, { code: same, headers: late })).toEqual({ ok: false, code: 'wrong-code' });
    const asTyped = ` ${typed.replace('-', ' ')}`;
    expect(await enterCode(visitor, auth, { code: asTyped, headers: late })).toMatchObject({ ok: true });
  });

  it('attack 13: new ones need a fresh proof, are told once, and end the old ones', async () => {
    const email = 'renew@example.com';
    const { id, cookie, recoveryCodes } = await shop.withFactor(email);
    const asked = await askedBy(cookie);
    const stale = { ...asked, actor: { ...asked.actor, recentlyProved: false } as Ctx['actor'] };
    expect(await renewRecoveryCodes(stale, auth)).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await renewRecoveryCodes(visitor, auth)).toEqual({ ok: false, reason: 'not-allowed' });
    const renewed = await renewRecoveryCodes(asked, auth);
    if (!renewed.ok) throw new Error(renewed.reason);
    expect(new Set(renewed.codes).size).toBe(10);
    const rows = JSON.stringify(await ctx.db.select().from(twoFactor).where(eq(twoFactor.userId, id)));
    for (const code of renewed.codes) expect(rows).not.toContain(code);
    const half = await halfIn(email);
    expect(await enterCode(visitor, auth, { code: recoveryCodes[0] ?? '', headers: half })).toMatchObject({
      ok: false,
    });
    expect(await enterCode(visitor, auth, { code: renewed.codes[0] ?? '', headers: half })).toMatchObject({ ok: true });
    expect(await recoveryCodesLeft(ctx, auth, id)).toBe(9);
    const without = await shop.signedUp('without@example.com');
    expect(await renewRecoveryCodes(await askedBy(without.cookie), auth)).toEqual({ ok: false, reason: 'no-factor' });
  });
});

describe('turning the second factor off', () => {
  it('attack 13: needs a fresh proof, is for customers, and not for staff in production', async () => {
    const email = 'off@example.com';
    const { id, cookie } = await shop.withFactor(email);
    const asked = await askedBy(cookie);
    const stale = { ...asked, actor: { ...asked.actor, recentlyProved: false } as Ctx['actor'] };
    expect(await turnOffFactor(stale, { staffNeedIt: true })).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await turnOffFactor(visitor, { staffNeedIt: false })).toEqual({ ok: false, reason: 'not-allowed' });
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, id));
    // A session without the code acts as a customer, but the person is still staff.
    const degraded = { ...asked, actor: { ...asked.actor, role: 'customer' } as Ctx['actor'] };
    expect(await turnOffFactor(degraded, { staffNeedIt: true })).toEqual({ ok: false, reason: 'staff-need-it' });
    await ctx.db.update(account).set({ role: 'customer' }).where(eq(account.id, id));
    expect(await turnOffFactor(asked, { staffNeedIt: true })).toEqual({ ok: true });
    const again = { email, password: goodPassword, headers: new Headers({ origin }) };
    expect(await signIn(visitor, auth, again)).toMatchObject({ ok: true });
    const [proof] = await ctx.db.select().from(session).where(eq(session.userId, id));
    expect(proof?.factorProvedAt).toBeNull();
  });
});

describe('a second enrollment', () => {
  it('attack 12: begun in three windows at the same moment gives each a key, and fails in none', async () => {
    const { cookie } = await shop.signedUp('windows@example.com');
    const [asked, given] = [await askedBy(cookie), { password: goodPassword, headers: headersOf(cookie) }];
    const begun = await Promise.all([1, 2, 3].map(() => beginSecondFactor(asked, auth, given)));
    expect(begun.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('attack 12: is refused in words, not with a failure', async () => {
    const { cookie } = await shop.withFactor('twice@example.com');
    const given = { password: goodPassword, headers: headersOf(cookie) };
    expect(await beginSecondFactor(await askedBy(cookie), auth, given)).toEqual({
      ok: false,
      message: 'Your second factor is on already. To use another app, turn it off first.',
    });
  });
});

describe('attack 13: a lost second factor is reset by an admin', () => {
  it('attack 13: only by an admin with a fresh proof; logged, mailed, and every session ends', async () => {
    const email = 'lost@example.com';
    const lost = await shop.withFactor(email);
    const theo = await createAccount(ctx, { role: 'admin', firstName: 'Theo' });
    const maren = await createAccount(ctx, { role: 'specialist' });
    const { id } = lost;
    expect(await resetFactor(ctx.as(maren), { id })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await resetFactor(visitor, { id })).toEqual({ ok: false, reason: 'not-allowed' });
    const stale = ctx.as({ ...theo, recentlyProved: false });
    expect(await resetFactor(stale, { id })).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await actorOfRequest(auth, headersOf(lost.cookie))).toMatchObject({ kind: 'account' });

    const both = await Promise.all([resetFactor(ctx.as(theo), { id }), resetFactor(ctx.as(theo), { id })]);
    expect(both).toEqual(expect.arrayContaining([{ ok: true }, { ok: false, reason: 'no-factor' }]));
    expect(await actorOfRequest(auth, headersOf(lost.cookie)), 'signed out').toEqual({ kind: 'visitor' });
    const acts = await ctx.db.select({ act: audit.act, actor: audit.actor }).from(audit).where(eq(audit.subjectId, id));
    expect(acts.filter(({ actor }) => actor !== id)).toEqual([{ act: 'account.reset-factor', actor: theo.id }]);
    const { subjects } = await shop.mailTo(email);
    expect(subjects.filter((subject) => subject === 'Your second factor was reset')).toHaveLength(1);
    const again = { email, password: goodPassword, headers: new Headers({ origin }) };
    const entered = await signIn(visitor, auth, again);
    if (!entered.ok) throw new Error(entered.code);
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, id));
    const production = { staffNeedSecondFactor: true };
    expect(await actorOfRequest(auth, headersOf(cookieOf(entered.headers)), production)).toMatchObject({
      secondFactorMissing: true,
    });
  });

  it('attack 13: also where it’s a passkey alone', async () => {
    const lost = await shop.signedUp('lost.key@example.com');
    const theo = await createAccount(ctx, { role: 'admin', firstName: 'Theo' });
    await ctx.db.update(account).set({ role: 'specialist' }).where(eq(account.id, lost.id));
    const key = { credentialID: 'lost', publicKey: '', counter: 0, deviceType: 'singleDevice', backedUp: false };
    await ctx.db.insert(passkey).values({ id: 'passkey_lost', userId: lost.id, ...key });
    const people = { words: 'lost.key@', role: undefined, disabled: undefined, page: { number: 1, size: 5 } };
    expect((await listPeople(ctx.as(theo), people)).rows).toMatchObject([{ id: lost.id, secondFactor: true }]);
    expect(await resetFactor(ctx.as(theo), { id: lost.id })).toEqual({ ok: true });
    expect((await listPeople(ctx.as(theo), people)).rows).toMatchObject([{ id: lost.id, secondFactor: false }]);
    expect(await ctx.db.$count(passkey, eq(passkey.userId, lost.id))).toBe(0);
    expect(await actorOfRequest(auth, headersOf(lost.cookie)), 'signed out').toEqual({ kind: 'visitor' });
    expect((await shop.mailTo('lost.key@example.com')).subjects).toContain('Your second factor was reset');
  });

  it('can’t be your own, nor that of someone who has none or doesn’t exist', async () => {
    const theo = await createAccount(ctx, { role: 'admin' });
    const june = await createAccount(ctx);
    expect(await resetFactor(ctx.as(theo), { id: theo.id })).toEqual({ ok: false, reason: 'own' });
    expect(await resetFactor(ctx.as(theo), { id: june.id })).toEqual({ ok: false, reason: 'no-factor' });
    expect(await resetFactor(ctx.as(theo), { id: 'nobody' })).toEqual({ ok: false, reason: 'unknown' });
  });
});
