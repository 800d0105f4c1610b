import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { session, verification } from '../../db/schema/index.ts';
import { type AccountHouse, cookieOf, goodPassword, openAccountHouse, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { enterByLoginValue, issueLoginValue } from './enter-by-login-value.ts';

let house: AccountHouse;
let june: Awaited<ReturnType<AccountHouse['signedUp']>>;
let headers: Headers;
beforeEach(async () => {
  house = await openAccountHouse();
  june = await house.signedUp('june@example.com');
  headers = new Headers({ origin, cookie: june.cookie });
});

const issued = async () => JSON.parse((await issueLoginValue(house.auth, headers)) ?? 'null');
const enter = (value: unknown) =>
  enterByLoginValue(house.auth, typeof value === 'string' ? value : JSON.stringify(value));

describe('the login value', () => {
  it('signs in whom we have just seen, once', async () => {
    const value = await issued();
    expect(value).toMatchObject({ id: june.id, email: 'june@example.com' });
    const entered = await enter(value);
    if (!entered.ok) throw new Error('refused');
    const cookie = cookieOf(entered.headers);
    expect(await actorOfRequest(house.auth, new Headers({ cookie }))).toMatchObject({ id: june.id });
    expect(await enter(value), 'used up').toEqual({ ok: false });
  });

  it('is for nobody who is not signed in', async () => {
    expect(await issueLoginValue(house.auth, new Headers({ origin }))).toBeNull();
  });

  it('opened at the same moment in several places opens one', async () => {
    const value = await issued();
    const all = await Promise.all(Array.from({ length: 6 }, () => enter(value)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('holds for five minutes, and only its trace lies in the table', async () => {
    const value = await issued();
    const [kept] = await house.ctx.db.select().from(verification).where(eq(verification.value, value.token));
    expect(kept).toBeUndefined();
    const rows = await house.ctx.db.select().from(verification);
    expect(JSON.stringify(rows)).not.toContain(value.token);
    const latest = Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime()));
    expect(latest - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    await house.ctx.db.update(verification).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await enter(value)).toEqual({ ok: false });
  });

  it('proves nothing by an id and an address alone, nor with somebody else’s', async () => {
    const { token, ...named } = await issued();
    expect(await enter(named)).toEqual({ ok: false });
    expect(await enter({ ...named, token: 'x'.repeat(32) })).toEqual({ ok: false });
    expect(await enter({ ...named, token, email: 'theo@example.com' })).toEqual({ ok: false });
    const theo = await house.signedUp('theo@example.com');
    expect(await enter({ ...(await issued()), id: theo.id })).toEqual({ ok: false });
  });

  it('does not outlive the session it was made in, nor the account', async () => {
    const signedOut = await issued();
    await house.ctx.db.delete(session).where(eq(session.userId, june.id));
    expect(await enter(signedOut)).toEqual({ ok: false });
    const theo = await house.signedUp('theo@example.com');
    headers = new Headers({ origin, cookie: theo.cookie });
    const value = await issued();
    const done = await deleteAccount(house.ctx.as(theo.actor), house.auth, { password: goodPassword, headers });
    expect(done).toEqual({ ok: true });
    expect(await enter(value)).toEqual({ ok: false });
  });

  it.each(['', 'null', '[]', '{"id":1}', '%7B', 'x'.repeat(100_000), '{"id":"a","email":"b","token":"\\u0000"}'])(
    'is not %.30j',
    async (value) => {
      expect(await enter(value)).toEqual({ ok: false });
    },
  );
});
