import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { account, audit, credential, passkey, session } from '../../db/schema/index.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { confirmByPasskey } from '../sign-in/confirm-identity.ts';
import { SoftwarePasskey } from '../sign-in/passkey.test-data.ts';
import { beginPasskeySignIn, enterByPasskey } from '../sign-in/passkey.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { stopEmailChange } from './answer-email-change.ts';
import { changeEmail } from './change-email.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
let asJune: Ctx;
let withoutProof: Ctx;
let headers: Headers;
let phone: SoftwarePasskey;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp('june@example.com');
  const address = '203.0.113.7';
  asJune = { ...shop.ctx.as({ ...june.actor, recentlyProved: true } as Ctx['actor']), address };
  withoutProof = { ...shop.ctx.as({ ...june.actor, recentlyProved: false } as Ctx['actor']), address };
  headers = new Headers({ origin, cookie: june.cookie, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' });
  phone = new SoftwarePasskey('phone');
});

/** Adds the cookie that records which challenge was issued. */
const besides = (asked: Headers, answered: Headers) =>
  new Headers({ ...Object.fromEntries(asked), cookie: `${asked.get('cookie') ?? ''}; ${cookieOf(answered)}` });

async function add(how: Parameters<SoftwarePasskey['make']>[1] = {}, key = phone) {
  const begun = await beginPasskey(asJune, shop.auth, { headers });
  if (!begun.ok) throw new Error(begun.reason);
  const response = key.make(begun.options, how);
  return addPasskey(asJune, shop.auth, { response, headers: besides(headers, begun.headers) });
}

async function ask() {
  const asked = await beginPasskeySignIn(shop.visitor, shop.auth, new Headers({ origin }));
  if (!asked.ok) throw new Error(asked.reason);
  const cookies = asked.headers;
  return { options: asked.options, cookies, headers: besides(new Headers({ origin }), cookies) };
}

async function enter(how: Parameters<SoftwarePasskey['use']>[1] = {}, key = phone) {
  const { options, headers: kept } = await ask();
  return enterByPasskey(shop.visitor, shop.auth, { response: key.use(options, how), headers: kept });
}

async function resetByMail(to: string) {
  await requestPasswordReset(shop.visitor, { to });
  const { token } = await shop.mailTo(to);
  const chosen = { token, password: 'a walnut armchair', repeat: 'a walnut armchair' };
  expect(await resetPassword(shop.ctx, shop.auth, { ...chosen, headers })).toMatchObject({ ok: true });
}

