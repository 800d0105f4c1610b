import type { Locator } from '@playwright/test';
import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import { sheetOf } from '#core/survey/index.ts';
import { expect, expectAccessible, signInByForm, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';
import { fillRegistration } from '../setup/journeys/quiz.ts';

const count = /^(\d+) sofas?/;

test('a visitor narrows the catalog by mouse and keyboard, and the address leads back to the same list', async ({
  page,
}) => {
  await page.goto('/furniture');
  await usable(page);
  await page.getByRole('navigation', { name: 'Kinds of furniture' }).getByRole('link', { name: 'Sofas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofas');
  const status = page.getByRole('status').filter({ hasText: count });
  const all = Number(count.exec(await status.innerText())?.[1]);
  const filters = page.getByRole('region', { name: 'Filters' });

  await filters.getByLabel('Draper').check();
  await expect(page).toHaveURL(/style=draper/);
  await expect(status).not.toHaveText(new RegExp(`^${all} sofas$`));
  // By keyboard: the box that was toggled keeps the focus.
  await filters.getByLabel('Red').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/color=red/);
  await expect(filters.getByLabel('Red')).toBeFocused();
  const price = filters.getByRole('group', { name: 'Price' });
  await price.getByLabel('To').fill('lots');
  await page.keyboard.press('Enter');
  await expect(price.getByText('Enter an amount')).toBeVisible();
  await price.getByLabel('To').fill('5000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/max=5000/);
  await expect(price.getByText('Enter an amount')).toBeHidden();
  await expectAccessible(page);

  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
  await expect(filters.getByLabel('Red')).toBeChecked();
  await page.getByRole('link', { name: 'Remove Red' }).click();
  await expect(page).not.toHaveURL(/color=red/);
  await expect(filters.getByLabel('Red')).not.toBeChecked();
  await page.goBack();
  await expect(filters.getByLabel('Red')).toBeChecked();
});

test('without scripts the filters are a form, and a filter we don’t know gets a clear page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/furniture?kind=sofa');
  await page.getByLabel('Draper').check({ force: true });
  await page.getByLabel('Sort').selectOption('price-down');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/kind=sofa.*style=draper/);
  await expect(page).toHaveURL(/sort=price-down/);
  await page
    .getByRole('button', { name: /^Favorite / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  const answer = await page.goto('/furniture?kind=sofa&color=purple');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('main')).toContainText('“purple” isn’t a color we know.');
  await page.getByRole('link', { name: 'Show the furniture' }).click();
  await expect(page).toHaveURL(/\/furniture\?kind=sofa$/);
  await context.close();
});

