import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import { account, audit, credential, passkey } from '../../db/schema/index.ts';
import { goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { changePerson } from './change-person.ts';
import { inviteStaff } from './invitation.ts';
import { listPeople } from './list-people.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from './open-invitations.ts';
import { resetFactor } from './reset-factor.ts';

const shop = await openAccountShop();
const { ctx, auth, visitor } = shop;
const theo = await createAccount(ctx, { role: 'admin', firstName: 'Theo' });
const admin = ctx.as(theo);
const rowOf = async (id: string) => (await ctx.db.select().from(account).where(eq(account.id, id)))[0];

describe('disabling an account', () => {
  it('ends their sessions at once, keeps them out, and can be undone', async () => {
    const sam = await shop.signedUp('sam@example.com');
    const headers = new Headers({ origin, cookie: sam.cookie });
    expect(await actorOfRequest(auth, headers)).toMatchObject({ kind: 'account' });
    expect(await changePerson(admin, { id: sam.id, change: { act: 'disable' } })).toEqual({ ok: true });
    expect(await actorOfRequest(auth, headers)).toEqual({ kind: 'visitor' });
    const again = { email: 'sam@example.com', password: goodPassword, headers: new Headers({ origin }) };
    expect(await signIn(visitor, auth, again)).toMatchObject({ ok: false });
    expect(await changePerson(admin, { id: sam.id, change: { act: 'disable' } })).toMatchObject({ reason: 'changed' });
    expect(await changePerson(admin, { id: sam.id, change: { act: 'enable' } })).toEqual({ ok: true });
    expect(await signIn(visitor, auth, again)).toMatchObject({ ok: true });
    const acts = (await ctx.db.select().from(audit).where(eq(audit.subjectId, sam.id))).map(({ act }) => act);
    expect(acts.filter((act) => !act.startsWith('account.sign-'))).toEqual(['account.disable', 'account.enable']);
  });
});

describe('an admin who closes their own account', () => {
  it('leaves no open invitation of theirs behind', async () => {
    const zoe = await shop.signedUp('zoe@example.com');
    await ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, zoe.id));
    const asZoe = ctx.as({ ...zoe.actor, role: 'admin', recentlyProved: true });
    const open = async () => (await listInvitations(admin)).map(({ email }) => email);
    expect(await inviteStaff(asZoe, { email: 'zoe-again@example.com', role: 'admin' })).toEqual({ ok: true });
    expect(await open()).toContain('zoe-again@example.com');
    const headers = new Headers({ origin, cookie: zoe.cookie });
    const asHerself = { ...ctx.as(zoe.actor), address: '203.0.113.7' };
    expect(await deleteAccount(asHerself, auth, { password: goodPassword, headers })).toEqual({ ok: true });
    expect(await open()).not.toContain('zoe-again@example.com');
  });
});

describe('attack 1: what someone added to a customer’s account', () => {
  it('doesn’t lead into the studio when an admin makes them staff', async () => {
    const email = 'kim@example.com';
    const kim = await shop.signedUp(email);
    const key = { credentialID: 'eve', publicKey: '', counter: 0, deviceType: 'singleDevice', backedUp: false };
    await ctx.db.insert(passkey).values({ id: 'passkey_eve', userId: kim.id, ...key });
    const now = new Date();
    const eve = { providerId: 'google', accountId: 'google-eve', createdAt: now, updatedAt: now };
    await ctx.db.insert(credential).values({ id: 'credential_eve', userId: kim.id, ...eve });
    const change = { act: 'change-role', role: 'specialist' } as const;
    expect(await changePerson(admin, { id: kim.id, change }), 'anyone can have registered this address').toEqual({
      ...{ ok: false, reason: 'unconfirmed' },
    });
    expect((await rowOf(kim.id))?.role).toBe('customer');
    await ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, kim.id));
    expect(await changePerson(admin, { id: kim.id, change })).toEqual({ ok: true });
    expect(await ctx.db.$count(passkey, eq(passkey.userId, kim.id))).toBe(0);
    const ways = await ctx.db
      .select({ way: credential.providerId })
      .from(credential)
      .where(eq(credential.userId, kim.id));
    expect(ways).toEqual([{ way: 'credential' }]);
    const headers = new Headers({ origin, cookie: kim.cookie });
    expect(await actorOfRequest(auth, headers), 'every session ended').toEqual({ kind: 'visitor' });
    expect((await shop.mailTo(email)).subjects).toContain('A passkey was removed');

    // Staff who change from one role to another keep theirs.
    await ctx.db.insert(passkey).values({ id: 'passkey_kim', userId: kim.id, ...key });
    await changePerson(admin, { id: kim.id, change: { act: 'change-role', role: 'support' } });
    expect(await ctx.db.$count(passkey, eq(passkey.userId, kim.id))).toBe(1);
  });
});

