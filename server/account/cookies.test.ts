import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { knowVisitor, rememberVisitor } from '../media/uploads/visitor-cookie.ts';
import { cookieOf, goodPassword } from './account.test-data.ts';
import { createAuth } from './auth.ts';
import { issueLoginValue } from './sign-in/enter-by-login-value.ts';
import { knownDevice } from './sign-in/known-device.ts';
import { beginPasskeySignIn } from './sign-in/passkey.ts';

const origin = 'https://shop.example.com';

const plain = await createTestContext(await createTestDatabase());
const ctx = { ...plain, company: { ...plain.company, origin }, address: '203.0.113.7' };
const auth = createAuth(ctx.db, { origin, secret: ctx.secret, production: true, clock: ctx.clock });
const made = await auth.api.signUpEmail({
  body: { email: 'june@example.com', password: goodPassword, name: 'June' },
  headers: new Headers({ origin }),
  returnHeaders: true,
});
const cookie = cookieOf(made.headers);

const visits = new Hono<HttpEnvironment>();
visits.use(async (context, next) => {
  context.set('ctx', ctx);
  await next();
});
visits.use(knowVisitor({ secret: ctx.secret, secure: true }));
visits.get('/who', (context) => context.text(context.get('visitorId') ?? 'nobody'));
visits.get('/', async (context) => context.text(await rememberVisitor(context, { secret: ctx.secret, secure: true })));

describe('attack 21: a neighbor below the same domain plants a cookie', () => {
  it('attack 21: behind https every cookie of ours is for this very host alone', async () => {
    const login = await issueLoginValue(ctx, auth, new Headers({ origin, cookie }));
    const passkey = await beginPasskeySignIn(ctx, auth, new Headers({ origin }));
    const lines = [
      ...made.headers.getSetCookie(),
      ...(passkey.ok ? passkey.headers.getSetCookie() : []),
      ...(await visits.request('/')).headers.getSetCookie(),
      login?.cookie ?? '',
    ];
    const names = lines.map((line) => line.split('=')[0]).sort();
    expect(names).toEqual(
      ['device', 'login_asked', 'passkey', 'session_token', 'visitor'].map((name) => `__Host-hearthline.${name}`),
    );
    for (const line of lines) {
      const [name = '', ...attributes] = line.split(/=|; /);
      const said = attributes.join(' ').toLowerCase();
      for (const needed of ['secure', 'httponly', 'samesite lax', 'path /']) expect(said, name).toContain(needed);
      expect(said, name).not.toContain('domain');
    }
  });

  it('attack 21: and each is known again by that name only', async () => {
    const { id } = made.response.user;
    const brought = (cookies: string) => new Headers({ origin, cookie: cookies });
    const planted = cookie.replaceAll('__Host-', '');
    expect(await auth.personOf(brought(cookie))).toMatchObject({ id });
    expect(await auth.personOf(brought(planted))).toBeNull();
    expect(knownDevice({ secret: ctx.secret, headers: brought(cookie), accountId: id })).not.toBeNull();
    const first = await visits.request('/');
    const visitor = cookieOf(first.headers);
    const who = async (cookies: string) => (await visits.request('/who', { headers: { Cookie: cookies } })).text();
    expect(await who(visitor)).toBe(await first.text());
    expect(await who(visitor.replace('__Host-', ''))).toBe('nobody');
  });
});