test('on a phone a favorite and a wish survive signing in, and nothing is wider than the screen', async ({
  page,
  playwright,
  baseURL,
}) => {
  // An account of its own: other tests sign in and out as the demo's customer.
  const person = { email: freshEmail('Hazel'), password: 'a walnut armchair' };
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Origin: baseURL ?? '' },
  });
  const made = await elsewhere.post('/api/auth/sign-up/email', {
    data: { ...person, name: 'Hazel', firstName: 'Hazel' },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await elsewhere.dispose();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/furniture?kind=sofa');
  await usable(page);
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await over()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Moody dark').check();
  await expect(page).toHaveURL(/style=moody-dark/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Show \d+ sofas/ }).click();
  await expect(sheet).toBeHidden();

  const heart = page.getByRole('button', { name: /^Favorite / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for this on my boards' }).click();
  await expect(page.getByText('Saved for your specialist.')).toBeVisible();
  expect(await over()).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signInByForm(page, person.email, person.password);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/favorites');
  await expect(page.getByRole('status').filter({ hasText: '1 piece' })).toBeVisible();
  await expect(page.getByText('Saved for your specialist.')).toBeVisible();
  await expectAccessible(page);
});

test('a favorite survives signing up', async ({ page }) => {
  await page.goto('/furniture?kind=sofa');
  await usable(page);
  const heart = page.getByRole('button', { name: /^Favorite / }).first();
  // It fills at once; the server has it a moment later.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/favorites') && answer.ok(),
  );
  await Promise.all([saved, heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/registration');
  await usable(page, 'main form');
  await fillRegistration(page, freshEmail('favorite'));
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/registration/);
  await page.goto('/favorites');
  await expect(page.getByRole('status').filter({ hasText: '1 piece' })).toBeVisible();
});

test('with a paid fee, one press tells the specialist which piece you want', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await page.goto('/furniture?kind=sofa');
  await usable(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Ask for this on my boards' }).click();
  await expect(page.getByText('We told your specialist. You’ll find it in your messages.')).toBeVisible();
  await page.goto(`/results/${boards.selectionId}`);
  await expect(page.locator('#messages').getByText(name).first()).toBeVisible();
});

test('price and width by slider or number, a doorway and the style of the quiz narrow and sort the list', async ({
  page,
}) => {
  // A quiz begun in this browser, without an account.
  const answers = {
    type_of_furniture: 'living-room',
    favorite_styles: ['roy'],
    measurement_method: 'diy',
    'wall-a': '12 ft 0 in',
    'wall-b': '10 ft 0 in',
    'doorway-height': '6 ft 8 in',
    'doorway-width': '2 ft 4 in',
  };
  const draft = { id: 'draft-here', surveyId: null, owner: null, sheet: sheetOf(answers, 1), unsaved: true };
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    draftsKey,
    JSON.stringify({ current: draft.id, all: [draft] }),
  ] as const);
  await page.goto('/furniture?kind=sofa');
  await usable(page);
  const status = page.getByRole('status').filter({ hasText: count });
  const pieces = page.getByRole('main').getByRole('heading', { level: 2 });
  const filters = page.getByRole('region', { name: 'Filters' });
  const price = filters.getByRole('group', { name: 'Price' });

  // By slider, with the keyboard: the field says it, the address has it, and the thumb keeps the focus.
  const highest = price.getByRole('slider', { name: 'Highest price' });
  await expect(highest).toHaveAttribute('aria-valuetext', /no limit$/);
  await highest.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/[?&]max=\d+/);
  await expect(highest).toBeFocused();
  await expect(price.getByLabel('To')).toHaveValue(await highest.inputValue());
  await expect(page.getByRole('link', { name: /^Remove Up to \$/ })).toBeVisible();
  // By mouse, and by number: the slider follows.
  const width = filters.getByRole('group', { name: 'Width', exact: true });
  const narrowest = width.getByRole('slider', { name: 'Narrowest' });
  const box = await narrowest.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 14, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.4, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/minWidth=\d+/);
  await width.getByLabel('From').fill('80');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/minWidth=80\b/);
  await expect(narrowest).toHaveValue('80');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(narrowest).not.toHaveValue('80');
  await expect(width.getByLabel('From')).toHaveValue('');

  // The doorway that was measured, then one that's typed.
  const all = Number(count.exec(await status.innerText())?.[1]);
  await filters.getByRole('link', { name: 'Use my living room’s 28 in doorway' }).click();
  await expect(page).toHaveURL(/door=28&doorHeight=80/);
  await expect(status).toContainText(`of ${all}`);
  await expect(page.getByRole('main')).toContainText('your 28 in doorway with');
  const door = filters.getByRole('group', { name: 'Fits through my door' });
  await expect(door.getByLabel('Width')).toHaveValue('28');
  await door.getByLabel('Width').fill('2 ft');
  await page.keyboard.press('Enter');
  await expect(door.getByText('Enter inches, like 32.')).toBeVisible();
  await door.getByLabel('Width').fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Through a 30 in doorway, 80 in high' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(door.getByLabel('Width')).toHaveValue('');

  await page.getByLabel('Sort').selectOption('Closest to my style');
  await expect(page).toHaveURL(/sort=style&near=roy/);
  await expect(page.getByText('Roy first, then the other styles.')).toBeVisible();
  const sorted = await pieces.allInnerTexts();
  await page.reload();
  await expect(pieces).toHaveText(sorted);
  await expect(page.getByLabel('Sort')).toHaveValue('style');
  await page.goto('/furniture?kind=sofa&style=roy');
  await expect(pieces.first()).toHaveText(sorted[0] ?? 'a name');
});

