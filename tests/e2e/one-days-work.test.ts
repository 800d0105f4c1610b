import type { Browser, Page } from '@playwright/test';
import { addDays, dayWords } from '#core/promotion/index.ts';
import { dayShown, expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { fresh, freshEmail } from '../setup/fresh.ts';
import { fillAddress, fillCard, pay, total } from '../setup/journeys/checkout-form.ts';
import { composeSixPieces, counting, publishBoth } from '../setup/journeys/desk.ts';
import { agreeOnTerms, linkOfPurchaseOrder, openPurchaseOrder } from '../setup/journeys/purchase-orders.ts';
import { question, surveyIdOf } from '../setup/journeys/quiz.ts';
import { takeQuizForSixPieces } from '../setup/journeys/quiz-for-six-pieces.ts';
import { leaveToPeople, takeFor } from '../setup/shop-database.ts';

const tracking = '1Z999AA10123456784';
const specialist = 'specialist@hearthline.test';

/** Someone else, at their own machine. */
async function person(browser: Browser, { email = '', width = 1280 } = {}): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await (await browser.newContext({ baseURL: shopOrigin(), serviceWorkers: 'block', viewport })).newPage();
  if (email) await signIn(page, email);
  return page;
}

/** The customer takes the quiz, submits it and pays the fee; the project waits for someone to take it. */
async function takeQuizAndPay(page: Page, firstName: string): Promise<string> {
  await takeQuizForSixPieces(page, { email: freshEmail('day'), firstName });
  await page.getByRole('button', { name: 'Submit' }).click();
  await question(page, 'One flat fee, then we begin');
  const surveyId = await surveyIdOf(page);
  // The tests' house answers within a second; this project is for people.
  await takeFor(surveyId, specialist);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $149' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await leaveToPeople(surveyId);
  return surveyId;
}

/** The specialist takes it from the queue and sends two boards of six pieces. Returns what their hand did. */
async function sendBoards(desk: Page, firstName: string) {
  const counted = await counting(desk);
  await desk.goto(`/studio/queue?q=${firstName}`);
  await usable(desk, 'main li form button');
  await expectAccessible(desk);
  await desk
    .getByRole('listitem')
    .filter({ hasText: firstName })
    .getByRole('button', { name: /^Take / })
    .click();
  for (const board of ['A', 'B']) {
    await expect(desk.getByRole('list', { name: `Pieces of Board ${board}` }).getByRole('link')).toHaveCount(6);
  }
  await composeSixPieces(desk);
  await publishBoth(desk);
  return counted();
}

/** The customer's waiting page hears of the boards; they choose the rug and the coffee table of the first. */
async function choosePieces(page: Page) {
  await page.getByRole('link', { name: 'See your boards' }).click();
  await expect(page.getByText('Board A for you.').filter({ visible: true }).first()).toBeVisible();
  const row = (kind: string) => page.locator(`li[id^="piece-"][id*="${kind}"]`).first();
  for (const [index, kind] of ['rug', 'coffee-table'].entries()) {
    await row(kind)
      .getByRole('button', { name: /^Choose: / })
      .click();
    await expect(page.getByRole('button', { name: /^Chosen: / })).toHaveCount(index + 1);
  }
  const recordId = (await row('rug').getAttribute('id'))?.replace('piece-', '') ?? '';
  const rug = await (await page.request.get(`/api/furniture/${recordId}`)).json();
  return { recordId, rug: String(rug.name), vendor: String(rug.vendor.name) };
}

