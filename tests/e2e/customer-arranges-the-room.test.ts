import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { customerWithTwelvePieces } from '../setup/journeys/twelve-pieces.ts';

const plan = (page: Page) => page.getByRole('group', { name: 'Plan of your room' });
const said = (page: Page) =>
  page.getByRole('region', { name: 'In your room' }).getByRole('status').filter({ hasText: /\S/ });
const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/arrangement') && response.ok());

test('with a wheelchair, the plan shows where one passes and turns, and warns where it’s too narrow', async ({
  page,
}) => {
  const boards = await customerWithBoards(page, {
    says: {
      ...{ need_help: true, mobility_aid: 'wheelchair', measurement_method: 'diy' },
      ...{
        'wall-a': '16 ft 0 in',
        'wall-b': '14 ft 0 in',
        'doorway-width': '2 ft 6 in',
        'doorway-height': '6 ft 8 in',
      },
    },
  });
  await page.goto(`/results/${boards.selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
  const notes = page.getByRole('region', { name: 'With a wheelchair or a walker' });
  await expect(notes).toContainText('Ways at least 36 in wide');
  await expect(notes).toContainText('A doorway is 30 in wide; 32 in lets a wheelchair or a walker through.');
  await expect(plan(page).locator('[data-passing] path')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /17 to 19 in is easy|easy to get up from/ })
      .first(),
  ).toBeVisible();
  // Measures, not marks: no plan is given points.
  await expect(page.getByText(/\b\d{1,3} (?:of|out of|\/) 100\b/)).toHaveCount(0);
  await page.getByText('The plan in words').click();
  await expect(page.getByText(/place.? to turn around|no free circle/).first()).toBeVisible();
  await expectAccessible(page);

  // On the sheet, the drawing says the same to people who can't see it.
  await page.goto(`/results/${boards.selectionId}/plan?board=a`);
  await expect(page.getByRole('img', { name: /to turn around/ })).toBeVisible();
  await expect(notes).toBeVisible();
});

test('without one, the plan doesn’t', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await page.goto(`/results/${boards.selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
  await expect(plan(page).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'With a wheelchair or a walker' })).toHaveCount(0);
});

test('a piece has the same number in the picture, in the list and on the plan, however many of it there are', async ({
  page,
}) => {
  const { selectionId } = await customerWithTwelvePieces(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
  const listed = await page
    .getByRole('button', { name: /^A closer look: / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('A closer look: ', '') ?? ''));
  const pictured = await page
    .getByRole('link', { name: /^\d+: / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^(\d+): (.*)$/, '$2, $1') ?? ''));
  expect(listed.length).toBeGreaterThan(5);
  expect(pictured.toSorted()).toEqual(listed.toSorted());
  const legend = page.getByRole('region', { name: 'In your room' }).getByRole('list').last().getByRole('listitem');
  await expect(legend).toHaveCount(12);
  const families = listed.map((one) => one.replace(/^(\S+) .*, (\d+)$/, '$2 $1'));
  const drawn = (await legend.allInnerTexts()).map((words) => words.trim().split(/\s+/).slice(0, 2).join(' '));
  expect(new Set(drawn)).toEqual(new Set(families));

  // The board and the checkout count them in the same words.
  const counted = '6 choices, 12 pieces';
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByText(`${counted}, with shipping`, { exact: false })).toBeVisible();
  await page.goto(`/checkout/${selectionId}`);
  await expect(page.getByText(`${counted}, every line below`)).toBeVisible();
});

test('a customer arranges the room by keys, by hand and by suggestion, and finds it again', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(
    page,
    boards,
    boards.recordIds.map((id) => ({ id })),
  );
  await page.goto(`/results/${boards.selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
  const pieces = plan(page).getByRole('button');
  await expect(pieces).toHaveCount(boards.recordIds.length);
  const sofa = pieces.first();

  // By keys: moved, turned, locked, each said aloud; a locked piece stays.
  await sofa.focus();
  const stood = await sofa.getAttribute('transform');
  for (const key of ['Shift+ArrowRight', 'ArrowUp']) {
    const moving = kept(page);
    await page.keyboard.press(key);
    await moving;
  }
  await expect(sofa).not.toHaveAttribute('transform', stood ?? '');
  await expect(said(page)).toContainText(/is against|faces|lies/);
  const turning = kept(page);
  await page.keyboard.press('r');
  await turning;
  await expect(said(page)).toContainText(/is against|faces|lies/);
  const locking = kept(page);
  await page.keyboard.press('l');
  await locking;
  await expect(said(page)).toContainText('is locked. New suggestions will leave it where it is.');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('Press L to unlock it.');
  const place = await sofa.getAttribute('transform');

  // By suggestion: the locked one stays where it is.
  const suggesting = kept(page);
  await page.getByRole('button', { name: 'Suggest another' }).click();
  await suggesting;
  await expect(said(page)).toContainText('a new suggestion');
  await expect(sofa).toHaveAttribute('transform', place ?? '');

  // By hand.
  const other = pieces.last();
  await other.scrollIntoViewIfNeeded();
  const box = await other.boundingBox();
  if (!box) throw new Error('the plan is not shown');
  const before = await other.getAttribute('transform');
  const dragging = kept(page);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 50, { steps: 4 });
  await page.mouse.up();
  await dragging;
  await expect(other).not.toHaveAttribute('transform', before ?? '');

  // By finger, which keeps its hold: the browser does not take it for scrolling.
  const touched = pieces.nth(1);
  await touched.scrollIntoViewIfNeeded();
  const under = await touched.boundingBox();
  if (!under) throw new Error('the plan is not shown');
  const at = await touched.getAttribute('transform');
  await page.evaluate(() => {
    document.addEventListener('pointercancel', () => document.body.setAttribute('data-lost-hold', ''), true);
  });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: under.x + under.width / 2 + by, y: under.y + under.height / 2 + by }],
    });
  const fingering = kept(page);
  await touch('touchStart', 0);
  for (const by of [-10, -20, -30]) await touch('touchMove', by);
  await touch('touchEnd', -30);
  await fingering;
  await expect(touched).not.toHaveAttribute('transform', at ?? '');
  await expect(page.locator('body[data-lost-hold]')).toHaveCount(0);

  const placesNow = () => pieces.evaluateAll((all) => all.map((one) => one.getAttribute('transform')));
  const places = await placesNow();
  await page.reload();
  await expect(pieces).toHaveCount(boards.recordIds.length);
  await expect.poll(placesNow).toEqual(places);

  await page.getByRole('link', { name: 'Open to print' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText(/^The room is .* along wall A/).last()).toBeVisible();
  await expectAccessible(page);
});
