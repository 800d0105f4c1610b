import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codeFor } from '../../../tests/setup/authenticator.ts';
import type { Ctx } from '../../context.ts';
import { account, audit, session, twoFactor } from '../../db/schema/index.ts';
import { cookieOf, type Factored, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { renewRecoveryCodes } from '../factor/recovery-codes.ts';
import { turnOffFactor } from '../factor/remove-factor.ts';
import { changePassword } from '../profile/change-password.ts';
import { addPasskey, beginPasskey, removePasskey } from '../profile/passkeys.ts';
import { confirmIdentity, proofWays } from './confirm-identity.ts';
import { enterCode } from './enter-code.ts';
import { SoftwarePasskey } from './passkey.test-data.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';

const shop = await openAccountShop({ production: true });

const production = { staffNeedSecondFactor: true };
const headersOf = (cookie: string) => new Headers({ origin, cookie });
const actorOf = (cookie: string) => actorOfRequest(shop.auth, headersOf(cookie), production);
const makeStaff = (id: string) => shop.ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, id));
const asCustomer = { role: 'customer', secondFactorMissing: true };

/** The context a use case sees for this cookie. */
async function askedBy(cookie: string): Promise<Ctx> {
  return { ...shop.ctx.as(await actorOf(cookie)), address: '203.0.113.7' };
}

async function signedIn(email: string): Promise<Awaited<ReturnType<typeof signIn>>> {
  return signIn(shop.visitor, shop.auth, { email, password: goodPassword, headers: new Headers({ origin }) });
}

