import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import { account, audit, credential, session, twoFactor } from '../../db/schema/index.ts';
import { type AccountShop, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { verifyEmail } from '../sign-in/registration/verify-email.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetLinkHolds } from '../sign-in/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { changePerson } from './change-person.ts';
import { inviteStaff, readInvitation } from './invitation.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from './open-invitations.ts';

let shop: AccountShop;
let admin: Ctx;
beforeEach(async () => {
  shop = await openAccountShop();
  admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Theo' }));
});

const email = 'maren@example.com';
const newPassword = 'a walnut armchair';
const rowOf = async () => (await shop.ctx.db.select().from(account).where(eq(account.email, email)))[0];

/** The context and headers for this cookie. */
async function by(cookie = ''): Promise<{ ctx: Ctx; headers: Headers }> {
  const headers = new Headers({ origin, cookie });
  const actor = cookie ? await actorOfRequest(shop.auth, headers) : visitorActor;
  return { ctx: { ...shop.ctx.as(actor), address: '203.0.113.7' }, headers };
}

async function accept(token: string, given: { cookie?: string; password?: string } = {}) {
  const { ctx, headers } = await by(given.cookie);
  const form = { firstName: 'Maren', password: given.password ?? newPassword };
  return acceptInvitation(ctx, shop.auth, { token, ...form, headers });
}

async function stepFor(token: string, cookie?: string) {
  const { ctx } = await by(cookie);
  return (await findInvitation(ctx, { token }))?.step;
}

async function invited(role = 'specialist'): Promise<string> {
  expect(await inviteStaff(admin, { email: 'Maren@Example.com', role })).toEqual({ ok: true });
  return (await shop.mailTo(email)).token;
}

const enter = (password: string) =>
  signIn(shop.visitor, shop.auth, { email, password, headers: new Headers({ origin }) });

describe('an invitation', () => {
  it('is an admin’s to send, and makes a specialist of a new person, once', async () => {
    const specialist = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist' }));
    for (const other of [shop.visitor, specialist]) {
      expect(await inviteStaff(other, { email, role: 'specialist' })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    const token = await invited();
    expect((await shop.mailTo(email)).subjects).toEqual(['Theo invited you to Hearthline']);
    expect(await stepFor(token)).toBe('choose-password');
    expect(await accept(token, { password: 'password' })).toMatchObject({
      problems: { password: 'Please choose a less common password.' },
    });
    expect(await accept(token)).toEqual({ ok: true, signsIn: true });
    expect(await rowOf()).toMatchObject({ role: 'specialist', emailVerified: true, firstName: 'Maren' });
    await shop.ctx.db.update(account).set({ role: 'customer' }).where(eq(account.email, email));
    expect(await accept(token), 'used up').toEqual({ ok: false, reason: 'link-expired' });
    expect((await rowOf())?.role).toBe('customer');
    const acts = (await shop.ctx.db.select().from(audit)).map(({ act }) => act);
    expect(acts).toEqual(['account.invite', 'account.change-role']);
  });

  it('accepted six times at the same moment is accepted once', async () => {
    const token = await invited();
    const all = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await enter(newPassword)).ok).toBe(true);
  });

  it.each([
    { email: 'nobody', role: 'specialist' },
    { email: 'a@b.co', role: 'customer' },
  ])('is not sent to %j', async (bad) => {
    expect(await inviteStaff(admin, bad)).toMatchObject({ ok: false, reason: 'invalid' });
  });

  it('is refused if we didn’t write it, or if it’s a week old', async () => {
    for (const bad of ['', 'x', '\0', 'x'.repeat(40)]) expect(await readInvitation(shop.ctx, bad)).toBeNull();
    const token = await invited();
    shop.ctx.clock.forward(7 * 24 * 60 * 60 * 1000);
    expect(await readInvitation(shop.ctx, token)).toBeNull();
    expect(await accept(token)).toEqual({ ok: false, reason: 'link-expired' });
  });
});

describe('open invitations', () => {
  const oneOpen = async () => {
    const [open, ...more] = await listInvitations(admin);
    if (!open || more.length > 0) throw new Error('not exactly one is open');
    return open;
  };

  it('are listed for admins until they are accepted or run out', async () => {
    const token = await invited();
    const open = await oneOpen();
    expect(open).toMatchObject({ email, role: 'specialist', sentAt: shop.ctx.clock.now() });
    const specialist = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist' }));
    for (const other of [shop.visitor, specialist]) {
      expect(await listInvitations(other)).toEqual([]);
      for (const act of [resendInvitation, withdrawInvitation])
        expect(await act(other, { id: open.id })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect((await accept(token)).ok).toBe(true);
    expect(await listInvitations(admin)).toEqual([]);
    await invited();
    shop.ctx.clock.forward(7 * 24 * 60 * 60 * 1000);
    expect(await listInvitations(admin)).toEqual([]);
  });

  it('sent again replace the link that was sent before', async () => {
    const first = await invited('admin');
    shop.ctx.clock.forward(24 * 60 * 60 * 1000);
    expect(await resendInvitation(admin, { id: (await oneOpen()).id })).toEqual({ ok: true, email });
    const { token: second, subjects } = await shop.mailTo(email);
    expect(subjects).toHaveLength(2);
    expect(await readInvitation(shop.ctx, first)).toBeNull();
    expect(await readInvitation(shop.ctx, second)).toEqual({ email, role: 'admin' });
    expect((await oneOpen()).sentAt).toEqual(shop.ctx.clock.now());
  });

  it('withdrawn no longer let anyone in, and the person can be invited again', async () => {
    const token = await invited();
    const { id } = await oneOpen();
    expect(await withdrawInvitation(admin, { id })).toEqual({ ok: true, email });
    expect(await accept(token)).toEqual({ ok: false, reason: 'link-expired' });
    for (const act of [resendInvitation, withdrawInvitation])
      expect(await act(admin, { id })).toEqual({ ok: false, reason: 'gone' });
    const acts = (await shop.ctx.db.select().from(audit)).map(({ act }) => act);
    expect(acts).toEqual(['account.invite', 'account.withdraw-invitation']);
    expect((await accept(await invited())).ok).toBe(true);
  });

  it('attack 1: end with the role of the admin who sent them, and the log says so', async () => {
    const zoe = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Zoe' }));
    const zoesId = zoe.actor.kind === 'account' ? zoe.actor.id : '';
    for (const change of [{ act: 'disable' }, { act: 'change-role', role: 'specialist' }] as const) {
      await shop.ctx.db.update(account).set({ role: 'admin', disabledAt: null }).where(eq(account.id, zoesId));
      expect(await inviteStaff(zoe, { email: 'zoe-again@example.com', role: 'admin' })).toEqual({ ok: true });
      const { token } = await shop.mailTo('zoe-again@example.com');
      const theos = await invited();
      expect(await changePerson(admin, { id: zoesId, change })).toEqual({ ok: true });
      expect(await readInvitation(shop.ctx, token)).toBeNull();
      expect(await readInvitation(shop.ctx, theos), 'a colleague’s stays').toEqual({ email, role: 'specialist' });
      expect((await shop.ctx.db.select().from(audit)).map(({ act }) => act)).toContain('account.withdraw-invitation');
      // A request of hers that was already under way comes too late.
      const refused = { ok: false, reason: 'not-allowed' };
      expect(await inviteStaff(zoe, { email: 'zoe-again@example.com', role: 'admin' })).toEqual(refused);
      expect(await resendInvitation(zoe, { id: (await oneOpen()).id })).toEqual(refused);
    }
  });

  it('of an admin who becomes an owner stay; sent again, they are the colleague’s who did', async () => {
    const zoe = await createAccount(shop.ctx, { role: 'admin', firstName: 'Zoe' });
    await inviteStaff(shop.ctx.as(zoe), { email, role: 'specialist' });
    expect(await changePerson(admin, { id: zoe.id, change: { act: 'change-role', role: 'owner' } })).toEqual({
      ok: true,
    });
    expect(await resendInvitation(admin, await oneOpen())).toEqual({ ok: true, email });
    const owner = shop.ctx.as({ ...zoe, role: 'owner' });
    const theosId = admin.actor.kind === 'account' ? admin.actor.id : '';
    expect(await changePerson(owner, { id: theosId, change: { act: 'disable' } })).toEqual({ ok: true });
    expect(await listInvitations(owner)).toEqual([]);
  });

  it('withdrawn while they are accepted end one way', async () => {
    const token = await invited();
    const { id } = await oneOpen();
    const [accepted, withdrawn] = await Promise.all([accept(token), withdrawInvitation(admin, { id })]);
    expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1);
    // Who was about to accept may have an account by then, as a customer.
    const role = (await rowOf())?.role;
    if (accepted.ok) expect(role).toBe('specialist');
    else expect([undefined, 'customer']).toContain(role);
  });
});

describe('attack 1: a stranger registers the address of someone who is about to be invited', () => {
  it('and gets nothing: password, sessions, social identity, second factor and links are gone', async () => {
    const stranger = await shop.signedUp(email);
    await shop.ctx.db.insert(credential).values({
      ...{ id: 'credential-1', userId: stranger.id, providerId: 'google', accountId: 'stranger-at-google' },
    });
    await shop.ctx.db.insert(twoFactor).values({ id: 'two-1', userId: stranger.id, secret: 'x', backupCodes: 'x' });
    await shop.ctx.db.update(account).set({ twoFactorEnabled: true, socialId: 'x' }).where(eq(account.id, stranger.id));
    await requestPasswordReset(shop.visitor, { to: email });
    const { token: reset } = await shop.mailTo(email);
    const token = await invited('admin');

    expect(await stepFor(token), 'for who has the mailbox').toBe('choose-password');
    expect(await stepFor(token, stranger.cookie), 'signed in with the stranger’s password').toBe('choose-password');
    expect(await accept(token)).toEqual({ ok: true, signsIn: true });

    expect(await actorOfRequest(shop.auth, new Headers({ cookie: stranger.cookie }))).toEqual(visitorActor);
    expect(await enter(goodPassword)).toEqual({ ok: false, code: 'wrong-password' });
    expect((await enter(newPassword)).ok).toBe(true);
    expect(await rowOf()).toMatchObject({
      ...{ id: stranger.id, role: 'admin', emailVerified: true, twoFactorEnabled: false, socialId: null },
      firstName: 'Maren',
    });
    const left = await shop.ctx.db.select().from(credential).where(eq(credential.userId, stranger.id));
    expect(left.map(({ providerId }) => providerId)).toEqual(['credential']);
    expect(await shop.ctx.db.select().from(twoFactor)).toEqual([]);
    expect(await resetLinkHolds(shop.ctx, reset)).toBe(false);
  });

  it('in the very moment the invitation is accepted: whichever comes first, only the invited person gets in', async () => {
    const token = await invited('admin');
    const [accepted] = await Promise.all([accept(token), shop.signedUp(email).catch(() => null)]);
    expect(accepted).toMatchObject({ ok: true });
    expect(await enter(goodPassword)).toEqual({ ok: false, code: 'wrong-password' });
    expect((await enter(newPassword)).ok).toBe(true);
    expect((await rowOf())?.role).toBe('admin');
  });
});

describe('attack 1: a confirmed account', () => {
  let maren: Awaited<ReturnType<AccountShop['signedUp']>>;
  beforeEach(async () => {
    maren = await shop.signedUp(email);
    await verifyEmail(shop.ctx, { token: (await shop.mailTo(email)).token });
  });

  it('gets its new role when its owner is signed in and gives the password; the letter alone isn’t enough', async () => {
    const token = await invited();
    expect(await stepFor(token)).toBe('sign-in');
    expect(await accept(token)).toEqual({ ok: false, reason: 'sign-in' });
    expect(await stepFor(token, maren.cookie)).toBe('prove-password');
    expect(await accept(token, { cookie: maren.cookie, password: 'not her chair' })).toEqual({
      ok: false,
      reason: 'invalid',
      problems: { password: 'The password does not match the account.' },
    });
    expect((await rowOf())?.role).toBe('customer');
    expect(await accept(token, { cookie: maren.cookie, password: goodPassword })).toEqual({ ok: true, signsIn: false });
    expect((await rowOf())?.role).toBe('specialist');
    expect((await enter(goodPassword)).ok, 'her password stays').toBe(true);
    expect(await accept(token, { cookie: maren.cookie, password: goodPassword }), 'twice').toMatchObject({ ok: false });
  });

  it('isn’t given its role by another user, who is told whose invitation it is', async () => {
    const token = await invited();
    const theo = await shop.signedUp('theo@example.com');
    expect(await stepFor(token, theo.cookie)).toBe('other-account');
    expect(await accept(token, { cookie: theo.cookie, password: goodPassword })).toEqual({
      ok: false,
      reason: 'other-account',
    });
    expect((await shop.ctx.db.select().from(account).where(eq(account.id, theo.id)))[0]?.role).toBe('customer');
  });

  it('without a password is raised by a social sign-in of the last 15 minutes', async () => {
    const token = await invited();
    await shop.ctx.db.update(credential).set({ providerId: 'google' }).where(eq(credential.userId, maren.id));
    const signedIn = (ago: number) =>
      shop.ctx.db
        .update(session)
        .set({ provedAt: new Date(Date.now() - ago) })
        .where(eq(session.userId, maren.id));
    await signedIn(15 * 60_000 + 1000);
    expect(await stepFor(token, maren.cookie)).toBe('sign-in-again');
    expect(await accept(token, { cookie: maren.cookie })).toEqual({ ok: false, reason: 'sign-in-again' });
    await signedIn(14 * 60_000);
    expect(await stepFor(token, maren.cookie)).toBe('accept');
    expect(await accept(token, { cookie: maren.cookie, password: '' })).toEqual({ ok: true, signsIn: false });
    expect((await rowOf())?.role).toBe('specialist');
  });

  it('that is disabled stays outside', async () => {
    const token = await invited();
    await shop.ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.id, maren.id));
    expect(await accept(token)).toEqual({ ok: false, reason: 'disabled' });
  });

  it('that is confirmed while a stranger’s form is on its way is not taken over by it', async () => {
    await shop.ctx.db.update(account).set({ emailVerified: false }).where(eq(account.id, maren.id));
    const token = await invited();
    const [form] = await Promise.all([
      accept(token),
      shop.ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, maren.id)),
    ]);
    const kept = (await enter(goodPassword)).ok;
    // Either it was still unconfirmed and the mailbox's owner decided, or the account's owner has to sign in.
    expect(kept).toBe(!form.ok);
  });
});
