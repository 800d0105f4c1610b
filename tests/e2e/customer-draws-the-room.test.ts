import type { Locator, Page } from '@playwright/test';
import { livingRoom } from '../../server/survey/survey.test-data.ts';
import { complaintsOffline, expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

const plan = (page: Page) => page.getByRole('group', { name: 'Drawing of the room' });
const wall = (page: Page, letter: string) => plan(page).getByRole('button', { name: new RegExp(`^Wall ${letter},`) });
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the plan' });
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/rooms/') && response.request().method() === 'POST');

/** A new customer who measured a living room of 14 by 12 ft, on its drawing. */
async function atTheDrawing(page: Page): Promise<string> {
  const email = freshEmail('draws');
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { Origin: shopOrigin() } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await post('/api/auth/sign-up/email', { email, password: 'a walnut armchair', name: 'June', firstName: 'June' });
  const measured = {
    ...{ measurement_method: 'diy', 'wall-a': '14 ft 0 in', 'wall-b': '12 ft 0 in' },
    ...{ 'doorway-width': '2 ft 8 in', 'doorway-height': '6 ft 8 in' },
  };
  const responses = { ...livingRoom.responses, ...measured };
  const { id } = await post('/api/users/me/surveysData', { ...livingRoom, responses });
  await page.goto(`/projects/${id}/room`);
  await usable(page, 'svg[role="group"]');
  return id;
}

/** At its middle, wherever that is: a level wall has no height of its own. */
async function take(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('it isn’t shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function drag(page: Page, what: Locator, x: number, y: number): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('it isn’t shown');
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await page.mouse.up();
}

test('a customer draws the room by mouse and by typing, undoes it, and finds it again', async ({ page }) => {
  await atTheDrawing(page);
  await expect(wall(page, 'A')).toHaveAccessibleName('Wall A, top, 14 ft');
  await expectAccessible(page);

  // By mouse: a wall, then undone exactly.
  const dragging = saved(page);
  // The door is guessed to be in wall B, so wall D is free to take.
  await drag(page, wall(page, 'D'), -60, 0);
  await dragging;
  await expect(wall(page, 'A')).not.toHaveAccessibleName('Wall A, top, 14 ft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wall(page, 'A')).toHaveAccessibleName('Wall A, top, 14 ft');

  // By typing: what can't be read or can't be is said, and stays as typed.
  await take(page, wall(page, 'A'));
  const length = chosen(page).getByLabel('Length');
  await length.fill('sixteen');
  await length.press('Enter');
  await expect(chosen(page)).toContainText('Type feet and inches, like 9 ft 6 in.');
  await expect(length).toHaveValue('sixteen');
  // It stays while another wall is looked at, which says what wasn't taken.
  await take(page, wall(page, 'D'));
  await expect(chosen(page).getByRole('alert')).toHaveText(
    'Wall A: “sixteen” isn’t saved. Type feet and inches, like 9 ft 6 in.',
  );
  await expect(length).toHaveValue('12 ft');
  await take(page, wall(page, 'A'));
  await expect(length).toHaveValue('sixteen');
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  const typing = saved(page);
  await length.fill('16 ft 6 in');
  await length.press('Enter');
  await typing;
  await expect(wall(page, 'C')).toHaveAccessibleName('Wall C, bottom, 16 ft 6 in');

  // An L: the lower right corner is cut.
  await plan(page).getByRole('button', { name: 'Corner of wall B and wall C' }).click();
  await chosen(page).getByRole('button', { name: 'Cut this corner' }).click();
  await expect(wall(page, 'F')).toHaveCount(1);

  // A question with a picture: the doorway.
  await expect(page.getByRole('heading', { name: 'Where’s the doorway?' })).toBeVisible();
  const answering = saved(page);
  await page.getByRole('button', { name: 'Wall A (top)' }).last().click();
  await answering;
  await expect(plan(page).getByRole('button', { name: 'Door, 2 ft 8 in wide, on wall A' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(wall(page, 'F')).toHaveCount(1);
  await expect(plan(page).getByRole('button', { name: 'Door, 2 ft 8 in wide, on wall A' })).toBeVisible();
});

test('everything is done by keys, and said', async ({ page }) => {
  await atTheDrawing(page);
  await wall(page, 'B').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(wall(page, 'A')).toHaveAccessibleName('Wall A, top, 15 ft');
  await expect(page.getByRole('status').filter({ hasText: 'Wall B moved.' })).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(wall(page, 'A')).toHaveAccessibleName('Wall A, top, 14 ft 11 in');
  await page.getByRole('button', { name: 'Add: window' }).press('Enter');
  const pane = plan(page).getByRole('button', { name: /^Window,/ });
  await pane.focus();
  // It's added to wall B below the door, and moves along it.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Window moved.' })).toHaveCount(1);
  await page.keyboard.press('Delete');
  await expect(pane).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(pane).toHaveCount(1);
});

test('the view is chosen by keys, kept, and named where it isn’t drawn yet', async ({ page }) => {
  await atTheDrawing(page);
  const focus = page.getByRole('button', { name: /What people look at/ });
  await expect(focus).toContainText('Let us choose');
  await focus.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Let us choose' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const keeping = saved(page);
  await page.keyboard.press('Enter');
  await keeping;
  await expect(focus).toContainText('The fireplace');
  await expect(page.getByText('Add the fireplace to the drawing as a built-in')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(focus).toContainText('Let us choose');
  await focus.click();
  const again = saved(page);
  await page.getByRole('option', { name: 'A window' }).click();
  await again;
  await expectAccessible(page);
  await page.reload();
  await usable(page, 'svg[role="group"]');
  await expect(focus).toContainText('A window');
});

test('walking the walls draws them, and says what doesn’t meet', async ({ page }) => {
  await atTheDrawing(page);
  await page.getByText('Walk the walls instead').click();
  const walk = page.getByRole('listitem');
  await walk.getByRole('textbox', { name: 'Wall A' }).fill('20 ft');
  await page.getByRole('button', { name: 'Draw these walls' }).click();
  await expect(page.getByText('The last wall ends 6 ft away')).toBeVisible();
  await walk.getByRole('textbox', { name: 'Wall C' }).fill('');
  await page.getByRole('button', { name: 'Draw these walls' }).click();
  await expect(wall(page, 'C')).toHaveAccessibleName('Wall C, bottom, 20 ft');
});

test('two tabs: the later save of an old drawing is refused, and both are shown', async ({ page, watched }) => {
  watched.expectComplaint(/409/);
  const id = await atTheDrawing(page);
  // Another tab saves a moment before this one does.
  await page.route(
    '**/rooms/*',
    async (route) => {
      const { version, room } = route.request().postDataJSON() as { version: number; room: object };
      const data = { version, room: { ...room, ceiling: 100 } };
      await page.request.post(`/rooms/${id}`, { data, headers: { Origin: shopOrigin() } });
      await route.continue();
    },
    { times: 1 },
  );
  await wall(page, 'B').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('heading', { name: 'This room was saved somewhere else' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Yours, here' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The one saved in another tab' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(wall(page, 'A')).toHaveAccessibleName('Wall A, top, 15 ft');
});

test('without a network the drawing stays in this browser and is saved later', async ({ page, context, watched }) => {
  watched.expectComplaint(complaintsOffline);
  await atTheDrawing(page);
  // What's below the fold has arrived, too.
  await usable(page, 'footer a');
  await context.setOffline(true);
  await wall(page, 'B').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('You’re offline. Your changes are kept in this browser')).toBeVisible();
  const saving = saved(page);
  await context.setOffline(false);
  expect((await saving).ok()).toBe(true);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('on a phone: a corner by finger, and nothing runs over the edge', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    serviceWorkers: 'block',
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await atTheDrawing(page);
  const corner = plan(page).getByRole('button', { name: 'Corner of wall B and wall C' });
  await corner.scrollIntoViewIfNeeded();
  const box = await corner.boundingBox();
  if (!box) throw new Error('the corner isn’t shown');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2 + by, y: box.y + box.height / 2 + by }],
    });
  const saving = saved(page);
  await touch('touchStart', 0);
  for (const by of [-8, -16, -24]) await touch('touchMove', by);
  await touch('touchEnd', -24);
  await saving;
  await expect(wall(page, 'A')).not.toHaveAccessibleName('Wall A, top, 14 ft');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await context.close();
});
