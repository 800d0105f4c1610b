import type { Locator, Page } from '@playwright/test';
import { livingRoom } from '../../server/survey/survey.test-data.ts';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';
import { fillAddress, fillCard } from '../setup/journeys/checkout-form.ts';
import { choose, question } from '../setup/journeys/quiz.ts';

test.use({ viewport: { width: 375, height: 667 } });

const declined = '4000000000000002';
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'There was a problem' });

/** Seen on the screen, and focused, which makes a screen reader read it. */
async function expectRead(part: Locator): Promise<void> {
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport({ ratio: 1 });
}

/** On a busy page the next frame can come before React has rendered the refusal. During `act` it always does. */
async function withEarlyFrames(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { laterFrame: window.requestAnimationFrame });
    window.requestAnimationFrame = (frame) => {
      queueMicrotask(() => frame(performance.now()));
      return 0;
    };
  });
  await act();
  await page.evaluate(() => {
    window.requestAnimationFrame = (window as unknown as { laterFrame: typeof requestAnimationFrame }).laterFrame;
  });
}

test('a declined card for the fee brings the refusal into view, each time', async ({ page, watched }) => {
  watched.expectComplaint(/status of 402/);
  const headers = { Origin: shopOrigin() };
  const account = { email: freshEmail('fee'), password: 'a walnut armchair', name: 'June', firstName: 'June' };
  await page.request.post('/api/auth/sign-up/email', { data: account, headers });
  const made = await page.request.post('/api/users/me/surveysData', { data: livingRoom, headers });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/users/me/surveysData/${id}/submit`, { data: {}, headers });
  await page.goto('/quiz?step=payment');
  await usable(page, '[autocomplete=cc-number]');
  await page.getByRole('main').getByRole('button', { name: 'Change' }).click();
  const zip = page.getByRole('main').getByLabel('Shipping zip code');
  await zip.fill('1');
  await withEarlyFrames(page, async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectRead(zip);
  });
  await zip.fill('11201');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, declined);
  const pay = page.getByRole('button', { name: /^Pay \$149/ });
  await pay.click();
  await expectRead(problem(page));
  await expectAccessible(page);
  // The press moves the focus to the button, so a focused refusal is a new one.
  await pay.click();
  await expectRead(problem(page));
});

test('a declined card at checkout does too, and a missing field is where the focus goes', async ({ page, watched }) => {
  watched.expectComplaint(/status of 402/);
  const boards = await customerWithBoards(page);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await fillCard(page, declined);
  await pay.click();
  await expectRead(page.getByLabel('Street address'));
  await fillAddress(page);
  await pay.click();
  await expectRead(problem(page));
  await expectAccessible(page);
});

test('an account form does too', async ({ page, watched }) => {
  watched.expectComplaint(/status of 400/);
  await page.goto('/registration');
  await usable(page, 'main form');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Email').fill(freshEmail('refused'));
  await form.getByLabel('Password', { exact: true }).fill('a walnut armchair');
  await form.getByLabel('Repeat password').fill('another armchair');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expectRead(form.getByLabel('Repeat password'));
  await form.getByLabel('Repeat password').fill('a walnut armchair');
  await form.getByLabel('Email').fill('customer@hearthline.test');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expectRead(form.getByLabel('Email'));
});

test('every form of the account settings does too', async ({ page, watched }) => {
  watched.expectComplaint(/status of 40[03]/);
  const headers = { Origin: shopOrigin() };
  const account = { email: freshEmail('settings'), password: 'a walnut armchair', name: 'June', firstName: 'June' };
  await page.request.post('/api/auth/sign-up/email', { data: account, headers });
  await page.goto('/profile');
  await usable(page, '#password form');
  const part = (id: string) => page.locator(`#${id}`);

  await part('about').getByLabel('First name').fill('');
  await part('about').getByRole('button', { name: 'Save' }).click();
  await expectRead(part('about').getByLabel('First name'));

  await part('email').getByLabel('New email address').fill(freshEmail('moved'));
  await part('email').getByLabel('Your password').fill('not my password');
  await part('email').getByRole('button', { name: 'Change my address' }).click();
  await expectRead(part('email').getByLabel('Your password'));

  await part('password').getByLabel('Current password').fill('a walnut armchair');
  await part('password').getByLabel('New password').fill('another armchair');
  await part('password').getByLabel('Repeat password').fill('yet another armchair');
  await part('password').getByRole('button', { name: 'Change my password' }).click();
  await expectRead(part('password').getByLabel('Repeat password'));

  await part('shipping').getByLabel('Zip code').fill('1');
  await part('shipping').getByRole('button', { name: 'Save' }).click();
  const address = part('shipping').locator('[aria-invalid="true"]').first();
  await expectRead(address);

  await part('data').getByRole('button', { name: 'Delete my account' }).click();
  await part('data').getByLabel('Your password').fill('not my password');
  await part('data').getByRole('button', { name: 'Yes, delete my account' }).click();
  await expectRead(part('data').getByLabel('Your password'));
  await expectAccessible(page);
});

