import type { APIResponse, Route } from '@playwright/test';
import { expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';

// What a worker of the page fetches cannot be held back.
test.use({ serviceWorkers: 'block' });

test('data requested before an act and answered after it doesn’t undo the act on the page', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@hearthline.test');
  const name = fresh('Lark');
  const email = `${name.toLowerCase()}@example.com`;
  const theirs = await browser.newContext();
  const signedUp = await theirs.request.post('/api/auth/sign-up/email', {
    data: { email, password: 'a walnut armchair', name, firstName: name },
    headers: { Origin: shopOrigin() },
  });
  expect(signedUp.ok()).toBe(true);
  await theirs.close();

  await page.goto(`/studio/people?role=customer&q=${email}`);
  await usable(page, 'tbody button');
  let hold: (held: { route: Route; answer: APIResponse }) => void;
  const holding = new Promise<{ route: Route; answer: APIResponse }>((resolve) => {
    hold = resolve;
  });
  let isHeld = false;
  await page.route('**/studio/people.data**', async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.continue();
    isHeld = true;
    hold({ route, answer: await route.fetch() });
  });
  await page.evaluate(() => new BroadcastChannel('hearthline-live').postMessage('people'));
  const { route, answer } = await holding;

  const row = page.getByRole('row').filter({ hasText: email });
  const disable = row.getByRole('button', { name: `Disable ${name}` });
  await disable.click();
  await disable.click();
  await expect(row.getByText('Disabled')).toBeVisible();
  // The older answer comes now, and the page is asked once more for how things stand.
  const answered: string[] = [];
  page.on('requestfinished', (request) => request.method() === 'GET' && answered.push(request.url()));
  await route.fulfill({ response: answer });
  await expect
    .poll(() => answered.filter((address) => address.includes('people.data')).length)
    .toBeGreaterThanOrEqual(2);
  await expect(row.getByText('Disabled')).toBeVisible();
});
