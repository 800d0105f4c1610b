import { createServer, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorActor } from '../../context.ts';
import { account, audit, credential } from '../../db/schema/index.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { type AccountShop, cookieOf, openAccountShop, origin } from '../account.test-data.ts';
import { type Auth, createAuth } from '../auth.ts';
import { authRoutes } from '../auth-routes.ts';
import { accountLetters } from '../letters/letters.ts';
import { beginSocial } from '../sign-in/begin-social.ts';
import { arriveByLoginValue, confirmLoginValue, issueLoginValue } from '../sign-in/enter-by-login-value.ts';

const email = 'june@example.com';
const subject = 'june-at-the-provider';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp(email);
});

const failed = async () => {
  const rows = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'account.sign-in-failed'));
  return rows.map(({ subjectId, actor, detail }) => [subjectId, actor, detail.way]);
};

describe('attack 18: a refused social sign-in is written down', () => {
  let provider: Server;
  let auth: Auth;
  beforeAll(async () => {
    const profile = { sub: subject, email, email_verified: true, name: 'June' };
    provider = createServer((request, response) => {
      const answer = request.url === '/token' ? { access_token: 'x', token_type: 'Bearer' } : profile;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    provider.close();
  });
  beforeEach(async () => {
    const at = provider.address();
    const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    const { ctx } = shop;
    auth = createAuth(ctx.db, {
      ...{ origin, secret: ctx.secret, production: false, clock: ctx.clock, letters: accountLetters(ctx) },
      social: {
        google: {
          ...{ kind: 'sandbox', clientId: 'shop', clientSecret: 'secret' },
          ...{ authorizationUrl: `${address}/auth`, tokenUrl: `${address}/token`, userInfoUrl: `${address}/me` },
        },
      },
    });
    const way = { id: 'way', providerId: 'google', accountId: subject, userId: june.id };
    await ctx.db.insert(credential).values(way);
  });

  /** Goes to the provider and comes back. */
  async function enter(): Promise<boolean> {
    const headers = new Headers({ origin });
    const begun = await beginSocial(shop.visitor, auth, { provider: 'google', backTo: '/projects', headers });
    const state = new URL(begun?.url ?? '').searchParams.get('state') ?? '';
    const back = `${origin}/api/auth/callback/google?code=x&state=${encodeURIComponent(state)}`;
    const cookie = cookieOf(begun?.headers ?? new Headers());
    const app = new Hono<HttpEnvironment>();
    app.use(async (context, next) => {
      context.set('ctx', shop.visitor);
      await next();
    });
    const answer = await app.route('/api/auth', authRoutes(auth)).request(back, { headers: { cookie } });
    return cookieOf(answer.headers).includes('session_token');
  }

  it('where the account has a second factor, or is disabled', async () => {
    expect(await enter(), 'it works at first').toBe(true);
    expect(await failed()).toEqual([]);
    const refused = [june.id, 'visitor', 'social provider'];
    const set = (change: Partial<typeof account.$inferInsert>) =>
      shop.ctx.db.update(account).set(change).where(eq(account.id, june.id));
    await set({ twoFactorEnabled: true });
    expect(await enter()).toBe(false);
    expect(await failed()).toEqual([refused]);
    await set({ twoFactorEnabled: false, disabledAt: new Date() });
    expect(await enter()).toBe(false);
    expect(await failed()).toEqual([refused, refused]);
  });

  it('where the address has an account that the provider isn’t linked to', async () => {
    await shop.ctx.db.delete(credential).where(eq(credential.id, 'way'));
    expect(await enter()).toBe(false);
    expect(await failed()).toEqual([['unknown', 'visitor', undefined]]);
  });
});

describe('attack 18: a refused login value is written down', () => {
  const headers = new Headers({ origin });
  const issue = async () => {
    const own = new Headers({ origin, cookie: june.cookie });
    return (await issueLoginValue(shop.ctx, shop.auth, own))?.value ?? '';
  };
  const asked = () => ({ ...shop.ctx, actor: visitorActor });
  const refused = () => [june.id, 'visitor', 'login value'];

  it('when it was used before, was forged, or its account has a second factor', async () => {
    const value = await issue();
    expect(await confirmLoginValue(asked(), shop.auth, { value, headers })).toMatchObject({ kind: 'entered' });
    expect(await failed()).toEqual([]);
    expect(await arriveByLoginValue(asked(), shop.auth, { value, headers })).toEqual({ kind: 'refused' });
    expect(await failed()).toEqual([refused()]);
    const forged = JSON.stringify({ id: june.id, email, token: 'a'.repeat(32) });
    expect(await confirmLoginValue(asked(), shop.auth, { value: forged, headers })).toEqual({ kind: 'refused' });
    expect(await failed()).toEqual([refused(), refused()]);
    const next = await issue();
    await shop.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, june.id));
    expect(await confirmLoginValue(asked(), shop.auth, { value: next, headers })).toEqual({ kind: 'refused' });
    expect(await failed()).toEqual([refused(), refused(), refused()]);
  });

  it('but not where it names no account, or its owner opens the page again', async () => {
    const value = await issue();
    await confirmLoginValue(asked(), shop.auth, { value, headers });
    const own = { ...shop.ctx, actor: june.actor };
    expect(await arriveByLoginValue(own, shop.auth, { value, headers })).toEqual({ kind: 'refused' });
    for (const odd of [
      '',
      'x',
      '{}',
      '{"id":"\\u0000","email":"x","token":"y"}',
      value.replace(email, 'x@example.com'),
    ]) {
      expect(await arriveByLoginValue(asked(), shop.auth, { value: odd, headers })).toEqual({ kind: 'refused' });
    }
    expect(await failed()).toEqual([]);
  });
});