/** By card. Returns the order's id, its page in front of the customer. */
async function checkOut(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillAddress(page);
  await expect(page.getByText('Your fee, credited')).toBeVisible();
  const due = await total(page).innerText();
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await expect(page).toHaveURL(/\/purchase-success\?order=order_/);
  await expect(page.getByRole('main')).toContainText(due);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/orders\/order_/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('one day’s work, from the quiz to the maker’s bill: a customer, a specialist, a maker and the owner', async ({
  page,
  browser,
}) => {
  test.slow();
  const firstName = fresh('Edda');
  const surveyId = await takeQuizAndPay(page, firstName);
  await page.goto('/projects');
  await expect(page.getByText('until your boards')).toBeVisible();

  const desk = await person(browser, { email: specialist });
  const { clicks = 0, keys = 0 } = await sendBoards(desk, firstName);
  await desk.context().close();
  console.log(`a six-piece room from the queue to the customer: ${clicks} clicks, ${keys} keys`);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(25);

  const { recordId, rug, vendor } = await choosePieces(page);
  const email = freshEmail('rugs');
  const owner = await person(browser, { email: 'owner@hearthline.test' });
  await owner.goto(`/studio/makers?q=${encodeURIComponent(vendor)}`);
  await usable(owner);
  await owner.getByRole('table').getByRole('link', { name: vendor }).click();
  await usable(owner, 'form button[value="save"]');
  await agreeOnTerms(owner, { email, recordId, cost: '300.00' });
  const orderId = await checkOut(page);

  // The maker confirms a day and ships, by the link in its letter; the customer's open page follows.
  const followed = page.getByRole('list', { name: rug });
  await expect(followed).toContainText(/^Placed/);
  const number = await openPurchaseOrder(owner, { vendor, orderId });
  const orderedAt = owner.url();
  const maker = await person(browser, { width: 375 });
  await maker.goto(await linkOfPurchaseOrder(maker, { email, number }));
  await usable(maker, 'form button[value="confirm"]');
  await expect(maker.getByText(`1 × ${rug}`)).toBeVisible();
  const shipDay = maker.getByLabel('Ships on');
  const day = addDays(await shipDay.inputValue(), -1);
  await shipDay.fill(day);
  await maker.getByRole('button', { name: 'Confirm this order' }).click();
  await expect(maker.getByText(`You send 1 of 1 on ${dayWords(day)}.`)).toBeVisible();
  await expect(followed.getByRole('listitem').nth(1)).toHaveText(/^Confirmed by the maker/);
  await maker.getByLabel('Tracking number').fill(tracking);
  await maker.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(maker.getByText('Everything on this order is on its way. Thank you.')).toBeVisible();
  await expectAccessible(maker);
  await maker.context().close();
  await expect(followed.getByRole('listitem').nth(2)).toHaveText(/^On its way/);
  await expect(page.getByRole('link', { name: /^Follow it with UPS/ })).toHaveAttribute('href', new RegExp(tracking));

  // It arrives. The coffee table, from another maker, is still to come.
  await owner.goto(`/studio/orders/${orderId}`);
  await usable(owner, 'main form button');
  await owner.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(owner.getByRole('list', { name: rug })).toContainText('Delivered');
  await expect(followed.getByRole('listitem').nth(3)).toHaveText(/^Delivered/);
  await expect(page.getByRole('list', { name: /table/i })).toContainText(/^Placed/);

  // The bill asks for 37 cents too many; corrected, it agrees with the order and the delivery.
  await owner.goto(orderedAt);
  await usable(owner, 'form button[value="bill"]');
  const bill = owner.getByRole('form', { name: 'The maker’s bill' });
  await bill.getByLabel('Bill number').fill(fresh('R-'));
  await bill.getByLabel('Date on the bill').fill(await dayShown(owner.context()));
  await bill.getByLabel('Dollars each').fill('300.37');
  await bill.getByRole('button', { name: 'Compare the bill' }).click();
  await expect(owner.getByText(`${rug}: billed $300.37 each, agreed $300.00.`)).toBeVisible();
  await expect(owner.getByText(/: billed \d+, (ordered|delivered)/)).toHaveCount(0);
  await bill.getByLabel('Dollars each').fill('300.00');
  await bill.getByRole('button', { name: 'Correct the bill' }).click();
  await expect(owner.getByText('Order, delivery and bill agree.')).toBeVisible();
  await owner.getByRole('button', { name: 'Accept $300.00' }).click();
  await expect(owner.getByText('Accepted.', { exact: true })).toBeVisible();

  // What the day left behind: the log knows every hand, the figures what the boards sold.
  await owner.goto(`/studio/audit?q=${number}`);
  for (const act of ['entered the bill for', 'accepted the bill for', 'confirmed', 'shipped']) {
    await expect(
      owner
        .getByRole('row')
        .filter({ hasText: `${act} ${number}` })
        .first(),
    ).toBeVisible();
  }
  await owner.goto(`/studio/audit?project=${surveyId}`);
  await expect(owner.getByRole('row').filter({ hasText: 'took' })).toBeVisible();
  await owner.goto('/studio/figures/boards?by=maker');
  // With a margin, since we had agreed on a cost.
  await expect(owner.getByRole('row').filter({ hasText: vendor })).toContainText(/\$[\d,.]+ \(\d+%\)$/);
  await expectAccessible(owner);
  await owner.context().close();
});
