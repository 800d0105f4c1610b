import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { makeAdmin, proveLongAgo, restFor } from '../setup/shop-database.ts';

const demoPassword = 'hearthline-demo';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test('attack 1: a key is made only after the password was entered again, and what was typed is kept', async ({
  page,
  context,
  watched,
}) => {
  // Held back, and a wrong password: both are said on the page.
  watched.expectComplaint(/40[03]/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/keys');
  await usable(page, 'form button');
  const name = `Program ${fresh('')}`;
  const field = page.getByLabel('What is it for?');
  await field.fill(name);
  await page.getByLabel('Add boards').check({ force: true });
  await proveLongAgo(context, 16);
  // A program that holds the cookie is refused as clearly, and nothing is made.
  const raw = await page.request.post('/studio/keys.data', { form: { name } });
  expect([raw.status(), await raw.text()]).toEqual([403, expect.stringContaining('"proof-needed"')]);
  const json = await page.request.post('/profile/recovery-codes', { form: {} });
  expect([json.status(), await json.json()]).toMatchObject([403, { error: { code: 'proof-needed' } }]);
  await field.press('Enter');

  const dialog = dialogOf(page);
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('not the password');
  await password.press('Enter');
  await expect(dialog.getByText('The password does not match the account.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/does not match/);

  // Closed instead: nothing was done, it is said where it was pressed, and nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We couldn’t confirm it’s you, so this wasn’t done.')).toBeVisible();
  await expect(field).toHaveValue(name);
  await expect(page.getByText('Copy it now. We won’t show it again.')).toBeHidden();

  // While the refused act is still being put away, another press does nothing.
  await expect(page.getByRole('button', { name: 'Make a key' })).toBeEnabled();
  await field.press('Enter');
  await password.fill(demoPassword);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Copy it now. We won’t show it again.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);

  // Proved a moment ago: the next one is not asked about.
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(row.getByText(/^Revoked /)).toBeVisible();
});

test('attack 1: the amount from which refunds need two people isn’t changed without the password', async ({
  page,
  context,
  watched,
}) => {
  watched.expectComplaint(/403/);
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/settings');
  await usable(page, 'form button');
  const section = page.getByRole('region', { name: 'Refunds for two people' });
  const field = section.getByLabel('Refunds over');
  await field.fill('98,765');
  await proveLongAgo(context, 16);
  await section.getByRole('button', { name: 'Save' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  // Other tests share this shop, so it stays as it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(section.getByText('We couldn’t confirm it’s you, so this wasn’t done.')).toBeVisible();
  await expect(field).toHaveValue('98,765');
});

test('attack 1: on a phone, an invitation asks the same question first', async ({ page, context, watched }) => {
  watched.expectComplaint(/403/);
  await signIn(page, 'admin@hearthline.test');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/studio/people');
  await usable(page, 'form button');
  const email = `${fresh('')}@example.com`;
  await page.getByLabel('Email').first().fill(email);
  await proveLongAgo(context, 16);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  const box = await dialog.boundingBox();
  expect(box?.width ?? 0).toBeLessThanOrEqual(375);
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`).first()).toBeVisible();
});

test('attack 1: who signs in by a provider only signs in there again, as the same person', async ({
  page,
  context,
  watched,
}) => {
  watched.expectComplaint(/403/);
  const email = `robin-${fresh('')}@example.com`;
  const popUp = async (press: () => Promise<void>, as: string) => {
    // The provider's own cookie: with it, it knows only the person who was there before.
    await context.clearCookies({ name: /^_session/ });
    const opening = context.waitForEvent('page');
    await press();
    const consent = await opening;
    await consent.getByLabel('Email').fill(as);
    await consent.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/?signUp=1&next=%2Fprofile');
  await popUp(() => page.getByRole('button', { name: 'Continue with Google' }).click(), email);
  await expect(page).toHaveURL('/profile');
  await makeAdmin(email);
  await page.goto('/studio/keys');
  await usable(page, 'form button');
  const name = `Program ${fresh('')}`;
  await page.getByLabel('What is it for?').fill(name);
  await page.getByLabel('Add boards').check({ force: true });
  await proveLongAgo(context, 16);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const google = dialogOf(page).getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeVisible();
  await expectAccessible(page);

  await popUp(() => google.click(), `other-${fresh('')}@example.com`);
  await expect(dialogOf(page).getByText('That’s a different account.')).toBeVisible();
  await popUp(() => google.click(), email);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Copy it now. We won’t show it again.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('attack 15: after half an hour of rest staff sign in again, and what they had typed is sent', async ({
  page,
  context,
  watched,
}) => {
  watched.expectComplaint(/401/);
  // News would have the page asked again, and it would leave as signed out.
  await page.route('**/api/events', () => undefined);
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/keys');
  await usable(page, 'form button');
  const name = `Program ${fresh('')}`;
  await page.getByLabel('What is it for?').fill(name);
  await page.getByLabel('Add boards').check({ force: true });
  await restFor(context, 31);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('admin@hearthline.test');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Copy it now. We won’t show it again.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('attack 15: a person sees where they are signed in, and ends one session after the other', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(/401/);
  const email = `kit-${fresh('')}@example.com`;
  const password = 'a walnut armchair';
  await page.goto('/');
  const signUp = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Kit', firstName: 'Kit' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(signUp.ok()).toBe(true);
  const others = [];
  for (const userAgent of ['Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0']) {
    const baseURL = new URL(page.url()).origin;
    const other = await browser.newContext({ baseURL, userAgent, serviceWorkers: 'block' });
    const data = { email, password };
    expect((await other.request.post('/api/auth/sign-in/email', { data, headers: { Origin: baseURL } })).ok()).toBe(
      true,
    );
    others.push(other);
  }
  const [phone, office] = others;

  await page.goto('/profile');
  await usable(page, '#devices button');
  const list = page.locator('#devices').getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('This device · Active now');
  await expect(list.filter({ hasText: 'Safari on iPhone' })).toContainText('Active now');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
  await expect(list).toHaveCount(2);
  expect((await phone?.request.get('/api/users/me'))?.status()).toBe(401);
  expect((await office?.request.get('/api/users/me'))?.status()).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list).toHaveCount(1);
  expect((await office?.request.get('/api/users/me'))?.status()).toBe(401);
  await page.getByRole('button', { name: 'Sign out: This device' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  for (const other of others) await other.close();
});

test('attack 13: a customer sets a second factor up, keeps the codes, makes new ones and turns it off', async ({
  page,
  context,
  watched,
}) => {
  watched.expectComplaint(/403/);
  const email = `ash-${fresh('')}@example.com`;
  const password = 'a walnut armchair';
  await page.goto('/');
  const signUp = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Ash', firstName: 'Ash' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(signUp.ok()).toBe(true);
  await page.goto('/profile');
  const part = page.locator('#second-factor');
  await usable(page, '#second-factor button');
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Set it up' }).click();
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.first().innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hearthline-recovery-codes.txt');
  await expectAccessible(page);
  const key = (await part.getByRole('link').first().getAttribute('href')) ?? '';
  await part.getByLabel('Code', { exact: true }).fill(await codeOf(page, key));
  await part.getByRole('button', { name: 'Confirm' }).click();
  await expect(part.getByText('On: every sign-in asks for a code')).toBeVisible();
  await expect(part.getByText('You have 10 recovery codes left.', { exact: false })).toBeVisible();

  await proveLongAgo(context, 16);
  await part.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Use a code from my app instead' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(first);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(codes).toHaveCount(10);
  await expect(codes.filter({ hasText: first })).toHaveCount(0);

  await part.getByRole('button', { name: 'Turn it off' }).click();
  await part.getByRole('button', { name: 'Turn it off' }).click();
  await expect(part.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

/** What an authenticator app would show for this key (RFC 6238), reckoned by the browser. */
const codeOf = (page: Page, uri: string): Promise<string> =>
  page.evaluate(async (given) => {
    const key = new URL(given).searchParams.get('secret') ?? '';
    const bits = [...key].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
    const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    const hmac = { name: 'HMAC', hash: 'SHA-1' };
    const imported = await crypto.subtle.importKey('raw', new Uint8Array(bytes), hmac, false, ['sign']);
    const step = new DataView(new ArrayBuffer(8));
    step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
    const hash = new DataView(await crypto.subtle.sign('HMAC', imported, step.buffer));
    const offset = hash.getUint8(19) & 15;
    return String((hash.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  }, uri);
