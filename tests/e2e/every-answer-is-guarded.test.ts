import { expect, requestTest, signIn, test } from '../setup/browser.ts';

test('attack 8: a decoded parameter leads to no other site', async ({ context, baseURL }) => {
  await signIn(context, 'admin@hearthline.test');
  const { request } = context;
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

requestTest('attack 3: under a name that is not ours nothing is answered but health', async ({ request }) => {
  const as = async (host: string, path: string) => (await request.get(path, { headers: { Host: host } })).status();
  for (const path of ['/', '/about', '/api/furniture', '/v1/payment_intents', '/sandbox/cards/style.css']) {
    expect([path, await as('evil.example', path)]).toEqual([path, 421]);
  }
  expect([await as('evil.example', '/healthz'), await as('evil.example', '/readyz')]).toEqual([200, 200]);
  expect([await as('localhost:1', '/about'), await as('shop.localhost', '/about')]).toEqual([200, 200]);
});

requestTest('attack 2: a path over 2 kB is refused', async ({ request, baseURL }) => {
  for (const path of [`/${'/'.repeat(8000)}`, `/image/${'@'.repeat(3000)}`, `/api/${'a'.repeat(3000)}`]) {
    expect((await request.get(`${baseURL}${path}`)).status()).toBe(414);
  }
});

requestTest(
  'attack 17: the figures are there for this machine, and not for who a proxy speaks for',
  async ({ request }) => {
    expect((await request.get('/metrics')).status()).toBe(200);
    expect((await request.get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.5' } })).status()).toBe(404);
  },
);
