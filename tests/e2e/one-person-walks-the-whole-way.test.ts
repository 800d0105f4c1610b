import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh, freshEmail } from '../setup/fresh.ts';
import { choose, press, tick } from '../setup/journeys/quiz.ts';

test.use({ serviceWorkers: 'allow' });

const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

async function measure(page: Page, name: string, feet: string, inches: string): Promise<void> {
  const group = page.getByRole('group', { name });
  await group.getByRole('textbox', { name: 'feet' }).fill(feet);
  await group.getByRole('textbox', { name: 'inches' }).fill(inches);
}

/** The quiz for a living room: a sofa and a rug, measured, with one photo. Ends at the summary, with an account. */
async function takeTheQuiz(page: Page, email: string, projectName: string): Promise<void> {
  await question(page, 'What kind of place is it?');
  await choose(page, 'House');
  await choose(page, /^Blank canvas/);
  await choose(page, 'Living room');
  await question(page, 'What should we find for your living room?');
  for (const piece of ['Sofa', 'Lounge chair', 'Rug']) await tick(page, piece);
  // It's ticked by itself once a piece is chosen. Pressing it again is no mistake.
  await expect(page.getByRole('checkbox', { name: 'No thanks' })).toBeChecked();
  await tick(page, 'No thanks');
  await expect(page.getByRole('checkbox', { name: 'No thanks' })).toBeChecked();
  await expect(page.getByText('There was a problem with your submission.')).toBeHidden();
  await onward(page);
  await page.getByRole('button', { name: 'My choice: Draper' }).click();
  await onward(page);

  await question(page, 'Which sofa shape feels right?');
  await choose(page, /^Standard/);
  await choose(page, /^Track arm/);
  await question(page, 'Fabric or leather?');
  await choose(page, /^Fabric/);
  await answerPieces(page);

  await question(page, 'How bold can we be?');
  await answerColors(page);

  await question(page, 'Would you like help with the layout?');
  await choose(page, /^Yes/);
  await question(page, 'How should we measure your living room?');
  await choose(page, /^Do it yourself/);
  await measure(page, 'Wall A', '16', '0');
  await measure(page, 'Wall B', '13', '6');
  await measure(page, 'Doorway height', '6', '8');
  await measure(page, 'Doorway width', '3', '0');
  await onward(page);

  await choose(page, /^No rush/);
  await question(page, 'What else should your specialist know?');
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c9b79c' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(1);
  await page.getByLabel('About the room').fill('North light, two dogs, no glass tables.');
  await onward(page);
  await question(page, "Where's your furniture headed?");
  await page.getByLabel('Delivery zip code').fill('11201');
  await page.getByLabel('Project name').fill(projectName);
  await expect(page.getByRole('button', { name: /Delivery state/ })).toContainText('New York');
  await onward(page);

  await question(page, 'Where should we send your boards?');
  await page.getByLabel('First name').fill('June');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a walnut armchair');
  await page.getByLabel('Repeat password').fill('a walnut armchair');
  await onward(page);
  await question(page, 'Does this sound like you?');
}

/** The chair's and the rug's own questions: whichever comes, the answers that suit it. */
async function answerPieces(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await choose(page, /^Stationary/);
  await choose(page, /^Exposed frame/);
  await page.getByRole('button', { name: 'Change Fabric or leather?' }).click();
  await choose(page, /^Leather/);
  await choose(page, /^1\b/);
  await question(page, 'Which rugs draw you in?');
  for (const style of [/^Geometric/, /^Moroccan/, /^Solid/]) await tick(page, style);
  await choose(page, /8 × 10/);
  await question(page, 'What would you like to spend?');
  const tier = (piece: string, name: RegExp) =>
    press(
      page.getByRole('radiogroup', { name: `What would you like to spend on ${piece}?` }).getByRole('radio', { name }),
    );
  await tier('your sofa', /^Basic/);
  await page.getByRole('button', { name: 'Change What would you like to spend on a lounge chair?' }).click();
  await tier('a lounge chair', /^Premium/);
  await page.getByRole('button', { name: 'Change What would you like to spend on your rug?' }).click();
  await tier('your rug', /^Premium/);
  await expect(heading).toHaveText('How bold can we be?');
}

