import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { canvas, drawnBySoftware, onPlan, openPlan, room, stepIn, unfold } from '../setup/journeys/live-room.ts';

test.use(drawnBySoftware);

const act = (page: Page, name: string) => room(page).getByRole('button', { name, exact: true });
const film = (page: Page) => room(page).getByRole('region', { name: /^How .+ comes in$/ });
const moment = async (page: Page) => Number(await canvas(page).getAttribute('data-film'));

/** A customer whose sofa needs to be tilted to get through a door that we guessed. */
async function withSofa(page: Page) {
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  const plan = await onPlan(page);
  await stepIn(page);
  await unfold(page);
  await room(page).getByRole('list').first().getByRole('button').first().click();
  await expect(room(page).getByText(/ to spare in a 32 in doorway\.$/)).toBeVisible();
  return plan;
}

test('a piece is seen coming through the door, as a film and by keys on a phone as three stills', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const plan = await withSofa(page);

  await test.step('played, paused, stepped and closed', async () => {
    await act(page, 'See it come in').click();
    await expect(film(page)).toBeVisible();
    await expect(film(page).getByText(/ to spare in a 32 in doorway\.$/)).toBeVisible();
    await expect(film(page).getByText(/^We guessed that your doorway is 32 in wide/)).toBeVisible();
    await expect(act(page, 'Pause')).toBeFocused();
    await expect.poll(() => moment(page)).toBeGreaterThan(0);
    await act(page, 'Pause').click();
    await expect(act(page, 'Play')).toBeVisible();
    const paused = await moment(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await moment(page)).toBe(paused);

    // The controls of the room wait until it's over.
    await expect(act(page, 'Eye level')).toHaveCount(0);
    await act(page, 'Play').click();
    await expect(film(page).getByRole('status')).toHaveText('In its place.');
    await expect.poll(() => moment(page)).toBe(1);
    await expect(act(page, 'Play')).toBeVisible();
    await act(page, 'Step back').click();
    await expect(film(page).getByRole('status')).toHaveText('Through the doorway.');
    await act(page, 'Close the film').click();
    await expect(film(page)).toHaveCount(0);
    await expect(act(page, 'See it come in')).toBeFocused();
    await expect(canvas(page)).not.toHaveAttribute('data-film');
    // It was only shown: there's nothing to undo.
    await expect(act(page, 'Undo')).toBeDisabled();
  });

  await test.step('without motion it’s three stills', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 667 });
    await act(page, 'See it come in').focus();
    await page.keyboard.press('Enter');
    await expect(film(page)).toBeVisible();
    await expect(act(page, 'Play')).toHaveCount(0);
    await expect(act(page, 'Next step')).toBeFocused();
    await expect(film(page).getByRole('status')).toHaveText(/^Outside your door: /);
    await expect(film(page).getByText('1 of 3')).toBeVisible();
    await expectAccessible(page);
    const box = await film(page).boundingBox();
    expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 375).toBe(true);
    // Most of the screen is the room's.
    expect(box?.height ?? 0).toBeLessThan(667 * 0.45);
    const first = await moment(page);
    await page.keyboard.press('Enter');
    await expect(film(page).getByRole('status')).toHaveText('Through the doorway.');
    await page.keyboard.press('ArrowRight');
    await expect(film(page).getByRole('status')).toHaveText('In its place.');
    await expect.poll(() => moment(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page)).toBe(first);
    // Escape leaves the film, not the room.
    await page.keyboard.press('Escape');
    await expect(film(page)).toHaveCount(0);
    await expect(act(page, 'See it come in')).toBeFocused();
    await expect(room(page)).toBeVisible();
  });

  await act(page, 'Back to your boards').click();
  expect(await onPlan(page)).toEqual(plan);
});
