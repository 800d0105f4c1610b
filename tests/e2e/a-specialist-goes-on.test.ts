import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { customerWithBoards, customerWithQuiz, payForRoom } from '../setup/customer-with-boards.ts';
import { fresh, freshEmail } from '../setup/fresh.ts';
import { makeAdmin, takeFor } from '../setup/shop-database.ts';

const visit = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: shopOrigin(), serviceWorkers: 'block' })).newPage();

/** Someone on the team whom no other test gives projects. */
async function colleague(browser: Browser): Promise<{ desk: Page; email: string }> {
  const desk = await visit(browser);
  const email = freshEmail('desk');
  const answer = await desk.request.post('/api/auth/sign-up/email', {
    data: { email, password: 'a walnut armchair', name: 'Ines', firstName: 'Ines' },
    headers: { Origin: shopOrigin() },
  });
  expect(answer.ok()).toBe(true);
  await makeAdmin(email);
  return { desk, email };
}

/** A paid room that waits for this colleague's boards. */
async function waitingFor(browser: Browser, email: string, firstName: string): Promise<string> {
  const page = await visit(browser);
  const { surveyId } = await customerWithQuiz(page, { firstName });
  // Before it's paid, so that the demo never answers it by itself.
  await takeFor(surveyId, email);
  await payForRoom(page, surveyId);
  await page.context().close();
  return surveyId;
}

test('a pair begins from earlier boards, goes out, and the next project opens', async ({ page, browser }) => {
  // Another customer liked leather, so that their boards differ from what would be proposed here.
  const earlier = await customerWithBoards(page, { materials: 'leather' });
  const { desk, email } = await colleague(browser);
  const [edda, june] = [fresh('Edda'), fresh('June')];
  const first = await waitingFor(browser, email, edda);
  const second = await waitingFor(browser, email, june);

  await desk.goto(`/studio/projects/${first}`);
  await usable(desk, 'main li a, section li a');
  const piecesOfA = desk.getByRole('list', { name: 'Pieces of Board A' });
  await expect(piecesOfA.getByRole('link').first()).toBeVisible();

  // By room and outcome, from those other customers got.
  await desk.getByRole('link', { name: 'Begin from earlier boards' }).click();
  const begin = desk.getByRole('region', { name: 'Begin from earlier boards' });
  await begin.getByLabel('Room').selectOption({ label: 'Living room' });
  await begin.getByLabel('Outcome').selectOption({ label: 'Sent, not ordered' });
  await begin.getByRole('button', { name: 'Show' }).click();
  await expect(desk).toHaveURL(/[?&]outcome=published/);
  const theirs = begin.getByRole('listitem').filter({ has: desk.locator(`a[href="/results/${earlier.selectionId}"]`) });
  await expect(theirs).toContainText('Sent, not ordered · Living room');
  await expectAccessible(desk);
  const recordId = earlier.recordIds[0] ?? '';
  const sofa = String((await (await page.request.get(`/api/furniture/${recordId}`)).json()).name);
  await expect(theirs).toContainText(sofa);
  await expect(piecesOfA).not.toContainText(sofa);
  await theirs.getByRole('button', { name: 'Begin from these' }).click();
  await expect(piecesOfA).toContainText(sofa);
  // It's one step, which can be undone and done again.
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(piecesOfA).not.toContainText(sofa);
  await desk.getByRole('button', { name: 'Redo' }).click();
  await expect(piecesOfA).toContainText(sofa);

  // A search says which wish hides what, and that wish alone can be dropped.
  await piecesOfA.getByRole('link').first().click();
  await desk.getByRole('searchbox').fill('leather');
  const hidden = desk.getByRole('status').filter({ hasText: /\d+ hidden by “Standard”/ });
  await expect(hidden).toBeVisible();
  await hidden
    .getByRole('paragraph')
    .filter({ hasText: '“Standard”' })
    .getByRole('button', { name: 'Drop it' })
    .click();
  await expect(desk.getByText(/hidden by “Standard”/)).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Standard', exact: true })).toHaveAttribute('aria-pressed', 'false');

  // What's typed to the customer says where it is kept.
  await desk.getByLabel(/^Write to/).fill('Almost there.');
  await expect(desk.getByText('It’s kept for you until you send it.', { exact: false })).toBeVisible();

  // Out they go; the next project of one's own opens, and these can still be called back from there.
  await desk.getByRole('button', { name: 'Publish and next' }).click();
  const asks = desk.getByRole('alertdialog', { name: 'Publish with these open?' });
  const next = desk.getByRole('heading', { level: 1 }).and(desk.locator('h1'));
  await asks.getByRole('button', { name: 'Publish and open the next' }).click();
  await expect(desk).toHaveURL(new RegExp(`/studio/projects/${second}$`));
  // What was asked about these isn't asked again about the next.
  await expect(asks).toHaveCount(0);
  await expect(next).toBeVisible();
  await expect(desk.getByText(`${edda}’s boards are out.`, { exact: false })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: `Call back ${edda}’s boards` }).click();
  await expect(desk.getByText(`${edda}’s boards are out.`, { exact: false })).toHaveCount(0);
  await desk.goto(`/studio/projects/${first}`);
  await expect(piecesOfA).toContainText(sofa);
  await desk.context().close();
});
