import { expect, expectAccessible, rulesOfLayout, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';
import { takeFor } from '../setup/shop-database.ts';

test('an admin hands projects over, keeps a view under a name and sets days off', async ({ page, browser }) => {
  const firstName = fresh('Nell');
  const { selectionId } = await customerWithBoards(page, { firstName });
  const [mine] = (await (await page.request.get('/api/users/me/selections')).json()) as { surveyId: string }[];
  const surveyId = mine?.surveyId ?? '';
  await takeFor(surveyId, 'specialist@hearthline.test');
  const asked = await page.request.post(`/results/${selectionId}`, {
    form: { act: 'ask', body: 'Something lighter, please.' },
    headers: { Origin: shopOrigin() },
  });
  expect(asked.ok()).toBe(true);

  const context = await browser.newContext({
    baseURL: shopOrigin(),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const studio = await context.newPage();
  await signIn(studio, 'admin@hearthline.test');
  await studio.goto(`/studio/queue?q=${firstName}`);
  await usable(studio, 'input[name="surveyIds"]');
  const row = studio.getByRole('listitem').filter({ hasText: firstName });
  await expect(row).toContainText('Taken by Maren');
  await expectAccessible(studio);

  // Nothing chosen is said; chosen by keyboard, it goes to the colleague.
  const handOver = studio.getByRole('button', { name: 'Hand over the chosen projects' });
  const toMe = studio.getByRole('button', { name: /^To (?!Maren)/ }).first();
  await handOver.click();
  await toMe.click();
  await expect(studio.getByText('Choose the projects to hand over first.')).toBeVisible();
  await studio.getByRole('checkbox', { name: /^Choose / }).focus();
  await studio.keyboard.press('Space');
  await handOver.click();
  await toMe.click();
  await expect(studio.getByText('1 project handed over.')).toBeVisible();
  await expect(row).not.toContainText('Taken by Maren');
  // It isn't chosen anymore, so it doesn't go along to the next colleague.
  await expect(studio.getByRole('checkbox', { name: /^Choose / })).not.toBeChecked();

  // The view has its own name, and its address is the one to bookmark.
  const name = fresh('Nell ');
  await studio.getByRole('button', { name: 'Save this view' }).click();
  await studio.getByLabel('Name of the view').fill(name);
  await studio.getByRole('button', { name: 'Save', exact: true }).click();
  const views = studio.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await studio.goto('/studio/queue');
  await usable(studio, 'nav[aria-label="Saved views"] a');
  await views.getByRole('link', { name }).click();
  await expect(studio).toHaveURL(`/studio/queue?q=${firstName}`);
  await studio.setViewportSize({ width: 375, height: 800 });
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(studio, rulesOfLayout);
  await studio.setViewportSize({ width: 1280, height: 900 });
  await views.getByRole('button', { name: `Remove the view ${name}` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);

  await studio.getByRole('link', { name: 'Workload and days off' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Workload' })).toBeVisible();
  await expectAccessible(studio);
  const own = studio.getByRole('form', { name: 'Theo', exact: true });
  await own.getByLabel('Projects at once, at most').fill('many');
  await own.getByRole('button').click();
  await expect(own.getByRole('alert')).toContainText('a whole number from 0 to 99');
  await own.getByLabel('Projects at once, at most').fill('7');
  await own.getByLabel('First day, time off 1').fill('2030-12-24');
  await own.getByLabel('Last day, time off 1').fill('2030-12-26');
  await own.getByRole('button').click();
  await expect(own.getByLabel('First day, time off 2')).toBeVisible();
  await expect(studio.getByRole('listitem').filter({ has: own })).toContainText('of 7 waiting');

  // Changed elsewhere while they type: what they typed stays, the rest follows, and they're told what changed.
  const elsewhere = async (fields: Record<string, string>) => {
    const accountId = await own.locator('input[name="accountId"]').inputValue();
    const form = { accountId, most: '7', first: '2030-12-24', last: '2030-12-26', ...fields };
    const answer = await studio.request.post('/studio/workload', { form, headers: { Origin: shopOrigin() } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await own.getByLabel('Projects at once, at most').fill('9');
  await elsewhere({ most: '8', first: '2030-12-27', last: '2030-12-28' });
  await expect(own.getByRole('status')).toContainText(
    '“Projects at once, at most” is 8. What you typed is still here.',
  );
  await expect(own.getByLabel('Projects at once, at most')).toHaveValue('9');
  await expect(own.getByLabel('First day, time off 1')).toHaveValue('2030-12-27');
  await own.getByRole('button').click();
  await expect(studio.getByRole('listitem').filter({ has: own })).toContainText('of 9 waiting');
  await expect(own.getByRole('status')).toHaveText('');
  await elsewhere({ most: '7' });
  await expect(own.getByLabel('Projects at once, at most')).toHaveValue('7');

  await studio.setViewportSize({ width: 375, height: 800 });
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await context.close();
});
