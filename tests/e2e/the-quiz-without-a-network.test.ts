import type { Page } from '@playwright/test';
import { expect, signIn, test, usable } from '../setup/browser.ts';
import { fillRegistration, newEmail, password, press, question, surveysOf } from '../setup/journeys/quiz.ts';

test.use({ serviceWorkers: 'allow' });

test('pull the plug: offline, a reload, another device, and nothing is lost', async ({ page, browser, watched }) => {
  test.slow();
  watched.expectComplaint(/surveysData|INTERNET_DISCONNECTED|events|ERR_FAILED|manifest|\.data/);
  const email = newEmail();
  const choose = (on: Page, name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
    press(on.getByRole(role, { name }));
  await page.goto('/registration');
  await usable(page);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await question(page, 'What kind of place is it?');
  await choose(page, 'House');
  await expect(page.getByText('Saved to your account')).toBeVisible();

  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/quiz')))).toBe(true);
  await page.context().setOffline(true);
  await choose(page, /^Blank canvas/);
  await question(page, 'Which room is it?');
  // News that cannot be asked for wait as well, and leave the question where it is.
  await page.evaluate(() => new BroadcastChannel('hearthline-live').postMessage('surveys'));
  await choose(page, 'Bedroom');
  await question(page, 'What should we find for your bedroom?');
  const notThere = page.getByText('Not in your account yet, saved in this browser');
  await expect(notThere).toBeVisible();
  // On a phone it's above the buttons.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(notThere).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  await page.reload();
  await question(page, 'What should we find for your bedroom?');
  await choose(page, 'Dresser', 'checkbox');
  await expect(page.getByText('Not in your account yet, saved in this browser')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.reload();
  await question(page, 'What should we find for your bedroom?');
  await expect(page.getByRole('checkbox', { name: 'Dresser' })).toBeChecked();
  await expect(page.getByText('Saved to your account')).toBeVisible();

  const phone = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  ).newPage();
  await signIn(phone, email, password);
  await phone.goto('/quiz');
  await question(phone, 'What should we find for your bedroom?');
  await expect(phone.getByRole('heading', { name: 'Anything else to finish your bedroom?' })).toBeVisible();
  await phone.goto('/quiz?step=place');
  await usable(phone);
  await choose(phone, 'Apartment, condo or co-op');
  await expect(phone.getByText('Saved to your account')).toBeVisible();
  await expect(page.getByText('Updated with your later answers from another device')).toBeVisible();
  await phone.context().close();

  await choose(page, /^Nightstand/, 'checkbox');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  expect(await surveysOf(page)).toMatchObject([
    {
      inProgress: true,
      responses: {
        what_kind_of_place: 'Apartment/condo/co-op',
        upgrading_or_from_scratch: 'blank-canvas',
        type_of_furniture: 'bedroom',
        pieces: ['dresser', 'nightstand'],
      },
    },
  ]);
});
