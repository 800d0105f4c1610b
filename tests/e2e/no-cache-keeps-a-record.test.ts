import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, shopOrigin, test, usable } from '../setup/browser.ts';
import { pagePaths } from '../setup/every-path.ts';
import { customerWithOrder } from '../setup/journeys/paid-order.ts';

const headers = () => ({ Origin: shopOrigin() });

/** What else may be said to caches of an address that shows something personal, and why. */
const exceptions: Readonly<Record<string, { rule: string; why: string }>> = {
  '/image/w_160/user_images/:uploadId': {
    rule: 'private, max-age=3600',
    why: 'the owner’s own browser, which asks again without the session it was fetched in (core/media/privacy.ts)',
  },
};

type Ids = Readonly<Record<string, string>>;

/** A customer with a paid order, a picture of their room and a link that shows it to anyone. */
async function customerWithRecords(page: Page): Promise<Ids> {
  const { orderId, selectionId, surveyId, recordIds } = await customerWithOrder(page, { pieces: 1, firstName: 'Juno' });
  const [recordId = ''] = recordIds;
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#7c9585' } })
    .jpeg()
    .toBuffer();
  const uploaded = await page.request.post('/image/upload', {
    multipart: { upload_preset: 'user_images', file: { name: 'room.jpg', mimeType: 'image/jpeg', buffer } },
    headers: headers(),
  });
  const { id: uploadId } = await uploaded.json();
  const kept = await page.request.post(`/results/${selectionId}/picture`, { data: { uploadId }, headers: headers() });
  expect(kept.ok(), await kept.text()).toBe(true);
  await page.request.post(`/results/${selectionId}`, { form: { act: 'share' }, headers: headers() });
  await page.goto(`/results/${selectionId}`);
  await usable(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog').getByLabel('The link').inputValue();
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  const token = link.split('/').at(-1) ?? '';
  return { orderId, selectionId, surveyId, recordId, uploadId, customerId: user.id, token };
}

/** The address with real ids; null if it needs another kind. */
function filled(path: string, ids: Ids): string | null {
  const whole = path.replace(/:(\w+)/g, (name, kind: string) => ids[kind] ?? name);
  return whole.includes(':') ? null : whole;
}

/** The page, and what the router fetches for it. A file has no data. */
const withData = (path: string) => (/\.\w+$/.test(path) ? [path] : [path, `${path}.data`]);

const ofRecords = pagePaths.filter((path) => path.includes(':'));
const calls = [
  '/api/users/me/orders/:orderId',
  '/api/users/me/orders/:orderId/lineItems',
  '/api/users/me/selections/:selectionId',
  '/api/users/me/surveysData/:surveyId',
];
const isStudio = (path: string) => path.startsWith('/studio/');
const isShared = (path: string) => path.startsWith('/shared-selection/');

/** What was shown, and what a cache may keep of it. */
async function judged(request: APIRequestContext, paths: readonly string[], ids: Ids) {
  const shown: string[] = [];
  const kept: string[] = [];
  for (const path of paths) {
    const where = filled(path, ids);
    if (where === null) continue;
    const answer = await request.get(where, { maxRedirects: 0 });
    const rule = answer.headers()['cache-control'] ?? '';
    if (answer.status() === 200) shown.push(path);
    const isRight = exceptions[path] ? rule === exceptions[path].rule : rule.includes('no-store');
    if (!isRight) kept.push(`${path} (${answer.status()}): ${rule}`);
  }
  return { shown, kept };
}

test('attack 17: nothing a real record’s page, data or file shows is kept by a cache', async ({
  page,
  request: stranger,
  browser,
}) => {
  const ids = await customerWithRecords(page);
  const admin = (await browser.newContext({ baseURL: shopOrigin() })).request;
  const data = { email: 'admin@hearthline.test', password: 'hearthline-demo' };
  expect((await admin.post('/api/auth/sign-in/email', { data })).status()).toBe(200);

  const own = ofRecords.filter((path) => !isStudio(path));
  const ofOwner = await judged(
    page.request,
    [...own.flatMap(withData), ...calls, '/image/w_160/user_images/:uploadId'],
    ids,
  );
  const ofStranger = await judged(stranger, own.filter(isShared).flatMap(withData), ids);
  const ofAdmin = await judged(admin, ofRecords.filter(isStudio).flatMap(withData), ids);
  expect([...ofOwner.kept, ...ofStranger.kept, ...ofAdmin.kept]).toEqual([]);

  // None of this was judged by a refusal.
  expect(ofOwner.shown).toEqual(
    expect.arrayContaining([
      ...withData('/orders/:orderId'),
      ...withData('/orders/:orderId/receipt'),
      '/orders/:orderId/receipt.pdf',
      ...withData('/results/:selectionId'),
      ...withData('/results/:selectionId/plan'),
      ...withData('/projects/:surveyId/room'),
      ...calls,
      ...Object.keys(exceptions),
    ]),
  );
  expect(ofStranger.shown).toEqual([
    ...withData('/shared-selection/:token'),
    '/shared-selection/:token/preview.jpg',
    '/shared-selection/:token/room.jpg',
  ]);
  expect(ofAdmin.shown).toEqual(
    expect.arrayContaining([
      ...withData('/studio/orders/:orderId'),
      ...withData('/studio/projects/:surveyId'),
      ...withData('/studio/customers/:customerId'),
    ]),
  );
});