describe('attack 5: a session without the second factor never counts as staff', () => {
  it('attack 5: one that was made before the factor was set up stays a customer’s', async () => {
    const email = 'maren1@example.com';
    const early = await shop.signedUp(email);
    await makeStaff(early.id);
    const second = await signedIn(email);
    if (!second.ok) throw new Error(second.code);
    expect(await actorOf(early.cookie)).toMatchObject(asCustomer);

    const asked = await askedBy(early.cookie);
    const headers = headersOf(early.cookie);
    const begun = await beginSecondFactor(asked, shop.auth, { password: goodPassword, headers });
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    expect(await actorOf(cookieOf(second.headers)), 'set up, not confirmed').toMatchObject(asCustomer);
    await shop.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, early.id));
    await shop.ctx.db.update(twoFactor).set({ verified: true }).where(eq(twoFactor.userId, early.id));
    expect(await actorOf(cookieOf(second.headers)), 'the account has one, the session has not').toMatchObject(
      asCustomer,
    );
    expect(await actorOf(early.cookie)).toMatchObject(asCustomer);
  });

  it('attack 5: nor in the demo, where staff need none, once the account has one', async () => {
    const email = 'rowan@example.com';
    const early = await shop.signedUp(email);
    await makeStaff(early.id);
    const second = await signedIn(email);
    if (!second.ok) throw new Error(second.code);
    const inDemo = (cookie: string) => actorOfRequest(shop.auth, headersOf(cookie));
    expect(await inDemo(cookieOf(second.headers))).toMatchObject({ role: 'admin' });
    const maren = await shop.addFactor(early);
    expect(await inDemo(maren.cookie)).toMatchObject({ role: 'admin' });
    expect(await inDemo(cookieOf(second.headers))).toMatchObject(asCustomer);
  });

  it('attack 5: the one in which it was set up counts, and so does every one that began with a code', async () => {
    const maren = await shop.withFactor('maren2@example.com');
    await makeStaff(maren.id);
    expect(await actorOf(maren.cookie)).toMatchObject({ role: 'admin' });
    expect(await actorOf(await enteredWith(maren, 'maren2@example.com', maren.recoveryCodes[0]))).toMatchObject({
      role: 'admin',
    });
    expect(await actorOf(await enteredWith(maren, 'maren2@example.com'))).toMatchObject({ role: 'admin' });
  });

  it('attack 5: entering a code later opens the studio for that session and no other', async () => {
    const maren = await shop.withFactor('maren3@example.com');
    await makeStaff(maren.id);
    const other = await enteredWith(maren, 'maren3@example.com');
    await shop.ctx.db.update(session).set({ factorProvedAt: null });
    expect(await actorOf(maren.cookie)).toMatchObject(asCustomer);
    const code = await maren.freshCode();
    const entered = await enterCode(await askedBy(maren.cookie), shop.auth, {
      code,
      headers: headersOf(maren.cookie),
    });
    expect(entered.ok).toBe(true);
    expect(await actorOf(maren.cookie)).toMatchObject({ role: 'admin' });
    expect(await actorOf(other)).toMatchObject(asCustomer);
  });

  it('attack 5: recovery codes of an app that was never confirmed prove nothing', async () => {
    const maren = await shop.signedUp('maren4@example.com');
    await makeStaff(maren.id);
    const headers = headersOf(maren.cookie);
    const asked = await askedBy(maren.cookie);
    const begun = await beginSecondFactor(asked, shop.auth, { password: goodPassword, headers });
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    const code = begun.backupCodes[0] ?? '';
    expect(await enterCode(asked, shop.auth, { code, headers })).toEqual({ ok: false, code: 'wrong-code' });
    expect(await confirmSecondFactor(asked, shop.auth, { code, headers })).toMatchObject({ ok: false });
    expect(await actorOf(maren.cookie)).toMatchObject(asCustomer);
  });

  it('attack 5: a session without the code can’t change, remove or replace the factor with the password', async () => {
    const maren = await shop.withFactor('maren7@example.com');
    await makeStaff(maren.id);
    await shop.ctx.db.update(session).set({ factorProvedAt: null });
    const headers = headersOf(maren.cookie);
    const asked = await askedBy(maren.cookie);
    expect(asked.actor).toMatchObject({ ...asCustomer, owesFactor: true, recentlyProved: true });
    const refused = { ok: false, reason: 'factor-proof-needed' };
    expect(await beginSecondFactor(asked, shop.auth, { password: goodPassword, headers })).toEqual(refused);
    expect(await turnOffFactor(asked, { staffNeedIt: false })).toEqual(refused);
    expect(await renewRecoveryCodes(asked, shop.auth)).toEqual(refused);
    expect(await beginPasskey(asked, shop.auth, { headers })).toEqual(refused);
    expect(await addPasskey(asked, shop.auth, { response: {}, headers })).toEqual(refused);
    expect(await removePasskey(asked, { id: 'passkey_1', headers })).toEqual(refused);
    const entered = await confirmSecondFactor(asked, shop.auth, { code: await maren.freshCode(), headers });
    expect(entered, 'with the code it’s theirs').toMatchObject({ ok: true });
    expect(await askedBy(maren.cookie).then(({ actor }) => actor)).not.toHaveProperty('owesFactor');
    const turnedOn = and(eq(audit.subjectId, maren.id), eq(audit.act, 'account.turn-on-factor'));
    expect(await shop.ctx.db.$count(audit, turnedOn), 'it was on already').toBe(1);
  });

  it('attack 5: nor can it add an app where a passkey is what opens the studio', async () => {
    const maren = await shop.signedUp('maren8@example.com');
    const headers = headersOf(maren.cookie);
    const early = await beginSecondFactor(await askedBy(maren.cookie), shop.auth, { password: goodPassword, headers });
    if (!early.ok) throw new Error(JSON.stringify(early));
    await makeStaff(maren.id);
    const asked = await askedBy(maren.cookie);
    const key = new SoftwarePasskey('maren’s phone');
    const begun = await beginPasskey(asked, shop.auth, { headers });
    if (!begun.ok) throw new Error(begun.reason);
    const cookie = `${maren.cookie}; ${cookieOf(begun.headers)}`;
    const response = key.make(begun.options);
    expect(await addPasskey(asked, shop.auth, { response, headers: headersOf(cookie) })).toEqual({ ok: true });
    expect(await actorOf(maren.cookie), 'its device has just proved it').toMatchObject({ role: 'admin' });

    const thief = await signedIn('maren8@example.com');
    if (!thief.ok) throw new Error(thief.code);
    const stolen = headersOf(cookieOf(thief.headers));
    const asThief = await askedBy(cookieOf(thief.headers));
    expect(asThief.actor).toMatchObject({ ...asCustomer, owesFactor: true });
    const refused = { ok: false, reason: 'factor-proof-needed' };
    expect(await beginSecondFactor(asThief, shop.auth, { password: goodPassword, headers: stolen })).toEqual(refused);
    // The key of the app that was begun before there was a passkey.
    const code = codeFor(early.key);
    expect(await confirmSecondFactor(asThief, shop.auth, { code, headers: stolen })).toEqual(refused);
    const given = { password: '', code, headers: stolen };
    expect(await confirmIdentity(asThief, shop.auth, given)).toMatchObject({ ok: false });
    expect(await removePasskey(asThief, { id: 'any', headers: stolen })).toEqual(refused);
    expect(await actorOf(cookieOf(thief.headers))).toMatchObject(asCustomer);
  });

  it('attack 5: no browser is trusted to skip the code', async () => {
    const email = 'maren5@example.com';
    const maren = await shop.withFactor(email);
    const half = await signedIn(email);
    if (half.ok || half.code !== 'second-factor') throw new Error('no code was asked for');
    const headers = headersOf(cookieOf(half.headers));
    const body = { code: await maren.freshCode(), trustDevice: true };
    await expect(shop.auth.api.verifyTOTP({ body, headers })).rejects.toMatchObject({ statusCode: 401 });
    expect(await enterCode(shop.visitor, shop.auth, { code: body.code, headers })).toMatchObject({ ok: true });
  });

  it('attack 5: a new password keeps what the session had proved, and adds nothing', async () => {
    const maren = await shop.withFactor('maren6@example.com');
    await makeStaff(maren.id);
    const change = { current: goodPassword, password: 'a walnut armchair', repeat: 'a walnut armchair' };
    const asked = await askedBy(maren.cookie);
    const changed = await changePassword(asked, shop.auth, { ...change, headers: headersOf(maren.cookie) });
    if (!changed.ok) throw new Error('refused');
    const cookie = cookieOf(changed.headers);
    expect(await actorOf(cookie)).toMatchObject({ role: 'admin', recentlyProved: true });

    await shop.ctx.db.update(session).set({ factorProvedAt: null });
    const back = { current: 'a walnut armchair', password: goodPassword, repeat: goodPassword };
    const again = await changePassword(await askedBy(cookie), shop.auth, { ...back, headers: headersOf(cookie) });
    if (!again.ok) throw new Error('refused');
    expect(await actorOf(cookieOf(again.headers))).toMatchObject(asCustomer);
  });
});

