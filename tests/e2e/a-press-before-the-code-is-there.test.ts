import { expect, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { proveLongAgo } from '../setup/shop-database.ts';

test('attack 1: a press before the page has all its code is asked about once it has', async ({
  page,
  context,
  watched,
}) => {
  watched.expectComplaint(/403/);
  await signIn(page, 'admin@hearthline.test');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/signed-in-services/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/studio/keys');
  await usable(page, 'form button');
  await page.getByLabel('What is it for?').fill(`Program ${fresh('')}`);
  await page.getByLabel('Add boards').check({ force: true });
  await proveLongAgo(context, 16);
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 403,
  );
  await page.getByRole('button', { name: 'Make a key' }).click();
  await answer;
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
});
