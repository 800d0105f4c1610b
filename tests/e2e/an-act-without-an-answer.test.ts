import { unansweredWords } from '../../app/shell/acts/answer-or-refuse.ts';
import { expect, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';

// What a worker of the page keeps would be there without a network.
test.use({ serviceWorkers: 'block' });

test('a customer’s message stays as it was typed until the network is back, and is sent once', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/net::ERR_|Failed to (load|fetch)/);
  const { selectionId } = await customerWithBoards(page, { firstName: 'Ada' });
  const module = page.waitForResponse(/\/assets\/thread\.route-/);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'textarea[name="body"]');
  const body = page.locator('textarea[name="body"]');
  await body.fill('Would the sofa come in green?');
  await module;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(unansweredWords.unreached)).toBeVisible();
  await expect(body).toHaveValue('Would the sofa come in green?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Would the sofa come in green?', { exact: true })).toHaveCount(1);
  await expect(body).toHaveValue('');
});

test('an invitation that got no answer stays in its field, and goes out with the second press', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/502|ERR_CONNECTION_FAILED|Failed to load/);
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/people');
  await usable(page, 'form[aria-label] button');
  const email = freshEmail('lark');
  const answers = [502, 0];
  await page.route('**/studio/people.data**', (route) => {
    const answer = route.request().method() === 'POST' ? answers.shift() : undefined;
    if (answer === undefined) return route.continue();
    return answer ? route.fulfill({ status: answer, body: 'starting' }) : route.abort('connectionfailed');
  });
  const field = page.locator('input[name="email"]');
  await field.fill(email);
  const invite = page.getByRole('button', { name: 'Send the invitation' });
  for (const left of [1, 0]) {
    await invite.click();
    await expect.poll(() => answers.length).toBe(left);
    await expect(invite).toBeEnabled();
    await expect(page.getByText(unansweredWords.unreached)).toBeVisible();
    await expect(field).toHaveValue(email);
  }
  await invite.click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
});

test('a page that could not be made is asked for again at its own address, query and all', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|503/);
  // The router's own answer to the 503, named after its minified class: it may be rejected before anything awaits it.
  watched.expectComplaint(/^page error: [\w$]{1,3}$/);
  await page.goto('/about?from=letter');
  await usable(page);
  await page.getByRole('banner').getByRole('link', { name: 'Hearthline' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.route('**/about.data**', (route) => route.fulfill({ status: 503, body: 'starting' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible();
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toHaveAttribute('href', '/about?from=letter');
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
});