describe('roles', () => {
  it('are an admin’s to give, and one admin always stays', async () => {
    const maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
    for (const other of [visitor, ctx.as(maren)]) {
      const change = { act: 'change-role', role: 'admin' } as const;
      expect(await changePerson(other, { id: maren.id, change })).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await changePerson(other, { id: theo.id, change: { act: 'disable' } })).toMatchObject({ ok: false });
    }
    const down = { act: 'change-role', role: 'specialist' } as const;
    expect(await changePerson(admin, { id: theo.id, change: down })).toEqual({ ok: false, reason: 'last-admin' });
    expect(await changePerson(admin, { id: 'nobody', change: down })).toEqual({ ok: false, reason: 'unknown' });
    await changePerson(admin, { id: maren.id, change: { act: 'change-role', role: 'admin' } });
    expect((await rowOf(maren.id))?.role).toBe('admin');

    const boss = { ...maren, role: 'admin' as const };
    const both = await Promise.all([
      changePerson(admin, { id: maren.id, change: { act: 'disable' } }),
      changePerson(ctx.as(boss), { id: theo.id, change: down }),
    ]);
    expect(
      both.filter(({ ok }) => ok),
      'each takes it from the other at once',
    ).toHaveLength(1);
  });
});

describe('an owner', () => {
  it('alone decides about admins and owners, from the moment there is one', async () => {
    const invited = { email: 'boss@example.com', role: 'admin' };
    const [greta, bo, nia] = [
      await createAccount(ctx, { role: 'owner', firstName: 'Greta' }),
      await createAccount(ctx, { role: 'admin', firstName: 'Bo' }),
      await createAccount(ctx, { role: 'support', firstName: 'Nia' }),
    ];
    const [asOwner, asAdmin] = [ctx.as(greta), ctx.as(bo)];
    const ownersOnly = { ok: false, reason: 'owners-only' };
    const up = { act: 'change-role', role: 'admin' } as const;
    expect(await changePerson(asAdmin, { id: nia.id, change: up })).toEqual(ownersOnly);
    expect(await changePerson(asAdmin, { id: greta.id, change: { act: 'disable' } })).toEqual(ownersOnly);
    expect(await changePerson(asAdmin, { id: bo.id, change: { act: 'change-role', role: 'owner' } })).toEqual(
      ownersOnly,
    );
    await ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, greta.id));
    expect(await resetFactor(asAdmin, { id: greta.id })).toEqual(ownersOnly);
    expect(await inviteStaff(asAdmin, invited)).toEqual(ownersOnly);
    const everyone = { words: '', role: undefined, disabled: undefined, page: { number: 1, size: 50 } };
    expect((await listPeople(asAdmin, everyone)).choosesAdmins).toBe(false);

    // What an owner sent is an owner's to send again or withdraw.
    expect((await listPeople(asOwner, everyone)).choosesAdmins).toBe(true);
    expect(await inviteStaff(asOwner, invited)).toEqual({ ok: true });
    const [open] = await listInvitations(asAdmin);
    expect(open).toMatchObject({ role: 'admin' });
    expect(await withdrawInvitation(asAdmin, { id: open?.id ?? '' })).toEqual(ownersOnly);
    expect(await resendInvitation(asAdmin, { id: open?.id ?? '' })).toEqual(ownersOnly);
    expect(await withdrawInvitation(asOwner, { id: open?.id ?? '' })).toMatchObject({ ok: true });

    // The rest of the team stays an admin's.
    const across = { act: 'change-role', role: 'fulfillment' } as const;
    expect(await changePerson(asAdmin, { id: nia.id, change: across })).toEqual({ ok: true });
    expect(await changePerson(asOwner, { id: nia.id, change: up })).toEqual({ ok: true });
    const down = { act: 'change-role', role: 'admin' } as const;
    expect(await changePerson(asOwner, { id: greta.id, change: down })).toEqual({ ok: false, reason: 'last-owner' });
    await ctx.db.delete(account).where(eq(account.id, greta.id));
  });
});

describe('the list', () => {
  it('is searched by name and address and narrowed by role, for admins only', async () => {
    const ask = { words: '', role: undefined, disabled: undefined, page: { number: 1, size: 50 } };
    await createAccount(ctx, { role: 'customer', firstName: 'Ottilie', email: 'ottilie@example.com' });
    await createAccount(ctx, { role: 'admin', firstName: 'Bo' });
    const names = async (asked: Partial<Parameters<typeof listPeople>[1]>) =>
      (await listPeople(admin, { ...ask, ...asked })).rows.map(({ name }) => name);
    expect(await names({})).not.toContain('Ottilie');
    expect(await names({ role: 'customer', words: 'OTTILIE@' })).toEqual(['Ottilie']);
    expect(await names({ words: '%' })).toEqual([]);
    expect((await listPeople(visitor, ask)).rows).toEqual([]);
  });
});
