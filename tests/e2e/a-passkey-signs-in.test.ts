import type { Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

const password = 'a walnut armchair';

/** A device that keeps passkeys, and what it says when it asks for a finger. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** False: the finger is not recognized. */
    verifies: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('attack 13: a passkey is added, named, signs in without a password, and is removed', async ({ page, watched }) => {
  // A wrong password and a removed key are refused; the stream of news ends with the session.
  watched.expectComplaint(/40[01]/);
  const email = freshEmail('Robin');
  const origin = shopOrigin();
  const signUp = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Robin', firstName: 'Robin' },
    headers: { Origin: origin },
  });
  expect(signUp.status()).toBe(200);
  const device = await withDevice(page);

  await page.goto('/profile');
  await usable(page, '#passkeys form');
  const part = page.locator('#passkeys');
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await part.getByRole('button', { name: /^Rename/ }).click();
  await part.getByLabel('Name of the passkey').fill('Robin’s phone');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText('Robin’s phone', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'scrolls sideways').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.context().clearCookies();
  await page.goto('/?signUp=1&next=%2Fprofile');
  await usable(page);
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  await expectAccessible(page);
  await device.verifies(false);
  // The button is free again before the device has answered.
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (asked) => get(asked).finally(() => document.documentElement.setAttribute('data-answered', ''));
  });
  await modal.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForSelector('html[data-answered]');
  expect((await page.request.get('/api/users/me')).status(), 'the finger was not recognized').toBe(401);

  await device.verifies(true);
  await modal.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/profile');
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ email_address: email });

  await usable(page, '#passkeys form');
  await part.getByRole('button', { name: 'Remove: Robin’s phone' }).click();
  await expect(part.getByText('Robin’s phone', { exact: true })).toBeHidden();
  await page.context().clearCookies();
  await page.goto('/?signUp=1');
  await usable(page);
  await modal.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(modal.getByText('That didn’t work with this passkey.')).toBeVisible();
});
