import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { visitorActor } from '../context.ts';
import { addressOf } from '../http/address-of.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { accountApi } from './api.ts';
import { createAuth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';

const ctx = await createTestContext(await createTestDatabase());
await createAccount(ctx, { email: 'june@example.com' });
const auth = createAuth(ctx.db, {
  origin: 'http://hearthline.test',
  secret: ctx.secret,
  production: false,
  clock: ctx.clock,
});

const proxy = '10.0.0.1';
const trusted = new BlockList();
trusted.addAddress(proxy);

function shop() {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', { ...ctx.as(visitorActor), address: addressOf(context, trusted) });
    await next();
  });
  app.route('/api/auth', authRoutes(auth));
  app.route('/api', accountApi());
  return app;
}

const post = (path: string, body: string, address = '203.0.113.7') =>
  shop().request(
    path,
    { method: 'POST', body, headers: { 'x-forwarded-for': address, 'content-type': 'application/json' } },
    { incoming: { socket: { remoteAddress: proxy } } },
  );

const ask = (body: string, address?: string) => post('/api/newCheckIfEmailExists', body, address);

const about = (email: string) => JSON.stringify({ email });

describe('POST /api/newCheckIfEmailExists', () => {
  it('says whether there is an account, in upper or lower case', async () => {
    expect(await (await ask(about('JUNE@example.com '))).json()).toEqual({ exists: true });
    expect(await (await ask(about('may@example.com'))).json()).toEqual({ exists: false });
  });

  it('refuses what is no email', async () => {
    for (const body of ['', '{}', about('june'), '[]']) expect((await ask(body)).status).toBe(400);
  });

  it('slows down only the caller who asks too much', async () => {
    ctx.clock.forward(limits.checkEmail[0].seconds * 1000);
    const [{ tries, seconds }] = limits.checkEmail;
    for (let asked = 0; asked < tries; asked++) expect((await ask(about('june@example.com'))).status).toBe(200);
    const refused = await ask(about('june@example.com'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect((await ask(about('june@example.com'), 'spoofed, 203.0.113.8')).status).toBe(200);
    expect((await ask(about('june@example.com'), '203.0.113.99, 203.0.113.7')).status).toBe(429);
    ctx.clock.forward(seconds * 1000 + 1);
    expect((await ask(about('june@example.com'))).status).toBe(200);
  });
});

describe('who tries too often', () => {
  const someoneElse = (n: number) => ({ email: `june${n}@example.com`, password: 'not the right one' });
  it.each([
    { what: 'signing in', path: '/api/auth/sign-in/email', body: someoneElse, limit: limits.checkEmail[0] },
    {
      ...{ what: 'signing up', path: '/api/auth/sign-up/email', limit: limits.checkEmail[0] },
      body: (n: number) => ({ name: 'May', firstName: 'May', email: `may${n}@example.com`, password: 'short' }),
    },
    {
      ...{ what: 'asking for a new password', path: '/api/sendPasswordReset', limit: limits.resetPassword[0] },
      body: () => ({ to: 'june@example.com' }),
    },
  ])('at $what is told so, and for how long', async ({ path, body, limit: { tries, seconds } }) => {
    // They share a limit, so each begins a minute later.
    ctx.clock.forward(limits.checkEmail[0].seconds * 1000);
    for (let tried = 0; tried < tries; tried++) {
      expect((await post(path, JSON.stringify(body(tried)), '198.51.100.4')).status).not.toBe(429);
    }
    const refused = await post(path, JSON.stringify(body(tries)), '198.51.100.4');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(JSON.stringify(await refused.json())).toContain('Please try again in');
  });
});
