import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Role, roles } from '#core/account/index.ts';
import { canonicalPath } from '#core/settings/index.ts';
import { apiEntries } from '#server/http/openapi/api.ts';
import { expect, test } from '../setup/browser.ts';
import { filledIn, pagePaths } from '../setup/every-path.ts';
import { missingHeaders } from '../setup/missing-headers.ts';

const pages = pagePaths.map(filledIn);
const loaders = pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`));
const calls = apiEntries.map(({ method, path }) => ({ method: method.toUpperCase(), path: filledIn(path) }));
const files = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/service-worker.js'];

async function enter(request: APIRequestContext, role: Role): Promise<void> {
  if (role === 'visitor') return;
  const data = { email: `${role}@hearthline.test`, password: 'hearthline-demo' };
  expect((await request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
}

const missing = (address: string, answer: APIResponse) => missingHeaders(address, answer.headers());

for (const role of roles) {
  test(`attack 21: ${role}: every page, loader, call and file comes with its headers`, async ({ request }) => {
    await enter(request, role);
    const wrong: string[] = [];
    for (const path of [...pages, ...loaders, ...files]) {
      wrong.push(...missing(path, await request.get(path, { maxRedirects: 0 })));
    }
    for (const { method, path } of calls.filter((call) => !call.path.startsWith('/api/auth/'))) {
      const verb = path === '/api/events' ? 'HEAD' : method;
      const unreadable = { data: '[', headers: { 'Content-Type': 'application/json' } };
      const answer = await request.fetch(path, { method: verb, ...(method === 'GET' ? {} : unreadable) });
      wrong.push(...missing(`${method} ${path}`, answer));
    }
    expect(wrong).toEqual([]);
  });
}

for (const role of roles) {
  test(`attack 17: ${role}: nothing personal is kept by a cache`, async ({ request }) => {
    await enter(request, role);
    const kept: string[] = [];
    const personal = [...pages, ...loaders, '/api/users/me', '/api/users/me/surveysData', '/api/users/me/orders'];
    for (const path of personal) {
      const rule = (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'] ?? '';
      const isPublic = role === 'visitor' && canonicalPath(path) !== null;
      if (!rule.includes('no-store') && !isPublic) kept.push(`${path}: ${rule}`);
    }
    expect(kept).toEqual([]);
  });
}

test('attack 8: a decoded parameter leads to no other site', async ({ request, baseURL }) => {
  await enter(request, 'admin');
  const attacks = [
    '%2e%2e%2f%09%2fevil.example',
    '%2e%2e%2f%2fevil.example',
    '..%5c%5cevil.example',
    '%0d%0a%2f%2fevil.example',
  ];
  for (const path of [
    '/checkout/:/acts',
    '/orders/:/acts',
    '/results/:/arrangement',
    '/rooms/:',
    '/studio/orders/:/acts',
    '/orders/:',
    '/studio/coupons/:',
  ]) {
    for (const attack of attacks) {
      const address = path.replace(':', attack);
      const { location } = (await request.get(address, { maxRedirects: 0 })).headers();
      expect(new URL(location ?? '/', `${baseURL}${address}`).origin, address).toBe(baseURL);
    }
  }
});

test('attack 8: our own link with next= or from= never leads to another site', async ({ page, baseURL }) => {
  for (const next of ['/.//evil.example', '/\t/evil.example', '//evil.example']) {
    await page.goto(`/error?from=${encodeURIComponent(next)}`);
    const reload = await page
      .getByRole('link', { name: 'Reload' })
      .evaluate((link) => (link as HTMLAnchorElement).href);
    expect(new URL(reload).origin).toBe(baseURL);
  }
});

test('attack 3: under a name that is not ours nothing is answered but health', async ({ request }) => {
  const as = async (host: string, path: string) => (await request.get(path, { headers: { Host: host } })).status();
  for (const path of ['/', '/about', '/api/furniture', '/v1/payment_intents', '/sandbox/cards/style.css']) {
    expect([path, await as('evil.example', path)]).toEqual([path, 421]);
  }
  expect([await as('evil.example', '/healthz'), await as('evil.example', '/readyz')]).toEqual([200, 200]);
  expect([await as('localhost:1', '/about'), await as('shop.localhost', '/about')]).toEqual([200, 200]);
});

test('attack 2: a path over 2 kB is refused', async ({ request, baseURL }) => {
  for (const path of [`/${'/'.repeat(8000)}`, `/image/${'@'.repeat(3000)}`, `/api/${'a'.repeat(3000)}`]) {
    expect((await request.get(`${baseURL}${path}`)).status()).toBe(414);
  }
});

test('attack 17: the figures are there for this machine, and not for who a proxy speaks for', async ({ request }) => {
  expect((await request.get('/metrics')).status()).toBe(200);
  expect((await request.get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.5' } })).status()).toBe(404);
});
