import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Ctx, visitorActor } from '../../context.ts';
import type { HttpEnvironment } from '../environment.ts';
import { keepHeader, pageCache } from './page-cache.ts';

let now: number;
let drawn: number;
let requests: number;
let shop: Hono<HttpEnvironment>;
let signedIn: boolean;
let broken: boolean;
let held: Promise<void> | null;

beforeEach(() => {
  [now, drawn, requests, signedIn, broken, held] = [0, 0, 0, false, false, null];
  shop = new Hono<HttpEnvironment>();
  shop.use(async (context, next) => {
    requests += 1;
    const customer = { kind: 'account', id: 'a', role: 'customer', email: 'a@b.co', firstName: 'Ada' } as const;
    context.set('ctx', { actor: signedIn ? customer : visitorActor } as Ctx);
    context.set('nonce', `nonce-${requests}`);
    await next();
  });
  const isOwnOrigin = ({ origin }: URL) => origin === 'http://localhost';
  shop.use(pageCache({ milliseconds: 60_000, now: () => now, isOwnOrigin }));
  shop.all('*', async (context) => {
    drawn += 1;
    const wait = held;
    held = null;
    await wait;
    if (context.req.path === '/glossary') context.header('Set-Cookie', 'own=1');
    if (broken) return context.html('gone', 503);
    if (context.req.path === '/privacy') return context.html('gone', 500);
    const nonce = context.get('nonce');
    return context.html(`<p>${signedIn ? 'Ada' : 'visitor'} ${context.req.path}</p><script nonce="${nonce}"></script>`);
  });
});

const html = async (path: string) => (await shop.request(path)).text();

describe('a public page', () => {
  test('is drawn once for all visitors, each with a nonce of their own', async () => {
    expect(await html('/about')).toBe('<p>visitor /about</p><script nonce="nonce-1"></script>');
    expect(await html('/about')).toBe('<p>visitor /about</p><script nonce="nonce-2"></script>');
    expect(drawn).toBe(1);
    now = 60_000;
    await html('/about');
    expect(drawn).toBe(2);
  });

  test('is served as it was while it cannot be drawn, and drawn again as soon as it can', async () => {
    await html('/about');
    [now, broken] = [3_600_000, true];
    const old = await shop.request('/about');
    expect(old.status).toBe(200);
    expect(await old.text()).toBe('<p>visitor /about</p><script nonce="nonce-2"></script>');
    expect((await shop.request('/terms')).status).toBe(503);
    broken = false;
    await html('/about');
    expect(drawn).toBe(4);
  });

  test('is served as it was while one visitor waits for it to be drawn again', async () => {
    await html('/about');
    now = 60_000;
    const frozen = Promise.withResolvers<void>();
    held = frozen.promise;
    const waits = html('/about');
    expect(await html('/about')).toBe('<p>visitor /about</p><script nonce="nonce-3"></script>');
    expect(drawn).toBe(2);
    // No longer than a page is kept: the first may never get an answer.
    now = 120_000;
    expect(await html('/about')).toBe('<p>visitor /about</p><script nonce="nonce-4"></script>');
    expect(drawn).toBe(3);
    frozen.resolve();
    expect(await waits).toBe('<p>visitor /about</p><script nonce="nonce-2"></script>');
  });

  test('is a person’s own once they are signed in, and never handed to others', async () => {
    signedIn = true;
    expect(await html('/')).toContain('Ada');
    expect((await shop.request('/')).headers.get(keepHeader)).toBeNull();
    signedIn = false;
    expect(await html('/')).toContain('visitor');
    expect((await shop.request('/')).headers.get(keepHeader)).toBe('yes');
  });

  test.each(['/about?signUp=1', '/contact', '/quiz', '/orders', '/glossary', '/privacy'])(
    'is not kept: %s',
    async (path) => {
      await html(path);
      await html(path);
      expect(drawn).toBe(2);
    },
  );

  test.each(['/about/', '/about//', '/terms', '/%61bout', 'http://elsewhere.test/about', 'http://localhost:81/about'])(
    'attack 3: is kept under its own address only, not as %s',
    async (path) => {
      await html(path);
      await html(path);
      expect(drawn).toBe(2);
    },
  );

  test('is not kept from anything but reading', async () => {
    await shop.request('/about', { method: 'POST' });
    await html('/about');
    expect(drawn).toBe(2);
  });
});

test('a page drawn before midnight in New York is not served after it: new prices may have begun', async () => {
  now = Date.parse('2026-12-10T04:59:59Z');
  await html('/about');
  now += 500;
  await html('/about');
  expect(drawn).toBe(1);
  now += 500;
  await html('/about');
  expect(drawn).toBe(2);
});
