import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

const password = 'a walnut armchair';

test('attack 18: a stranger’s sign-in is seen in the profile and told by mail, with a way forward', async ({
  page,
  browser,
  watched,
}) => {
  // A refused sign-in; the stream of news ends with the session.
  watched.expectComplaint(/40[01]/);
  // The mail's frame may run nothing, not even the test's own questions.
  watched.expectComplaint(/about:srcdoc/);
  const email = freshEmail('Lee');
  const origin = new URL(process.env.SHOP_ORIGIN ?? '').origin;
  await page.request.post('/sign-up', {
    form: { firstName: 'Lee', email, password, repeat: password },
    headers: { Origin: origin },
  });

  const elsewhere = await browser.newContext({ baseURL: origin });
  const enter = (tried: string) =>
    elsewhere.request.post('/sign-in', { form: { email, password: tried }, headers: { Origin: origin } });
  expect((await enter('not the armchair')).status()).toBe(400);
  expect((await enter(password)).status()).toBe(200);
  await elsewhere.close();

  await page.goto('/profile');
  await usable(page);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem')).toHaveText([
    /^You signed in on a new device/,
    /^Someone tried to sign in and couldn’t/,
    /^You created this account/,
  ]);
  await expectAccessible(page);
  await activity.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL('/profile#password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('a cedar chest');
  await page.getByLabel('Repeat password').fill('a cedar chest');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(activity.getByRole('listitem').first()).toHaveText(/^Your password was changed/);

  const mail = page.getByRole('link', { name: `New sign-in to your account ${email}` });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  await page.frameLocator('iframe').getByRole('link', { name: 'This wasn’t me' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('link', { name: /new link/i }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  await page.goto('/profile');
  await page.context().clearCookies();
  await signIn(page, email, 'a cedar chest');
});