const numbersIn = (words: string) => (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const figure = (drawing: Locator, caption: string) =>
  drawing.locator('figure').filter({ has: drawing.page().getByText(caption, { exact: true }) });
const sizeOf = (drawn: Locator) =>
  drawn.evaluate((shape) => {
    const { width, height } = shape.getBoundingClientRect();
    return { across: width, up: height };
  });
const expectOneScale = (scales: readonly number[]) =>
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);

const besidePerson = 'Next to someone 5 ft 8 in tall';
for (const { piece, beside, inches } of [
  { piece: 'rec-alder-sofa-oat', beside: besidePerson, inches: [84, 36, 33] },
  { piece: 'rec-coin-coffee-table-grey-marble', beside: besidePerson, inches: [36, 36, 16] },
  { piece: 'rec-verge-rug-8x10', beside: 'Next to a door 32 in wide', inches: [120, 96, 0.5] },
] as const)
  test(`the page of ${piece} draws its measures, and shows it beside something known and from above`, async ({
    page,
  }) => {
    const [wide, deep, tall] = inches;
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/furniture/${piece}`);
      const drawing = page.getByRole('img', { name: /, drawn to scale: / });
      await expect(drawing).toBeVisible();
      await expect(drawing.locator('figcaption')).toHaveText(['Width, depth and height', beside, 'From above']);
      // Pixels per inch, on the screen: of the piece in both views, and of what stands beside it.
      const said = (await drawing.getAttribute('aria-label'))?.split('drawn to scale: ')[1] ?? '';
      const above = await sizeOf(figure(drawing, 'From above').locator('path').first());
      const near = figure(drawing, beside);
      const isRug = beside !== besidePerson;
      const drawn = await sizeOf(near.locator('g[transform*="scale"] path').first());
      const known = await sizeOf(isRug ? near.locator('svg > path').first() : near.locator('svg > g').first());
      expectOneScale([above.across / wide, above.up / deep]);
      expectOneScale([drawn.across / wide, drawn.up / (isRug ? deep : tall), known.up / (isRug ? 32 : 68)]);
      // What's written at the lines is what a screen reader says.
      const written = (await drawing.locator('text').allTextContents()).flatMap(numbersIn);
      expect(new Set(written)).toEqual(new Set(numbersIn(said)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  });

test('a product page links to its other colors, keeps the law out of the story, and shows the rooms it’s in', async ({
  page,
}) => {
  await page.goto('/furniture/rec-alder-sofa-sage');
  const family = page.getByRole('navigation', { name: 'Colors and sizes' });
  // Other tests may add to the family.
  for (const color of [/^sage/, /^oat/, /^charcoal/])
    await expect(family.getByRole('link', { name: color }).first()).toBeVisible();
  await expect(family.getByRole('link', { name: /^sage/ }).first()).toHaveAttribute('aria-current', 'page');
  const rooms = page.getByRole('region', { name: 'Seen in these rooms' }).getByRole('img');
  await expect(rooms.first()).toHaveAttribute('alt', /sage sofa/);
  await family.locator('a[href="/furniture/rec-alder-sofa-oat"]').click();
  await expect(page).toHaveURL('/furniture/rec-alder-sofa-oat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/oat$/i);
  await expect(family.locator('a[href="/furniture/rec-alder-sofa-oat"]')).toHaveAttribute('aria-current', 'page');

  await page.goto('/furniture/rec-teller-dresser-walnut');
  const facts = page.getByRole('region', { name: 'The facts' });
  await expect(facts.getByRole('heading', { name: 'Safety and the law' })).toBeVisible();
  await expect(facts.getByText(/^Anti-tip:/)).toBeVisible();
  await expect(page.getByText(/Anti-tip:/)).toHaveCount(1);
});
