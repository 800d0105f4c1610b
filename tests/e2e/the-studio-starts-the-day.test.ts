import { expect, expectAccessible, rulesOfLayout, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';
import { messagesWaitHours, takeFor, waitHours } from '../setup/shop-database.ts';

test('the start page lists what waits; a message marks today, queue and desk at once, until it is read', async ({
  page,
  browser,
}) => {
  const firstName = fresh('June');
  const { selectionId } = await customerWithBoards(page, { firstName });
  const [mine] = (await (await page.request.get('/api/users/me/selections')).json()) as { surveyId: string }[];
  const surveyId = mine?.surveyId ?? '';
  await takeFor(surveyId, 'specialist@hearthline.test');
  const asked = await page.request.post(`/results/${selectionId}`, {
    form: { act: 'ask', body: 'Two quite different boards, please.' },
    headers: { Origin: shopOrigin() },
  });
  expect(asked.ok()).toBe(true);
  // Other tests' customers wait too, and Today lists the first few: this one has waited longest.
  await messagesWaitHours(surveyId, 48);
  await waitHours(surveyId, 20);

  const context = await browser.newContext({
    baseURL: shopOrigin(),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const studio = await context.newPage();
  await signIn(studio, 'specialist@hearthline.test');
  await studio.goto('/studio');
  await usable(studio, 'main a, a[data-row-act]');
  await expect(studio.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(
    studio.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: /^Today/ }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(studio.getByRole('link', { name: new RegExp(`^Make a new pair.*${firstName}`) })).toBeVisible();
  await expectAccessible(studio);
  for (const width of [375, 768, 1680]) {
    await studio.setViewportSize({ width, height: 900 });
    expect(await studio.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    await expectAccessible(studio, rulesOfLayout);
  }
  await studio.setViewportSize({ width: 1280, height: 900 });

  // J goes from row to row, and only one button is filled.
  await studio.keyboard.press('j');
  await expect(studio.locator('a[data-row-act]').first()).toBeFocused();
  await studio.keyboard.press('j');
  await expect(studio.locator('a[data-row-act]').nth(1)).toBeFocused();

  // What the customer writes is here without asking for the page again.
  const said = `Is the rug washable? ${fresh('')}`;
  const sent = await page.request.post(`/messages/${surveyId}`, {
    form: { body: said },
    headers: { Origin: shopOrigin() },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const unread = studio.getByRole('region', { name: /^Unread messages/ });
  await expect(unread).toContainText(said);
  await studio.goto(`/studio/queue?q=${firstName}`);
  await expect(studio.getByRole('link', { name: '2 unread messages' })).toBeVisible();

  // "All" means all: also what no longer waits.
  await studio.goto('/studio/queue?state=all');
  await expect(studio.getByRole('listitem').filter({ hasText: 'Boards ready' }).first()).toBeVisible();

  await studio.setViewportSize({ width: 1280, height: 600 });
  await studio.goto(`/studio/projects/${surveyId}`);
  const mark = studio.getByRole('link', { name: '2 new messages' });
  await expect(mark).toBeVisible();
  await usable(studio, 'a[href="#messages"]');
  await mark.click();
  await expect(mark).toHaveCount(0);
  await studio.goto('/studio');
  await expect(studio.getByRole('region', { name: /^Unread messages/ })).not.toContainText(said);
  await context.close();
});
