import { livingRoom } from '../../server/survey/survey.test-data.ts';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('the measuring step keeps its diagram, “Good to know” and “How to measure”', async ({ page }) => {
  const headers = { Origin: shopOrigin() };
  const account = { email: freshEmail('phone'), password: 'a walnut armchair', name: 'June', firstName: 'June' };
  await page.request.post('/api/auth/sign-up/email', { data: account, headers });
  const responses = { ...livingRoom.responses, need_help: true, measurement_method: 'diy' };
  const made = await page.request.post('/api/users/me/surveysData', { data: { ...livingRoom, responses }, headers });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/quiz?step=measurement-method');
  await usable(page, 'main form');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^A room seen from above/ })).toBeVisible();
  await expect(main.getByText('Good to know')).toBeVisible();
  await expect(main.getByRole('link', { name: 'How to measure' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
});