/** A new session for someone with a second factor. */
async function enteredWith(person: Factored, email: string, recovery?: string): Promise<string> {
  const half = await signedIn(email);
  if (half.ok || half.code !== 'second-factor') throw new Error('no code was asked for');
  const headers = headersOf(cookieOf(half.headers));
  const whole = await enterCode(shop.visitor, shop.auth, { code: recovery ?? (await person.freshCode()), headers });
  if (!whole.ok) throw new Error(whole.code);
  return cookieOf(whole.headers);
}

describe('attack 21: an attacker with a copied cookie', () => {
  it('attack 21: signing in again ends the session this browser had, and no other', async () => {
    const email = 'kept.cookie@example.com';
    const phone = await shop.signedUp(email);
    const first = await signedIn(email);
    if (!first.ok) throw new Error(first.code);
    const copied = cookieOf(first.headers);
    expect(await actorOf(copied)).toMatchObject({ id: phone.id });
    const headers = headersOf(copied);
    const again = await signIn(shop.visitor, shop.auth, { email, password: goodPassword, headers });
    if (!again.ok) throw new Error(again.code);
    expect(await actorOf(copied)).toEqual({ kind: 'visitor' });
    expect(await actorOf(cookieOf(again.headers))).toMatchObject({ id: phone.id });
    expect(await actorOf(phone.cookie)).toMatchObject({ id: phone.id });
  });

  it('attack 21: a wrong password, or a right one that still needs its code, ends nothing', async () => {
    const email = 'half.way@example.com';
    const maren = await shop.withFactor(email);
    const headers = headersOf(maren.cookie);
    const wrong = await signIn(shop.visitor, shop.auth, { email, password: 'not this one', headers });
    const half = await signIn(shop.visitor, shop.auth, { email, password: goodPassword, headers });
    expect([wrong, half]).toMatchObject([{ code: 'wrong-password' }, { code: 'second-factor' }]);
    expect(await actorOf(maren.cookie)).toMatchObject({ id: maren.id });
  });
});

describe('attack 1: a proof of identity is fresh for a quarter of an hour, in its own session', () => {
  const agedBy = (minutes: number) =>
    shop.ctx.db.update(session).set({ provedAt: sql`now() - make_interval(mins => ${minutes})` });

  it('attack 1: signing in is one; after fifteen minutes it is not', async () => {
    const june = await shop.signedUp('june7@example.com');
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: true });
    await agedBy(14);
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: true });
    await agedBy(15);
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: false });
    await shop.ctx.db.update(session).set({ provedAt: null });
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: false });
  });

  it('attack 1: the right password renews it for this session only, a wrong one does not', async () => {
    const email = 'june8@example.com';
    const june = await shop.signedUp(email);
    const other = await signedIn(email);
    if (!other.ok) throw new Error(other.code);
    await agedBy(16);
    const asked = await askedBy(june.cookie);
    const headers = headersOf(june.cookie);
    const wrong = { password: 'not her chair', code: '', headers };
    expect(await confirmIdentity(asked, shop.auth, wrong)).toEqual({
      ok: false,
      message: 'The password does not match the account.',
    });
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: false });
    expect(await confirmIdentity(asked, shop.auth, { ...wrong, password: goodPassword })).toMatchObject({ ok: true });
    expect(await actorOf(june.cookie)).toMatchObject({ recentlyProved: true });
    expect(await actorOf(cookieOf(other.headers))).toMatchObject({ recentlyProved: false });
  });

  it('attack 1: a code of the second factor renews it too', async () => {
    const maren = await shop.withFactor('maren9@example.com');
    await agedBy(16);
    const asked = await askedBy(maren.cookie);
    const headers = headersOf(maren.cookie);
    expect(await confirmIdentity(asked, shop.auth, { password: '', code: '000 00', headers })).toMatchObject({
      ok: false,
    });
    expect(await actorOf(maren.cookie)).toMatchObject({ recentlyProved: false });
    const code = await maren.freshCode();
    expect(await confirmIdentity(asked, shop.auth, { password: '', code, headers })).toMatchObject({ ok: true });
    expect(await actorOf(maren.cookie)).toMatchObject({ recentlyProved: true });
    expect(await proofWays(asked)).toEqual({ password: true, code: true, passkey: false, social: [] });
  });

  it('attack 1: nothing can be proved without a session', async () => {
    const given = { password: goodPassword, code: '', headers: new Headers({ origin }) };
    expect(await confirmIdentity(shop.visitor, shop.auth, given)).toMatchObject({ ok: false });
    expect(await proofWays(shop.visitor)).toBeNull();
  });
});
