import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { type StartedShop, startOwnShop } from '../setup/start-shop.ts';

// These services are the whole shop's: the other tests' shop must not ask its visitors.
let shop: StartedShop;
const before = process.env.SHOP_ORIGIN;
test.beforeAll(async () => {
  shop = await startOwnShop();
  process.env.SHOP_ORIGIN = shop.origin;
});
test.afterAll(async () => {
  process.env.SHOP_ORIGIN = before;
  await shop.stop();
});
test.use({ serviceWorkers: 'block' });

/** Stand-ins for the three scripts: each keeps what it is told where the test can read it. */
const standIns = {
  'gtm.js': `window.heardTags = [...dataLayer]; { const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...all) => { heardTags.push(...all); return push(...all); }; }`,
  'gtag/js': `window.analyticsLoaded = true;`,
  'widget/m1': `window.heardChat = [...Intercom.q]; window.Intercom = (...told) => heardChat.push(told);`,
};

async function withStandIns(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.context().route(/googletagmanager\.com|intercom\.io/, (route) => {
    const url = route.request().url();
    const [name, body] = Object.entries(standIns).find(([part]) => url.includes(part)) ?? ['', ''];
    loaded.push(name);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return loaded;
}

test('§7 tag manager, analytics and messenger start with an id and consent, and hear of pages and the purchase', async ({
  page,
}) => {
  test.slow();
  const loaded = await withStandIns(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Outside services' })).toHaveCount(0);

  const asAdmin = page.request;
  const origin = { Origin: shop.origin };
  const admin = { email: 'admin@hearthline.test', password: 'hearthline-demo' };
  expect((await asAdmin.post('/api/auth/sign-in/email', { data: admin, headers: origin })).ok()).toBe(true);
  const nothing = '{"tagManagerId":null,"analyticsId":null,"messengerId":null}';
  const ids = { tagManagerId: 'GTM-1', analyticsId: 'G-1', messengerId: 'm1' };
  const saved = await asAdmin.post('/studio/settings.data', {
    form: { part: 'services', seen: nothing, ...ids },
    headers: origin,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.context().clearCookies();

  // What a page may reach follows the settings within moments.
  await expect
    .poll(async () => (await page.request.get('/contact')).headers()['content-security-policy'])
    .toContain('googletagmanager.com');

  const boards = await customerWithBoards(page);
  await page.goto('/contact');
  const question = page.getByRole('region', { name: 'Outside services' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(loaded).toEqual([]);
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('hearthline-outside-services'));
  await page.reload();
  await question.getByRole('button', { name: 'Yes, that’s fine' }).click();
  await expect.poll(() => loaded.toSorted()).toEqual(['gtag/js', 'gtm.js', 'widget/m1']);
  await expect(question).toHaveCount(0);

  // The purchase, by the way every customer goes.
  const { selectionId, recordIds } = boards;
  const chosen = await page.request.patch(`/api/users/me/selections/${selectionId}`, {
    data: { chosen: [{ id: recordIds[0], selectionId }] },
    headers: origin,
  });
  expect(chosen.ok(), await chosen.text()).toBe(true);
  const address = { name: 'June', line1: '12 Maple Street', city: 'Brooklyn', state: 'NY', zip: '11201' };
  const placed = await page.request.post('/api/users/me/orders', {
    data: { selectionId, address: { ...address, phone: '718 555 0110' } },
    headers: origin,
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { id, client_secret } = (await placed.json()) as { id: string; client_secret: string };
  const paid = await page.request.post(`/v1/payment_intents/${client_secret.split('_secret_')[0]}/confirm`, {
    form: { key: 'pk_test_sandbox', client_secret, payment_method: 'pm_card_visa' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.goto(`/purchase-success?order=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();

  const told = () => page.evaluate(() => JSON.parse(JSON.stringify([window.dataLayer, window.heardChat ?? []])));
  const bought = expect.stringMatching(/\w/);
  await expect.poll(told).toEqual([
    expect.arrayContaining([
      expect.objectContaining({ event: 'page_view', page_path: 'other' }),
      expect.objectContaining({
        event: 'purchase',
        ecommerce: { transaction_id: bought, value: expect.any(Number), currency: 'USD' },
      }),
      expect.objectContaining({ 1: 'page_view', 2: expect.objectContaining({ page_path: 'other' }) }),
      expect.objectContaining({ 1: 'purchase', 2: expect.objectContaining({ transaction_id: bought }) }),
    ]),
    expect.arrayContaining([
      ['update', { last_page: 'other' }],
      ['trackEvent', 'purchase', { order: bought, price: expect.any(Number), currency: 'USD' }],
    ]),
  ]);
  expect(JSON.stringify(await told())).not.toContain(selectionId);
});

declare global {
  interface Window {
    dataLayer?: unknown[];
    heardChat?: unknown[];
  }
}
