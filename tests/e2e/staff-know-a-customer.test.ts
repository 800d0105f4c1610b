import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithOrder, staffPage } from '../setup/journeys/paid-order.ts';

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const number = (orderId: string) => `HL-${orderId.slice(-8).toUpperCase()}`;

test('staff find a customer by order number, note and tag them, and see everything in one place', async ({
  page,
  browser,
}) => {
  const { email, orderId, cents } = await customerWithOrder(page, { pieces: 1, firstName: 'Junia' });
  const staff = await staffPage(browser, 'specialist@hearthline.test');
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto('/studio');
  await usable(staff);
  // The menu stays in one line.
  const menu = staff.getByRole('navigation', { name: 'Studio' });
  await menu.getByRole('link', { name: 'Customers' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  for (const width of [375, 1024, 1280]) {
    await staff.setViewportSize({ width, height: 900 });
    expect((await menu.boundingBox())?.height, `at ${width}`).toBeLessThan(60);
  }
  await usable(staff, 'input[name="q"]');
  const search = staff.getByRole('searchbox', { name: 'Name, email or order number' });
  await search.fill(number(orderId));
  await search.press('Enter');
  await expect(staff).toHaveURL(/q=HL-/);
  const row = staff.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expectAccessible(staff);
  await row.getByRole('link').first().click();

  await expect(staff.getByRole('heading', { level: 1, name: 'Junia' })).toBeVisible();
  await expect(staff.getByRole('link', { name: number(orderId) })).toBeVisible();
  const money = staff.getByRole('region', { name: 'Money' });
  await expect(money).toContainText(dollars(cents + 14_900));
  await expect(staff.getByRole('region', { name: 'What they agreed to' })).toContainText('No sign-up with this email');

  // A colleague has the page open, too, and reads everything below without a reload.
  const colleague = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signIn(colleague, 'admin@hearthline.test');
  await colleague.goto(staff.url());
  await usable(colleague, 'textarea[name="body"]');
  await expect(colleague.getByText('No notes yet.')).toBeVisible();

  // A note: refused while it's empty, kept with its author, changed and deleted by its author.
  await usable(staff, 'textarea[name="body"]');
  const form = staff.getByRole('form', { name: 'New note' });
  await form.getByRole('button', { name: 'Save the note' }).click();
  await expect(form.getByText('Please write the note first.')).toBeVisible();
  await form.getByLabel('New note').fill('Has a dog.\nPrefers mornings.');
  await form.getByRole('button', { name: 'Save the note' }).click();
  const note = staff.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(note).toContainText('Prefers mornings.');
  await expect(form.getByLabel('New note')).toHaveValue('');
  await note.getByRole('button', { name: /^Edit the note/ }).click();
  await expect(note.getByLabel('Your note')).toBeFocused();
  await note.getByLabel('Your note').fill('Has two dogs.');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(note).toContainText('Has two dogs.');
  await expect(note).toContainText('changed');
  await expect(colleague.getByRole('list', { name: 'Notes' })).toContainText('Has two dogs.');

  // A tag: what was typed stays when it's refused.
  const tag = staff.getByLabel('Add a tag', { exact: true }).and(staff.locator('input'));
  await tag.fill('#loyal');
  await tag.press('Enter');
  await expect(staff.getByText('Please use letters, numbers, spaces and hyphens only.')).toBeVisible();
  await expect(tag).toHaveValue('#loyal');
  const name = `loyal ${orderId.slice(-8)}`;
  await tag.fill(` ${name.toUpperCase()}`);
  await tag.press('Enter');
  const remove = staff.getByRole('button', { name: `Remove ${name}` });
  await expect(remove).toBeVisible();
  await expect(tag).toHaveValue('');
  await expect(colleague.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await colleague.context().close();
  await expectAccessible(staff);

  // On a tablet and a phone.
  for (const width of [768, 375]) {
    await staff.setViewportSize({ width, height: 812 });
    expect(await staff.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  await expectAccessible(staff);

  // The list is narrowed by the tag.
  await staff.goto(`/studio/customers?tag=${encodeURIComponent(name)}`);
  await expect(staff.getByRole('row').filter({ hasText: email })).toBeVisible();
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 1280, height: 900 });

  // From the order to the customer, by keyboard.
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await staff.getByRole('link', { name: email }).press('Enter');
  await expect(staff.getByRole('heading', { level: 1, name: 'Junia' })).toBeVisible();
  await usable(staff, 'textarea[name="body"]');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(tag).toBeFocused();
  await note.getByRole('button', { name: /^Delete the note/ }).click();
  await note.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(staff.getByText('No notes yet.')).toBeVisible();
  await expect(form.getByLabel('New note')).toBeFocused();

  // The customer themselves is shown nothing of it.
  await page.goto(staff.url());
  await expect(page).toHaveURL(`${shopOrigin()}/`);
  await staff.context().close();
});
