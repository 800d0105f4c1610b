import { expect, signIn, signInByForm, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { choose, fillRegistration, newEmail, question } from '../setup/journeys/quiz.ts';

const customer = 'customer@hearthline.test';
const userId = 'hearthline-user-id';

test('the sign-in modal goes to the forgotten password and back', async ({ page }) => {
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('No account yet?')).toBeVisible();
  await modal.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await modal.getByRole('button', { name: 'Return to Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
});

test('signing in keeps the user id in the browser and closes the modal', async ({ page }) => {
  await signInByForm(page, customer);
  const me = await page.request.get('/api/users/me');
  const { firestore_reference_userId: uid } = (await me.json()) as { firestore_reference_userId: string };
  expect(await page.evaluate((key) => localStorage.getItem(key), userId)).toBe(uid);
});

test('the offer’s own sign-in leads to the projects', async ({ page }) => {
  await page.goto('/?offer=signIn');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(customer);
  await modal.getByLabel('Password', { exact: true }).fill('hearthline-demo');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(modal).toBeHidden();
});

test('a sign-out that fails is told in the banner, which can be closed', async ({ page, watched }) => {
  watched.expectComplaint(/sign-out|ERR_FAILED/);
  await signIn(page, customer);
  await page.goto('/contact');
  await usable(page, 'header button[aria-expanded]');
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Sorry, an error occurred during logout.' });
  await expect(banner.getByText('Sorry, an error occurred during logout.')).toBeVisible();
  expect((await page.request.get('/api/users/me')).status()).toBe(200);
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
});

test('a notification has a check mark and can be closed', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T09:15:00' });
  await page.clock.pauseAt('2026-11-16T09:16:00');
  await page.goto('/contact');
  await usable(page, 'footer form');
  const form = page.getByRole('contentinfo');
  await form.getByLabel('Email').fill('checked@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  // Between the answer and the notification the page waits for moments that only pass by our hand.
  const momentLater = async () => {
    await page.clock.runFor(10);
    return notifications.getByText('Success').count();
  };
  await expect.poll(momentLater).toBe(1);
  await expect(notifications.locator('svg').first()).toBeVisible();
  await notifications.getByRole('button', { name: 'Close' }).click();
  await expect(notifications.getByText('Success')).toHaveCount(0);
});

test('a newsletter sign-up that fails is told under the heading of a problem', async ({ page, watched }) => {
  watched.expectComplaint(/newsletter|ERR_FAILED/);
  await page.goto('/contact');
  await usable(page, 'footer form');
  await page.route(/\/newsletter(\.data)?(\?|$)/, (route) => route.abort());
  const form = page.getByRole('contentinfo');
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const problem = form.getByRole('alert').filter({ hasText: 'There was a problem with your submission.' });
  await expect(problem).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('reader@example.com');
});

test('an address that has an account is told by both sign-up forms in their own words', async ({ page, watched }) => {
  watched.expectComplaint(/status of 400/);
  await page.goto('/registration');
  await usable(page);
  await fillRegistration(page, customer);
  await page.getByRole('button', { name: 'Create account' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'There was a problem with your submission.' });
  await expect(problem).toContainText('This email is already in use. Please Sign In Below.');

  await page.goto('/?additionalinfo=1');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('First name').fill('June');
  await modal.getByLabel('Email').fill(customer);
  await modal.getByRole('button', { name: 'Start the style survey' }).click();
  await expect(modal.getByText('Email Already In Use. Try signing in!')).toBeVisible();
});

test('an update of a survey that fails is told, and the answer is kept', async ({ page, watched }) => {
  watched.expectComplaint(/surveysData|ERR_FAILED/);
  await page.goto('/registration');
  await usable(page);
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'Create account' }).click();
  await question(page, 'What kind of place is it?');
  await choose(page, 'House');
  await question(page, 'Are you upgrading, or starting from scratch?');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.route('**/api/users/me/surveysData**', (route) => route.abort());
  await choose(page, /^Blank canvas/);
  await question(page, 'Which room is it?');
  await expect(page.getByText('Sorry, there was an error updating your survey.')).toBeVisible();
  await expect(page.getByText('Not in your account yet, saved in this browser')).toBeVisible();
});

test('the results start at their top at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await customerWithBoards(page);
  await page.goto('/projects');
  await usable(page);
  await page.evaluate(() => {
    const asked: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, {
      asked,
      scrollTo: (options: ScrollToOptions) => {
        asked.push(`${window.location.pathname.split('/')[1]} ${options.top} ${options.behavior}`);
        scrollTo(options);
      },
    });
  });
  await page.getByRole('link', { name: 'See your boards' }).click();
  await expect(page).toHaveURL(/\/results\//);
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await expect.poll(asked).toEqual(['results 0 instant']);
});
