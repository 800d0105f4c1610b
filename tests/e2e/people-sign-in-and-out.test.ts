import { expect, expectAccessible, signInByForm, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

const password = 'a walnut armchair';
/** A person of this test alone. */

test('a social pop-up signs up, signs in again, and says what is wrong', async ({ page, context, watched }) => {
  watched.expectComplaint(/./);
  const email = freshEmail('robin');
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  const open = async (provider: 'Google' | 'Facebook') => {
    const opening = context.waitForEvent('page');
    await modal.getByRole('button', { name: `Continue with ${provider}` }).click();
    return opening;
  };
  await page.goto('/?signUp=1&next=%2Fprofile');

  // Closed: nothing is said.
  await (await open('Google')).close();
  await expect(modal).toBeVisible();

  // Said no at the provider: nothing is said either, and the pop-up is gone.
  const refused = await open('Facebook');
  const gone = refused.waitForEvent('close');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await gone;
  await expect(modal).toBeVisible();

  // A second request cancels the first.
  const cancelled = await open('Google');
  await expect(cancelled).toHaveTitle(/Google/);
  await modal.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(modal.getByText('Too many requests. Please try again later.')).toBeVisible();
  // Not while it goes from one provider to the other.
  await expect(cancelled).toHaveTitle(/Facebook/);
  await cancelled.close();

  // Blocked by the browser.
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await modal.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(modal.getByText('Operation blocked by browser.')).toBeVisible();
  await page.reload();

  const consent = await open('Google');
  await expectAccessible(consent);
  await consent.getByLabel('Name').fill('Robin Hale');
  await consent.getByLabel('Email').fill(email);
  await consent.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByText(`${email} · Confirmed`)).toBeVisible();
});

test('a whole page comes back with a value that signs in; any other value is answered by the sign-in modal', async ({
  page,
  watched,
}) => {
  // The stream of news is refused once the cookie is gone.
  watched.expectComplaint(/401/);
  const email = freshEmail('ada');
  await page.goto('/social/google?way=page');
  await page.getByLabel('Email').fill(email);
  const entering = page.waitForRequest((request) => request.url().includes('/?login='));
  await page.getByRole('button', { name: 'Continue' }).click();
  const used = new URL((await entering).url()).search;
  await expect(page).toHaveURL('/projects');
  const me = await page.request.get('/api/users/me');
  expect(await me.json()).toMatchObject({ email_address: email });

  await page.context().clearCookies();
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  const named = JSON.stringify({ id: 'social-1', email: 'customer@hearthline.test' });
  for (const value of [used, `?login=${encodeURIComponent(named)}`, '?login=%00', '?login=']) {
    await page.goto(`/${value}`);
    await expect(modal.getByText(/^An unknown login error has occurred\./)).toBeVisible();
    expect((await page.request.get('/api/users/me')).status()).toBe(401);
  }
});

test('an address with a password account is linked only after proof of ownership', async ({ page, context }) => {
  const email = freshEmail('dana');
  await page.goto('/registration');
  await usable(page);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/quiz/);
  await page.goto('/profile');
  await usable(page);

  // Signed in: from here it may be linked, once the pop-up comes back with the same address.
  const linking = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Link Google' }).click();
  const consent = await linking;
  await consent.getByLabel('Email').fill(email);
  await consent.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Google · Linked', { exact: true })).toBeVisible();
  await expect(page.getByText('A social sign-in was linked')).toBeVisible();

  // Signed out, another provider with the same address is not believed: the account's own is not confirmed yet.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out', exact: true }))
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByLabel('First name')).toBeHidden();

  await page.goto('/?signUp=1');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  const other = await opening;
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Account already exists for this email address, please sign in!')).toBeVisible();
});

test('a forgotten password is replaced by the mailed link', async ({ page, watched }) => {
  watched.expectComplaint(/400/);
  // The mail's frame may run nothing, not even the test's own questions.
  watched.expectComplaint(/about:srcdoc/);
  const email = freshEmail('kim');
  const signUp = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Kim', firstName: 'Kim' },
    headers: { Origin: new URL(process.env.SHOP_ORIGIN ?? '').origin },
  });
  expect(signUp.status()).toBe(200);
  await page.context().clearCookies();
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await expectAccessible(page);
  await modal.getByLabel('Email').fill('nonsense');
  await modal.getByRole('button', { name: 'Send the link' }).click();
  await expect(modal.getByText('Please enter a valid email address')).toBeVisible();
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email Sent')).toBeVisible();
  await expect(modal).toBeHidden();

  const mail = page.getByRole('link', { name: `Choose a new password ${email}` });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/reset-password\?token=/);
  await usable(page);
  await page.getByLabel('New password').fill('another armchair');
  await page.getByLabel('Repeat password').fill('another armchair');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signInByForm(page, email, 'another armchair');
});
