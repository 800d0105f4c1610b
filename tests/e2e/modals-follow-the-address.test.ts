import { expect, expectAccessible, test, usable } from '../setup/browser.ts';

test('each parameter opens its modal on any page, and closing takes it out of the address', async ({ page }) => {
  for (const parameter of ['signUp', 'additionalinfo', 'offer']) {
    await page.goto(`/support?${parameter}=1`);
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/support');
  }
});

test('the sign-in modal is 710 wide and closes before a navigation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  await expect(modal).toBeVisible();
  expect((await modal.boundingBox())?.width).toBe(710);
  await modal.getByRole('link', { name: 'Take the style survey to get started' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the sign-in modal shows a password, outlives a lost connection, and opens at its first view', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/ERR_FAILED/);
  await page.clock.install();
  await page.route('**/sign-in', (route) => route.abort());
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill('customer@hearthline.test');
  const password = modal.getByLabel('Password', { exact: true });
  await password.fill('hearthline-demo');
  await expect(password).toHaveAttribute('type', 'password');
  await modal.getByLabel('Show password').check();
  await expect(password).toHaveAttribute('type', 'text');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal.getByText('A network error has occurred. Please try again later.')).toBeVisible();
  await expect(password).toHaveValue('hearthline-demo');

  await modal.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.clock.fastForward(300);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();
});

test('the ended offer never says that it runs', async ({ page }) => {
  await page.goto('/?offer=1');
  await expect(page.getByRole('dialog')).toContainText('ended');
});

test('returning from a social sign-in with a known address asks the user to sign in', async ({ page }) => {
  await page.goto('/?signUp=1&social=exists');
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  await expect(modal).toContainText('Account already exists for this email address, please sign in!');
  await page.goto('/?offer=1&social=exists');
  await usable(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

const refusals: readonly [email: string, password: string, message: string][] = [
  ['', 'hearthline-demo', 'Please enter an email addresss.'],
  ['not an address', 'hearthline-demo', 'This email address is invalid.'],
  ['customer@hearthline.test', 'short', 'This password is invalid (too short).'],
  ['customer@hearthline.test', 'wrong-password', 'The password does not match the account.'],
  ['nobody@hearthline.test', 'hearthline-demo', 'user-not-found'],
];

test('a failed sign-in says why and keeps what was typed', async ({ page, watched }) => {
  watched.expectComplaint(/400/);
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  for (const [email, password, message] of refusals) {
    await modal.getByLabel('Email').fill(email);
    await modal.getByLabel('Password', { exact: true }).fill(password);
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByText(message, { exact: true })).toBeVisible();
    for (const [, , other] of refusals.filter(([, , one]) => one !== message)) {
      await expect(modal.getByText(other, { exact: true })).toBeHidden();
    }
    await expect(modal.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
  }
});
