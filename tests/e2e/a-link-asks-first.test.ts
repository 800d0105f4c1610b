import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

const password = 'a walnut armchair';

async function signUp(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Robin', firstName: 'Robin' },
    headers: { Origin: new URL(process.env.SHOP_ORIGIN ?? '').origin },
  });
  expect(answer.status()).toBe(200);
}

/** The link of a letter that is on its way to the demo's mailbox. */
async function mailedLink(browser: Browser, subject: string, email: string, page: string): Promise<string> {
  const reader = await (await browser.newContext({ baseURL: process.env.SHOP_ORIGIN ?? '' })).newPage();
  const letter = reader.getByRole('link', { name: `${subject} ${email}` }).first();
  await expect(async () => {
    await reader.goto('/dev/mailbox');
    await expect(letter).toBeVisible({ timeout: 1000 });
  }).toPass();
  await letter.click();
  const link = await reader.frameLocator('iframe').locator(`a[href*="${page}?"]`).first().getAttribute('href');
  await reader.context().close();
  return new URL(link ?? '', process.env.SHOP_ORIGIN).href;
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'scrolls sideways').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('attack 1: an invitation asks who is signed in, for the password, or for a new one', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(/40[01]/);
  const newcomer = freshEmail('maren');
  const colleague = freshEmail('ada');
  await signUp(page.request, colleague);
  await page.goto(await mailedLink(browser, 'Please confirm your email address', colleague, '/verify-email'));
  await usable(page, 'main form');
  await page.getByRole('button', { name: 'Yes, that’s me' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.context().clearCookies();

  await signIn(page, 'admin@hearthline.test');
  for (const email of [newcomer, colleague]) {
    await page.goto('/studio/people');
    await usable(page, 'form[aria-label]');
    await page.getByLabel('Email').first().fill(email);
    await page.getByRole('button', { name: /invit/i }).first().click();
    await expect(page.getByText(email).first()).toBeVisible();
  }
  const subject = 'Theo invited you to Hearthline';
  const first = await mailedLink(browser, subject, newcomer, '/invitation');
  const second = await mailedLink(browser, subject, colleague, '/invitation');

  // Signed in as someone else: told so, and brought back after signing out.
  await page.goto(second);
  await usable(page);
  await expect(page.getByText(/signed in as admin@hearthline.test, but this invitation is for/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/Sign in first/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
  await modal.getByLabel('Email').fill(colleague);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/Enter your account password to accept/)).toBeVisible();
  await usable(page, 'main form');
  await page.getByLabel('Password', { exact: true }).fill('not the armchair');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText('The password does not match the account.')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL('/studio');

  await page.context().clearCookies();
  await page.goto(first);
  await usable(page, 'main form');
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('New password').fill('password');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText('Please choose a less common password.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maren');
  await expectFits(page);
  await page.getByLabel('New password').fill('another armchair');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await modal.getByLabel('Email').fill(newcomer);
  await modal.getByLabel('Password', { exact: true }).fill('another armchair');
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/studio');
});

test('attack 4: a confirmed address is asked before its account moves', async ({ page, browser, watched }) => {
  watched.expectComplaint(/40[01]/);
  const [old, next, other] = [freshEmail('old'), freshEmail('next'), freshEmail('other')];
  await signUp(page.request, old);
  await page.goto(await mailedLink(browser, 'Please confirm your email address', old, '/verify-email'));
  await usable(page, 'main form');
  await expect(page.getByRole('heading', { name: 'Did you create this account?' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Yes, that’s me' }).click();
  await expect(page.getByText(`we’ll write to you at ${old}`)).toBeVisible();
  const ask = async (email: string) => {
    await page.goto('/profile');
    await usable(page, '#email form');
    await page.getByLabel('New email address').fill(email);
    await page.locator('#email').getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change my address' }).click();
    await expect(page.getByText('Email Sent')).toBeVisible();
  };
  await ask(next);
  await page.goto(await mailedLink(browser, 'Is your email address changing?', old, '/email-change'));
  await usable(page, 'main form');
  await expectFits(page);
  await page.getByRole('button', { name: 'Yes, move my account' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto(await mailedLink(browser, 'Please confirm your new email address', next, '/verify-email'));
  await usable(page, 'main form');
  await expectFits(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`we’ll write to you at ${next}`)).toBeVisible();

  await ask(other);
  await page.goto(await mailedLink(browser, 'Is your email address changing?', next, '/email-change'));
  await usable(page, 'main form');
  await page.getByRole('button', { name: 'This wasn’t me: stop it' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays with you' })).toBeVisible();
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
  await expect(page.getByText(`We emailed a link to ${next}`)).toBeVisible();
});

test('attack 6: a link that signs in asks first where another browser asked for it', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(/40[01]/);
  const mallory = freshEmail('mallory');
  const attacker = await browser.newContext({ baseURL: process.env.SHOP_ORIGIN ?? '' });
  await signUp(attacker.request, mallory);
  const login = async () => {
    const answer = await attacker.request.get('/social/done?way=page', { maxRedirects: 0 });
    return answer.headers().location ?? '';
  };
  await page.goto(await login());
  await usable(page, 'main form');
  await expect(page.getByRole('heading', { name: 'Did you ask to sign in?' })).toBeVisible();
  await expect(page.getByText(mallory)).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'No, don’t sign me in' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/users/me')).status()).toBe(401);

  await signIn(page, 'customer@hearthline.test');
  await page.goto(await login());
  await usable(page);
  await expect(page.getByText(/signed in as customer@hearthline.test/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me in' }).click();
  await expect(page).toHaveURL('/projects');
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ email_address: mallory });
  await attacker.close();
});
