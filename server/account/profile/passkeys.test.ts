import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { account, credential, passkey, session } from '../../db/schema/index.ts';
import { type AccountHouse, cookieOf, goodPassword, openAccountHouse, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { SoftwarePasskey } from '../sign-in/passkey.test-data.ts';
import { beginPasskeySignIn, enterByPasskey } from '../sign-in/passkey.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

let house: AccountHouse;
let june: Awaited<ReturnType<AccountHouse['signedUp']>>;
let asJune: Ctx;
let headers: Headers;
let phone: SoftwarePasskey;
beforeEach(async () => {
  house = await openAccountHouse();
  june = await house.signedUp('june@example.com');
  asJune = { ...house.ctx.as(june.actor), address: '203.0.113.7' };
  headers = new Headers({ origin, cookie: june.cookie, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' });
  phone = new SoftwarePasskey('phone');
});

/** With the cookie that knows which question was asked. */
const besides = (asked: Headers, answered: Headers) =>
  new Headers({ ...Object.fromEntries(asked), cookie: `${asked.get('cookie') ?? ''}; ${cookieOf(answered)}` });

async function add(how: Parameters<SoftwarePasskey['make']>[1] = {}, key = phone) {
  const begun = await beginPasskey(asJune, house.auth, { password: goodPassword, headers });
  if (!begun.ok) throw new Error(begun.message);
  const response = key.make(begun.options, how);
  return addPasskey(asJune, house.auth, { response, headers: besides(headers, begun.headers) });
}

async function ask() {
  const asked = await beginPasskeySignIn(house.visitor, house.auth, new Headers({ origin }));
  if (!asked.ok) throw new Error(asked.reason);
  return { options: asked.options, headers: besides(new Headers({ origin }), asked.headers) };
}

async function enter(how: Parameters<SoftwarePasskey['use']>[1] = {}, key = phone) {
  const { options, headers: kept } = await ask();
  return enterByPasskey(house.auth, { response: key.use(options, how), headers: kept });
}

describe('attack 13: a passkey', () => {
  it('is added by who says the password, named after its device, and signs in without it', async () => {
    expect(await beginPasskey(asJune, house.auth, { password: 'not her chair', headers })).toEqual({
      ok: false,
      message: 'The password does not match the account.',
    });
    expect(await add()).toEqual({ ok: true });
    expect(await listPasskeys(asJune)).toMatchObject([{ name: 'Safari on iPhone' }]);
    const entered = await enter();
    if (!entered.ok) throw new Error(entered.reason);
    const cookie = cookieOf(entered.headers);
    expect(await actorOfRequest(house.auth, new Headers({ cookie }))).toMatchObject({ id: june.id });
    expect((await enter()).ok, 'again').toBe(true);
  });

  it('counts as both factors: without a finger, a face or a PIN it is neither added nor let in', async () => {
    expect(await add({ isVerified: false })).toMatchObject({ ok: false });
    expect(await add()).toEqual({ ok: true });
    expect(await enter({ isVerified: false })).toEqual({ ok: false, reason: 'refused' });
    await house.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, june.id));
    expect((await enter()).ok, 'no code is asked for besides').toBe(true);
  });

  it('answers one question, once, of our own page', async () => {
    expect(await add({ from: 'https://hearthline.example' })).toMatchObject({ ok: false });
    expect(await add()).toEqual({ ok: true });
    expect(await enter({ from: 'https://hearthline.example' })).toEqual({ ok: false, reason: 'refused' });
    expect(await enter({}, new SoftwarePasskey('stranger'))).toEqual({ ok: false, reason: 'refused' });
    const impostor = new SoftwarePasskey('phone');
    expect(await enter({}, impostor), 'the same name, another key').toEqual({ ok: false, reason: 'refused' });

    const first = await ask();
    const response = phone.use(first.options);
    const second = await ask();
    expect((await enterByPasskey(house.auth, { response, headers: second.headers })).ok, 'another question').toBe(
      false,
    );
    expect((await enterByPasskey(house.auth, { response, headers: first.headers })).ok).toBe(true);
    expect((await enterByPasskey(house.auth, { response, headers: first.headers })).ok, 'replayed').toBe(false);
    for (const bad of [null, {}, { id: 'x' }, { id: '\0', response: {} }, { id: 'x', response: {} }, 'x', []]) {
      const asked = await ask();
      expect((await enterByPasskey(house.auth, { response: bad, headers: asked.headers })).ok).toBe(false);
      expect((await addPasskey(asJune, house.auth, { response: bad, headers })).ok).toBe(false);
    }
  });

  it('is renamed and removed by its owner, and by nobody else', async () => {
    await add();
    const [{ id = '' } = {}] = await listPasskeys(asJune);
    const theo = await house.signedUp('theo@example.com');
    const asTheo = house.ctx.as(theo.actor);
    expect(await listPasskeys(asTheo)).toEqual([]);
    for (const other of [asTheo, house.visitor]) {
      expect(await renamePasskey(other, { id, name: 'Mine' })).toEqual({ ok: false });
      expect(await removePasskey(other, { id })).toEqual({ ok: false });
    }
    expect(await renamePasskey(asJune, { id, name: ' ' })).toEqual({ ok: false });
    expect(await renamePasskey(asJune, { id, name: ' Phone ' })).toEqual({ ok: true });
    expect(await listPasskeys(asJune)).toMatchObject([{ name: 'Phone' }]);
    expect(await removePasskey(asJune, { id })).toEqual({ ok: true });
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
  });

  it('is added without a password only right after signing in, ten at most, and once each', async () => {
    expect(await add()).toEqual({ ok: true });
    expect(await add(), 'the same one').toMatchObject({ ok: false });
    const rows = Array.from({ length: 9 }, (_, n) => ({
      ...{ id: `passkey-${n}`, userId: june.id, credentialID: `c${n}`, publicKey: '', counter: 0 },
      ...{ deviceType: 'singleDevice', backedUp: false },
    }));
    await house.ctx.db.insert(passkey).values(rows);
    const begin = () => beginPasskey(asJune, house.auth, { password: goodPassword, headers });
    expect(await begin()).toMatchObject({ ok: false, message: expect.stringContaining('ten passkeys') });
    await house.ctx.db.delete(passkey);

    await house.ctx.db.update(credential).set({ providerId: 'google' }).where(eq(credential.userId, june.id));
    expect((await begin()).ok).toBe(true);
    await house.ctx.db.update(session).set({ createdAt: new Date(Date.now() - 16 * 60_000) });
    expect(await begin()).toMatchObject({ ok: false, message: expect.stringContaining('sign in again') });
  });

  it('of a stranger goes when the owner of the mailbox takes over an unconfirmed account', async () => {
    await add();
    await requestPasswordReset(house.visitor, { to: 'june@example.com' });
    const { token } = await house.mailTo('june@example.com');
    const chosen = { token, password: 'a walnut armchair', repeat: 'a walnut armchair' };
    expect(await resetPassword(house.ctx, house.auth, chosen)).toEqual({ ok: true });
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
    expect(await house.ctx.db.select().from(passkey)).toEqual([]);
  });

  it('opens no account that is disabled or gone, and is not asked without end', async () => {
    await add();
    await house.ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.id, june.id));
    expect(await enter()).toEqual({ ok: false, reason: 'disabled' });
    await house.ctx.db.update(account).set({ disabledAt: null }).where(eq(account.id, june.id));
    expect(await deleteAccount(asJune, house.auth, { password: goodPassword, headers })).toEqual({ ok: true });
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
    const [{ tries }] = limits.passkey;
    for (let asked = 2; asked < tries; asked++) await ask();
    expect(await beginPasskeySignIn(house.visitor, house.auth, new Headers({ origin }))).toMatchObject({
      ok: false,
      reason: 'too-many',
    });
  });
});
