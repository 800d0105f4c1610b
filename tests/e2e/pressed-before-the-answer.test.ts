import { expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { fresh, freshEmail } from '../setup/fresh.ts';
import { holdPosts } from '../setup/journeys/hold-posts.ts';

test('a note begun while the last one is being saved stays, and what’s pressed twice happens once', async ({
  page,
  browser,
}) => {
  const email = freshEmail('noted');
  const firstName = fresh('Nora ');
  const signedUp = await page.request.post('/api/auth/sign-up/email', {
    data: { email, password: 'a walnut armchair', name: firstName, firstName },
    headers: { Origin: shopOrigin() },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const context = await browser.newContext({ baseURL: shopOrigin(), serviceWorkers: 'block' });
  await signIn(context, 'specialist@hearthline.test');
  const staff = await context.newPage();
  await staff.goto(`/studio/customers?q=${encodeURIComponent(email)}`);
  await usable(staff);
  await staff.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await usable(staff, 'textarea[name="body"]');

  const field = staff.getByRole('textbox', { name: 'New note' });
  // Its name changes while it works.
  const save = staff.getByRole('form', { name: 'New note' }).getByRole('button');
  const notes = staff.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  const saving = await holdPosts(staff, /\/studio\/customers\/[^/]+\.data/);
  await field.fill('Likes oak.');
  await save.press('Enter');
  await expect.poll(saving.posted).toBe(1);
  await save.press('Enter');
  await field.fill('Ask about brass.');
  saving.letGo();
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('Likes oak.');
  await expect(field).toHaveValue('Ask about brass.');
  expect(saving.posted()).toBe(1);
  // It's a note of its own.
  await save.click();
  await expect(notes).toHaveCount(2);
  await expect(field).toHaveValue('');
  await staff.unrouteAll();

  const deleting = await holdPosts(staff, /\/studio\/customers\/[^/]+\.data/);
  const gone = notes.filter({ hasText: 'Likes oak.' });
  const remove = gone.getByRole('button', { name: /^Delete the note/ });
  await remove.dblclick();
  await expect(gone.getByRole('status')).toBeVisible();
  expect(deleting.posted()).toBe(0);
  await remove.press('Enter');
  await expect.poll(deleting.posted).toBe(1);
  await remove.press('Enter');
  deleting.letGo();
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('Ask about brass.');
  expect(deleting.posted()).toBe(1);
  await context.close();
});
