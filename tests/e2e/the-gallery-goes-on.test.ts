import { expect, expectAccessible, test, usable } from '../setup/browser.ts';

test('the gallery continues as you scroll, under an address that leads back to the same place', async ({ page }) => {
  await page.goto('/inspiration-gallery');
  await usable(page);
  // The pictures are counted, not the pieces: those come and go with what is on sale and in stock.
  const pictures = page.getByRole('main').getByRole('heading', { level: 2 });
  const pieces = page.getByRole('main').locator('a[href^="/furniture/"]');
  const said = await page.getByRole('status').filter({ hasText: 'rooms' }).innerText();
  const all = Number.parseInt(said, 10);
  const first = await pictures.count();
  expect(first).toBeLessThan(all);
  // To the very end, where scrolling brings nothing more.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await pictures.count()).toBe(all);
  }).toPass();
  const pages = Math.ceil(all / first);
  await expect(page).toHaveURL(new RegExp(`[?&]page=${pages}`));

  const last = pieces.last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/furniture\//);
  await expect(page.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`[?&]page=${pages}`));
  await expect(pictures).toHaveCount(all);
  await expect(last).toBeInViewport();

  // Sent to a friend, or loaded again, the address shows as much.
  await page.reload();
  await expect(pictures).toHaveCount(all);
});

for (const width of [375, 1280]) {
  test(`at ${width} px each piece in a picture has a spot that says what it is and leads to it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/inspiration-gallery');
    await usable(page);
    const scene = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    const spots = scene.getByRole('list', { name: 'Pieces in this picture' });
    const buttons = spots.getByRole('button');
    const listed = scene.getByRole('list', { name: 'In this room' }).getByRole('listitem');
    const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(names).toHaveLength(await listed.count());
    for (const name of names) await expect(listed.filter({ hasText: name })).toHaveCount(1);

    // Inside the picture, and none over another where they're pressed.
    const picture = await scene.getByRole('img').first().boundingBox();
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual((picture?.x ?? 0) - 1);
      expect(box.x + box.width).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 1);
      for (const other of boxes.slice(index + 1))
        expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(box.width);
    }

    const first = buttons.first();
    await first.click();
    const see = spots.getByRole('link', { name: 'See this piece' });
    await expect(see).toHaveCount(1);
    await expect(spots).toContainText(names[0] ?? 'a name');
    await expect(spots).toContainText(/\$[\d,]+/);
    await expect(spots).toContainText(/In stock|Out of stock/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // Another spot takes over, Escape closes it and gives the focus back, and a press elsewhere closes it too.
    await buttons.nth(1).focus();
    await expect(see).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(see).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(see).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(buttons.nth(1)).toBeFocused();
    await expect(see).toHaveCount(0);
    await buttons.nth(1).click();
    await expect(see).toHaveCount(1);
    await scene.getByRole('heading').click();
    await expect(see).toHaveCount(0);

    await buttons.nth(2).click();
    await see.click();
    await expect(page).toHaveURL(/\/furniture\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[2] ?? 'a name');
  });
}

for (const width of [320, 375]) {
  test(`at ${width} px every spot in every picture can be pressed, up to its edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/inspiration-gallery?page=4');
    await usable(page);
    const spots = page.getByRole('list', { name: 'Pieces in this picture' }).getByRole('button');
    expect(await spots.count()).toBeGreaterThan(40);
    // As for a visitor who has moved: what's further down is laid out too.
    await page.evaluate(() => document.documentElement.removeAttribute('data-at-top'));
    const covered = await spots.evaluateAll((all) =>
      all.flatMap((spot) => {
        spot.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width } = spot.getBoundingClientRect();
        const isHit = (angle: number) => {
          const out = 0.48 * width;
          const at = [x + width / 2 + out * Math.cos(angle), y + width / 2 + out * Math.sin(angle)] as const;
          return document.elementFromPoint(...at)?.closest('button') === spot;
        };
        const isWhole = [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) => isHit((eighth * Math.PI) / 4));
        return isWhole && width >= 24 ? [] : [spot.getAttribute('aria-label')];
      }),
    );
    expect(covered).toEqual([]);
  });
}