async function answerColors(page: Page): Promise<void> {
  const layout = page.getByRole('heading', { level: 1, name: 'Would you like help with the layout?' });
  await press(
    page
      .getByRole('radiogroup', { name: 'How colorful should your sofa be?' })
      .getByRole('radio', { name: /^Neutral/ }),
  );
  await expect(page.getByText('The same as for the sofa')).toHaveCount(2);
  await onward(page);
  await expect(layout).toBeVisible();
}

/** On a phone the ways of delivery are folded under their piece. */
async function showDelivery(page: Page): Promise<void> {
  if (page.viewportSize()?.width === 375)
    await page
      .getByRole('button', { name: /^Change delivery/ })
      .first()
      .click();
}

async function fillCard(page: Page): Promise<void> {
  await usable(page, '[autocomplete=cc-number]');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/^Expir/).fill('12/34');
  await page.getByLabel(/CVC|Security code/).fill('123');
  const zip = page.getByLabel(/Billing zip|Card zip/);
  if (await zip.count()) await zip.fill('11201');
}

async function payTheFee(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await question(page, 'One flat fee, then we begin');
  // Their zip is known from the quiz.
  await expect(page.getByText('11201 New York')).toBeVisible();
  await expect(page.getByText('$149').first()).toBeVisible();
  await fillCard(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $149' }).click();
  await expect(page.getByText(/Your fee is paid/)).toBeVisible();
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 812 } });
    test('one person alone walks from Home to a paid order, and we ship it', ({ page, browser }) =>
      walk(page, browser));
  });
}

async function walk(page: Page, browser: Browser): Promise<void> {
  const email = freshEmail('walker');
  const name = `June Walker ${fresh('')}`;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await takeTheQuiz(page, email, 'Maple Street');
  await payTheFee(page);

  // The clock runs, the demo answers with boards, and the open page hears of it.
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Maple Street' })).toBeVisible();
  const boards = page.getByRole('link', { name: 'See your boards' });
  await expect(boards).toBeVisible();
  const mailbox = await (await browser.newContext()).newPage();
  const mail = mailbox.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'Your boards are ready' });
  await expect(async () => {
    await mailbox.goto(`${new URL(page.url()).origin}/dev/mailbox`);
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.getByRole('link').click();
  await expect(mailbox.frameLocator('iframe').getByRole('link', { name: 'See your boards' })).toBeVisible();
  // The letter's pictures need no session, only its address.
  const pictures = mailbox.frameLocator('iframe').locator('img');
  const areDrawn = (all: Element[]) =>
    all.length > 0 && all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  await expect.poll(() => pictures.evaluateAll(areDrawn)).toBe(true);
  expect(await pictures.evaluateAll((all) => all.filter((one) => !one.getAttribute('alt')).length)).toBe(0);
  await mailbox.context().close();

  // Three pieces from the boards, one with white glove.
  await boards.click();
  await expect(page).toHaveURL(/\/results\//);
  await expectAccessible(page);
  const choosing = page.getByRole('button', { name: /^Choose/ });
  await expect(choosing.first()).toBeVisible();
  for (let chosen = 1; chosen <= 3; chosen++) {
    await choosing.first().click();
    await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(chosen);
  }
  const whiteGlove = page.getByRole('radio', { name: /White glove/ }).first();
  await showDelivery(page);
  await whiteGlove.click({ force: true });
  await expect(whiteGlove).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(3);
  await showDelivery(page);
  await expect(whiteGlove).toBeChecked();
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  // Address, fee credit, the right band, a card.
  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Street address').fill('12 Maple Street');
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('Zip code').first().fill('11201');
  await page.getByLabel(/^Phone/).fill('718 555 0110');
  await expect(page.getByText('−$149').first()).toBeVisible();
  await fillCard(page);
  await expectAccessible(page);
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  const total = (await pay.textContent())?.replace(/^Pay /, '').trim() ?? '';
  await pay.click();
  await expect(page).toHaveURL(/\/purchase-success/);
  await expect(page.getByRole('main')).toContainText(total);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(total);
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(total);
  await expectAccessible(page);

  // As admin: the order ships.
  const office = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(office, 'admin@hearthline.test');
  await office.goto('/studio/orders');
  const row = office.getByRole('row').filter({ hasText: name });
  await row.getByRole('link').first().click();
  await office
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await office.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await office
    .getByRole('button', { name: /^Mark.*shipped/ })
    .first()
    .click();
  await expect(office.getByText('Shipped').first()).toBeVisible();
  await office.context().close();
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(/Shipped|On its way/);
}