describe('attack 13: a passkey', () => {
  it('is added after a fresh proof, named after its device, and signs in without a password', async () => {
    expect(await beginPasskey(withoutProof, shop.auth, { headers })).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await beginPasskey(shop.visitor, shop.auth, { headers })).toEqual({ ok: false, reason: 'failed' });
    expect(await add()).toEqual({ ok: true });
    expect(await listPasskeys(asJune)).toMatchObject([{ name: 'Safari on iPhone' }]);
    const entered = await enter();
    if (!entered.ok) throw new Error(entered.reason);
    const cookie = cookieOf(entered.headers);
    expect(await actorOfRequest(shop.auth, new Headers({ cookie }))).toMatchObject({ id: june.id });
    expect((await enter()).ok, 'again').toBe(true);
  });

  it('counts as both factors: without a fingerprint, a face or a PIN it can’t be added or used', async () => {
    expect(await add({ isVerified: false })).toMatchObject({ ok: false });
    expect(await add()).toEqual({ ok: true });
    expect(await enter({ isVerified: false })).toEqual({ ok: false, reason: 'refused' });
    await shop.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, june.id));
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
    expect(
      (await enterByPasskey(shop.visitor, shop.auth, { response, headers: second.headers })).ok,
      'another question',
    ).toBe(false);
    expect((await enterByPasskey(shop.visitor, shop.auth, { response, headers: first.headers })).ok).toBe(true);
    expect((await enterByPasskey(shop.visitor, shop.auth, { response, headers: first.headers })).ok, 'replayed').toBe(
      false,
    );
    for (const bad of [null, {}, { id: 'x' }, { id: '\0', response: {} }, { id: 'x', response: {} }, 'x', []]) {
      const asked = await ask();
      expect((await enterByPasskey(shop.visitor, shop.auth, { response: bad, headers: asked.headers })).ok).toBe(false);
      expect((await addPasskey(asJune, shop.auth, { response: bad, headers })).ok).toBe(false);
    }
  });

  it('can be renamed and removed only by its owner', async () => {
    await add();
    const [{ id = '' } = {}] = await listPasskeys(asJune);
    const theo = await shop.signedUp('theo@example.com');
    const asTheo = shop.ctx.as(theo.actor);
    expect(await listPasskeys(asTheo)).toEqual([]);
    for (const other of [asTheo, shop.visitor]) {
      expect(await renamePasskey(other, { id, name: 'Mine' })).toEqual({ ok: false });
      expect(await removePasskey(other, { id, headers })).toMatchObject({ ok: false });
    }
    expect(await renamePasskey(asJune, { id, name: ' ' })).toEqual({ ok: false });
    expect(await renamePasskey(asJune, { id, name: ' Phone ' })).toEqual({ ok: true });
    expect(await listPasskeys(asJune)).toMatchObject([{ name: 'Phone' }]);
    expect(await removePasskey(withoutProof, { id, headers })).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await removePasskey(asJune, { id, headers })).toEqual({ ok: true });
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
  });

  it('is added ten times at most, and once each', async () => {
    expect(await add()).toEqual({ ok: true });
    expect(await add(), 'the same one').toMatchObject({ ok: false });
    const rows = Array.from({ length: 9 }, (_, n) => ({
      ...{ id: `passkey-${n}`, userId: june.id, credentialID: `c${n}`, publicKey: '', counter: 0 },
      ...{ deviceType: 'singleDevice', backedUp: false },
    }));
    await shop.ctx.db.insert(passkey).values(rows);
    const begin = () => beginPasskey(asJune, shop.auth, { headers });
    expect(await begin()).toMatchObject({ ok: false, reason: 'too-many' });
  });

  it('proves both factors: a session opened by it counts as staff in production', async () => {
    await add();
    const entered = await enter();
    if (!entered.ok) throw new Error(entered.reason);
    const [opened] = await shop.ctx.db.select().from(session).orderBy(desc(session.createdAt)).limit(1);
    expect(opened).toMatchObject({ provedAt: expect.any(Date), factorProvedAt: expect.any(Date) });
  });

  it('proves it again in the same session, and no stranger’s passkey does', async () => {
    await add();
    await shop.ctx.db.update(session).set({ provedAt: null });
    const confirm = async (key: SoftwarePasskey, own = asJune) => {
      const asked = await ask();
      const given = besides(headers, asked.cookies);
      return confirmByPasskey(own, shop.auth, { response: key.use(asked.options), headers: given });
    };
    expect(await confirm(new SoftwarePasskey('stranger'))).toMatchObject({ ok: false });
    const theo = await shop.signedUp('theo@example.com');
    const asTheo = { ...shop.ctx.as(theo.actor), address: '203.0.113.7' };
    expect(await confirm(phone, asTheo), 'of another account').toMatchObject({ ok: false });
    expect((await actorOfRequest(shop.auth, headers)) as object).toMatchObject({ recentlyProved: false });
    const before = await shop.ctx.db.$count(session);
    expect(await confirm(phone)).toMatchObject({ ok: true });
    expect(await shop.ctx.db.$count(session), 'none is left over').toBe(before);
    expect((await actorOfRequest(shop.auth, headers)) as object).toMatchObject({ id: june.id, recentlyProved: true });
  });

  it('attack 18: that is refused is written down, at sign-in and as a proof, for its owner or for who tried it', async () => {
    await add();
    const failed = async () => {
      const rows = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'account.sign-in-failed'));
      return rows.map(({ subjectId, actor, detail }) => [subjectId, actor, detail.way ?? null]);
    };
    expect(await enter({ isVerified: false })).toMatchObject({ ok: false });
    expect(await failed()).toEqual([[june.id, 'visitor', 'passkey']]);
    expect(await enter({}, new SoftwarePasskey('unknown'))).toMatchObject({ ok: false });
    expect((await failed()).slice(1)).toEqual([['unknown', 'visitor', null]]);
    await shop.ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.id, june.id));
    expect(await enter()).toEqual({ ok: false, reason: 'disabled' });
    expect((await failed()).slice(2)).toEqual([[june.id, 'visitor', 'passkey']]);
    await shop.ctx.db.update(account).set({ disabledAt: null }).where(eq(account.id, june.id));

    const theo = await shop.signedUp('theo@example.com');
    const asTheo = { ...shop.ctx.as(theo.actor), address: '203.0.113.7' };
    const own = new Headers({ origin, cookie: theo.cookie });
    const prove = async (key: SoftwarePasskey) => {
      const asked = await ask();
      const given = { response: key.use(asked.options), headers: besides(own, asked.cookies) };
      return confirmByPasskey(asTheo, shop.auth, given);
    };
    expect(await prove(phone)).toMatchObject({ ok: false });
    expect(await prove(new SoftwarePasskey('unknown'))).toMatchObject({ ok: false });
    const tried = [theo.id, theo.id, 'passkey'];
    expect((await failed()).slice(3)).toEqual([tried, tried]);
  });

  it('is written down, and its owner is told by mail', async () => {
    await add();
    const [{ id = '' } = {}] = await listPasskeys(asJune);
    await removePasskey(asJune, { id, headers });
    const acts = (await shop.ctx.db.select({ act: audit.act }).from(audit)).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['account.add-passkey', 'account.remove-passkey']));
  });

  it('of a stranger goes when the owner of the mailbox takes over an unconfirmed account', async () => {
    await add();
    await resetByMail('june@example.com');
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
    expect(await shop.ctx.db.select().from(passkey)).toEqual([]);
  });

  it('attack 4: of a thief ends with the owner’s new password, and so do social logins', async () => {
    await add();
    const { db } = shop.ctx;
    await db.update(account).set({ emailVerified: true, socialId: 'google-eve' }).where(eq(account.id, june.id));
    const now = new Date();
    const eve = { providerId: 'google', accountId: 'google-eve', createdAt: now, updatedAt: now };
    await db.insert(credential).values({ id: 'credential_eve', userId: june.id, ...eve });
    await resetByMail('june@example.com');
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
    const left = await db.select({ way: credential.providerId }).from(credential).where(eq(credential.userId, june.id));
    expect(left).toEqual([{ way: 'credential' }]);
    expect((await db.select().from(account).where(eq(account.id, june.id)))[0]?.socialId).toBeNull();
  });

  it('attack 4: of staff without an app stays: it’s their second factor, and the letter says so', async () => {
    await add();
    const staff = { emailVerified: true, role: 'specialist' } as const;
    await shop.ctx.db.update(account).set(staff).where(eq(account.id, june.id));
    await resetByMail('june@example.com');
    expect(await enter()).toMatchObject({ ok: true });
    expect((await shop.mailTo('june@example.com')).texts.at(-1)).toContain('Your passkeys stay');

    await shop.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, june.id));
    await resetByMail('june@example.com');
    expect(await enter(), 'beside an app it’s only one more way in').toEqual({ ok: false, reason: 'refused' });
    expect((await shop.mailTo('june@example.com')).texts.at(-1)).toContain('removes passkeys and linked');
  });

  it('attack 4: of staff without an app also stays when a change of address is stopped: a mailbox removes no factor', async () => {
    await add();
    const staff = { emailVerified: true, role: 'admin' } as const;
    await shop.ctx.db.update(account).set(staff).where(eq(account.id, june.id));
    // Someone in the mailbox chose a new password, signed in with it, asked to move the account, and now stops that.
    await changeEmail(asJune, shop.auth, { email: 'eve@example.com', password: goodPassword, headers });
    const { token } = await shop.mailTo('june@example.com');
    expect(await stopEmailChange(shop.ctx, { token })).toEqual({ ok: true });
    expect(await shop.ctx.db.$count(passkey)).toBe(1);
    expect(await enter()).toMatchObject({ ok: true });
  });

  it('attack 9: wrong answers in a burst stay within the limit of the place, and right ones cost nothing', async () => {
    await add();
    const [{ tries }] = limits.passkeyAnswer;
    for (let turn = 0; turn < 3; turn++) expect(await enter()).toMatchObject({ ok: true });
    const wrong = { response: { id: 'stranger', response: {} }, headers: new Headers({ origin }) };
    const answers = await Promise.all(
      Array.from({ length: tries + 10 }, () => enterByPasskey(shop.visitor, shop.auth, wrong)),
    );
    const reasons = answers.map((answer) => (answer.ok ? 'in' : answer.reason));
    expect(reasons.filter((reason) => reason === 'refused')).toHaveLength(tries);
    expect(reasons.filter((reason) => reason === 'too-many')).toHaveLength(10);
    const elsewhere = { ...shop.visitor, address: '198.51.100.9' };
    const { options, headers: kept } = await ask();
    const given = { response: phone.use(options), headers: kept };
    expect(await enterByPasskey(elsewhere, shop.auth, given)).toMatchObject({ ok: true });
  });

  it('opens no account that is disabled or gone, and is not asked without end', async () => {
    await add();
    await shop.ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.id, june.id));
    expect(await enter()).toEqual({ ok: false, reason: 'disabled' });
    await shop.ctx.db.update(account).set({ disabledAt: null }).where(eq(account.id, june.id));
    expect(await deleteAccount(asJune, shop.auth, { password: goodPassword, headers })).toEqual({ ok: true });
    expect(await enter()).toEqual({ ok: false, reason: 'refused' });
    const [{ tries }] = limits.passkey;
    for (let asked = 2; asked < tries; asked++) await ask();
    expect(await beginPasskeySignIn(shop.visitor, shop.auth, new Headers({ origin }))).toMatchObject({
      ok: false,
      reason: 'too-many',
    });
  });
});
