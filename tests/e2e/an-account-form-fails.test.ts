import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';

/** The server fails at this address: with an error in JSON, with a page of a proxy, or not at all. */
const failures = {
  'a 500': { status: 500, json: { error: { code: 'unexpected', message: 'The books are closed.' } } },
  'an answer that is no JSON': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
} as const;

async function failing(page: Page, address: string, how: keyof typeof failures | 'a lost connection'): Promise<void> {
  await page.unroute(address);
  await page.route(address, (route) =>
    route.request().method() !== 'POST'
      ? route.continue()
      : how === 'a lost connection'
        ? route.abort()
        : route.fulfill(failures[how]),
  );
}

test.beforeEach(({ watched }) => watched.expectComplaint(/status of 50[02]|answered 50[02]|ERR_FAILED/));

test('§8 an unknown sign-in error shows the unknown login error, followed by the error', async ({ page }) => {
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill('customer@hearthline.test');
  const password = modal.getByLabel('Password', { exact: true });
  await password.fill('hearthline-demo');
  for (const [how, said] of [
    ['a 500', 'An unknown login error has occurred. The books are closed.'],
    [
      'an answer that is no JSON',
      'An unknown login error has occurred. Something went wrong on our side (502). Please try again.',
    ],
    ['a lost connection', 'A network error has occurred. Please try again later.'],
  ] as const) {
    await failing(page, '**/sign-in', how);
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByText(said)).toBeVisible();
    await expect(password).toHaveValue('hearthline-demo');
  }
  await expectAccessible(page);
});

for (const how of ['a 500', 'an answer that is no JSON', 'a lost connection'] as const) {
  test(`§8 sign-up and the additional-info modal have their own texts for ${how}`, async ({ page }) => {
    await failing(page, '**/sign-up', how);
    await failing(page, '**/sign-up/basic', how);
    await page.goto('/registration');
    await usable(page, 'main form');
    const form = page.getByRole('main');
    await form.getByLabel('First name').fill('June');
    await form.getByLabel('Email').fill('june.fails@example.com');
    await form.getByLabel('Password', { exact: true }).fill('a walnut armchair');
    await form.getByLabel('Repeat password').fill('a walnut armchair');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('There was a problem with your submission.')).toBeVisible();
    await expect(form.getByText('Unexpected error. Please refresh the page and try again.')).toBeVisible();
    await expect(form.getByLabel('First name')).toHaveValue('June');

    await page.goto('/?additionalinfo=1');
    const modal = page.getByRole('dialog');
    await modal.getByLabel('First name').fill('June');
    await modal.getByLabel('Email').fill('june.fails@example.com');
    await modal.locator('button[type=submit]').click();
    await expect(modal.getByText('An unknown sign-up error has occurred.')).toBeVisible();
  });

  test(`§8 profile, email and password changes have their own texts for ${how}`, async ({ page }) => {
    await signIn(page, 'customer@hearthline.test');
    await page.goto('/profile');
    await usable(page, '#password form');
    await failing(page, '**/profile/acts', how);
    const part = (id: string) => page.locator(`#${id}`);

    await part('about').getByRole('button', { name: 'Save' }).click();
    await expect(part('about').getByText('Sorry, there was an error updating your user profile.')).toBeVisible();

    await part('email').getByLabel('New email address').fill('june.new@example.com');
    await part('email').getByLabel('Your password').fill('hearthline-demo');
    await part('email').getByRole('button', { name: 'Change my address' }).click();
    await expect(part('email').getByText('Sorry, there was an error updating your email.')).toBeVisible();
    await expect(part('email').getByLabel('New email address')).toHaveValue('june.new@example.com');

    await part('password').getByLabel('Current password').fill('hearthline-demo');
    await part('password').getByLabel('New password').fill('a walnut armchair');
    await part('password').getByLabel('Repeat password').fill('a walnut armchair');
    await part('password').getByRole('button', { name: 'Change my password' }).click();
    await expect(part('password').getByText('Sorry, there was an error updating your password.')).toBeVisible();

    const zip = part('shipping').getByLabel('Zip code');
    await expect(zip, '§5 the digits pattern').toHaveAttribute('pattern', '[0-9]*');
  });
}
