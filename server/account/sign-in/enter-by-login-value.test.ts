import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { account, accountLink, session } from '../../db/schema/index.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { arriveByLoginValue, confirmLoginValue, issueLoginValue, readLoginValue } from './enter-by-login-value.ts';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
let headers: Headers;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp('june@example.com');
  headers = new Headers({ origin, cookie: june.cookie });
});

async function issue() {
  const made = await issueLoginValue(shop.ctx, shop.auth, headers);
  if (!made) throw new Error('no value');
  return { value: JSON.parse(made.value), asked: made.cookie.split(';')[0] ?? '', cookie: made.cookie };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Opens the URL in a browser. With the cookie, it's the browser that requested the value. */
const arrive = (value: unknown, cookie = '', actor: Actor = { kind: 'visitor' }) =>
  arriveByLoginValue({ ...shop.ctx, actor }, shop.auth, {
    value: textOf(value),
    headers: new Headers({ origin, cookie }),
  });
const confirm = (value: unknown, actor: Actor = { kind: 'visitor' }) =>
  confirmLoginValue({ ...shop.ctx, actor }, shop.auth, { value: textOf(value), headers: new Headers({ origin }) });
const sessionsOf = (id: string) => shop.ctx.db.select().from(session).where(eq(session.userId, id));

describe('the login value', () => {
  it('signs in, in the browser that asked for it, once and by a session of its own', async () => {
    const { value, asked, cookie } = await issue();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/i);
    expect(value).toMatchObject({ id: june.id, email: 'june@example.com' });
    const before = await sessionsOf(june.id);
    const entered = await arrive(value, asked);
    if (entered.kind !== 'entered') throw new Error(entered.kind);
    const own = cookieOf(entered.headers);
    expect(await actorOfRequest(shop.auth, new Headers({ cookie: own }))).toMatchObject({ id: june.id });
    expect(await sessionsOf(june.id)).toHaveLength(before.length + 1);
    expect(june.cookie.split(';').some((issuing) => own.includes(issuing.trim()))).toBe(false);
    expect(await arrive(value, asked), 'used up').toEqual({ kind: 'refused' });
    expect(await confirm(value), 'used up').toEqual({ kind: 'refused' });
  });

  it('attack 6: asks first in any other browser, and changes nothing until the person confirms', async () => {
    const { value } = await issue();
    const other = await issueLoginValue(shop.ctx, shop.auth, headers);
    for (const cookie of ['', 'hearthline.login_asked=', 'hearthline.login_asked=abc', `x${other?.cookie}`]) {
      const newest = JSON.parse(other?.value ?? '');
      expect(await arrive(newest, cookie), cookie).toEqual({ kind: 'ask' });
    }
    expect(await arrive(value), 'an older one').toEqual({ kind: 'refused' });
    expect((await confirm(other?.value ?? '')).kind).toBe('entered');
  });

  it('attack 6: never replaces a signed-in user', async () => {
    const theo = await shop.signedUp('theo@example.com');
    const { value, asked } = await issue();
    expect(await arrive(value, asked, theo.actor)).toEqual({ kind: 'ask' });
    expect(await confirm(value, theo.actor), 'not even if they say yes: they sign out first').toEqual({ kind: 'ask' });
    expect(await sessionsOf(theo.id)).toHaveLength(1);
    expect(await arrive(value, '', june.actor), 'the same person').toEqual({ kind: 'here' });
    expect(await sessionsOf(june.id), 'goes on with the session they have').toHaveLength(1);
  });

  it('attack 6: is no way around a second factor, nor into an account that is disabled', async () => {
    for (const change of [{ twoFactorEnabled: true }, { twoFactorEnabled: false, disabledAt: new Date() }]) {
      const { value, asked } = await issue();
      await shop.ctx.db.update(account).set(change).where(eq(account.id, june.id));
      expect(await arrive(value, asked)).toEqual({ kind: 'refused' });
      expect(await sessionsOf(june.id)).toHaveLength(1);
    }
  });

  it('needs a signed-in user', async () => {
    expect(await issueLoginValue(shop.ctx, shop.auth, new Headers({ origin }))).toBeNull();
  });

  it('opened at the same moment in several places opens one', async () => {
    const { value, asked } = await issue();
    const all = await Promise.all(Array.from({ length: 6 }, () => arrive(value, asked)));
    expect(all.filter(({ kind }) => kind === 'entered')).toHaveLength(1);
  });

  it('holds for five minutes, and only its trace lies in the table', async () => {
    const { value, asked } = await issue();
    expect(JSON.stringify(await shop.ctx.db.select().from(accountLink))).not.toContain(value.token);
    shop.ctx.clock.forward(5 * 60_000 - 1);
    expect(await readLoginValue(shop.ctx, JSON.stringify(value))).toMatchObject({ email: 'june@example.com' });
    shop.ctx.clock.forward(1);
    expect(await arrive(value, asked)).toEqual({ kind: 'refused' });
  });

  it('proves nothing with an id and an address alone, nor with another person’s', async () => {
    const { value, asked } = await issue();
    const { token, ...named } = value;
    const theo = await shop.signedUp('theo@example.com');
    for (const bad of [
      named,
      { ...named, token: 'x'.repeat(32) },
      { ...value, email: 'theo@example.com' },
      { token, id: theo.id, email: 'theo@example.com' },
      ...['', 'null', '[]', '{', '"x"', '\0', 'x'.repeat(10_000)],
    ]) {
      expect(await arrive(bad, asked), JSON.stringify(bad)).toEqual({ kind: 'refused' });
    }
  });

  it('does not outlive the session it was made in, nor the account', async () => {
    const signedOut = await issue();
    await shop.auth.api.signOut({ headers });
    expect(await arrive(signedOut.value, signedOut.asked)).toEqual({ kind: 'refused' });
    june = await shop.signedUp('june-2@example.com');
    headers = new Headers({ origin, cookie: june.cookie });
    const { value, asked } = await issue();
    const asJune = { ...shop.ctx.as(june.actor), address: '203.0.113.7' };
    expect(await deleteAccount(asJune, shop.auth, { password: goodPassword, headers })).toEqual({ ok: true });
    expect(await arrive(value, asked)).toEqual({ kind: 'refused' });
  });
});