test('the quiz does too', async ({ page }) => {
  await page.goto('/quiz?onboarding=true');
  await usable(page, 'main form');
  await choose(page, 'House');
  await choose(page, /^Blank canvas/);
  await choose(page, 'Living room');
  await question(page, 'What should we find for your living room?');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const refusal = page.getByRole('main').locator('[aria-invalid="true"], [role="alert"]').first();
  await expect(refusal).toBeInViewport();
  await expect(problem(page)).toBeVisible();
});

test('the contact form does too', async ({ page, watched }) => {
  watched.expectComplaint(/status of 400/);
  await page.goto('/contact');
  await usable(page, 'main form');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectRead(page.getByRole('main').getByLabel('First name'));
});

test('a message to the specialist without words does too, each time, and so does a swap without a reason', async ({
  page,
}) => {
  const { selectionId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, '#messages form');
  const thread = page.locator('#messages');
  const send = thread.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expectRead(thread.getByLabel(/^Write/));
  await expect(thread.getByText('Please write a message or attach something.')).toBeInViewport({ ratio: 1 });
  // The press moves the focus to the button, so a focused field is a new refusal.
  await send.click();
  await expectRead(thread.getByLabel(/^Write/));

  await page
    .getByRole('button', { name: /^Ask (for a swap|.+ for something else)/ })
    .first()
    .click();
  const swap = page.getByRole('dialog');
  const ask = swap.getByRole('button', { name: 'Ask for the swap' });
  await ask.click();
  await expect(swap.getByText('Please tell us why.')).toBeInViewport({ ratio: 1 });
  await expectRead(swap.getByLabel('Why?'));
  await ask.click();
  await expectRead(swap.getByLabel('Why?'));
  await expectAccessible(page);
});

test('a coupon that doesn’t count says so where it was typed', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  const field = page.getByLabel(/coupon/i);
  if ((await field.count()) === 0) await page.getByRole('button', { name: /coupon/i }).click();
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  const refusal = page.getByText('Sorry this Code is not Valid.');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
});

test('the studio does too', async ({ page, watched }) => {
  watched.expectComplaint(/status of 422/);
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/makers');
  await usable(page);
  await page.getByRole('table').getByRole('link').first().click();
  await usable(page, 'form button[value="cost"]');
  await page.getByLabel(/^Email for orders/).fill('no address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectRead(page.getByLabel(/^Email for orders/));
  const cost = page.getByRole('textbox', { name: /^Cost of/ }).first();
  await cost.fill('a lot');
  for (const _ of ['once', 'again']) {
    await cost.press('Enter');
    await expectRead(page.getByRole('alert').filter({ hasText: 'Please enter an amount' }));
  }

  await page.goto('/studio/queue?room=bedroom');
  await usable(page);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectRead(page.getByRole('alert').filter({ hasText: 'Please give the view a name.' }));
});

test('a refusal stays in view when the page has read its data again', async ({ page, watched }) => {
  watched.expectComplaint(/status of 422/);
  // Scrolls arrive at once, so there's no wait for one that should never start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/makers');
  await usable(page);
  await page.getByRole('table').getByRole('link').first().click();
  await usable(page, 'form button[value="cost"]');
  let readAgain = () => {};
  const slow = new Promise<void>((resolve) => {
    readAgain = resolve;
  });
  await page.route('**/studio/makers/*.data*', async (route) => {
    if (route.request().method() === 'GET') await slow;
    await route.continue();
  });
  const holidays = page.getByLabel(/^Days it’s closed/);
  await holidays.fill('someday');
  const save = page.locator('button[value="save"]');
  await save.click();
  await expectRead(holidays);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(save).toHaveAttribute('aria-busy', 'true');
  readAgain();
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await expectRead(holidays);
});
