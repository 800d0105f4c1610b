import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { publishBoth } from '../setup/journeys/desk.ts';
import { setStock, takeFor } from '../setup/shop-database.ts';

test('a piece sells out: its approved alternate takes its place, everyone is told, and the customer takes it back', async ({
  page,
  browser,
}) => {
  const { selectionId, surveyId, email } = await customerWithBoards(page, {
    firstName: 'Linnea',
    styles: ['draper', 'roy'],
    says: {
      pieces: ['sofa', 'lounge_chair', 'rug'],
      lounge_chair: {
        ...{ type: 'stationary_standard', sub_type: 'plush', materials: 'fabric', budget: 'premium' },
        ...{ colorIntensity: 'neutral', quantity: '1' },
      },
      rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
    },
  });
  await takeFor(surveyId, 'specialist@hearthline.test');
  const asked = await page.request.post(`/results/${selectionId}`, {
    form: { act: 'ask', body: 'Something a little calmer, please.' },
    headers: { Origin: shopOrigin() },
  });
  expect(asked.ok()).toBe(true);
  const context = await browser.newContext({
    baseURL: shopOrigin(),
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const desk = await context.newPage();
  await signIn(desk, 'specialist@hearthline.test');
  await desk.goto(`/studio/projects/${surveyId}`);
  await usable(desk);

  // The desk proposes two alternates for the piece, and one key approves them. That can be undone like anything else.
  const slots = desk.getByRole('list', { name: 'Pieces of Board A' }).getByRole('link');
  const approve = desk.getByRole('button', { name: /^Approve (?!all)/ });
  const panel = desk.getByRole('region', { name: / for A$/ });
  // From the last one: a sofa that sells out for a moment would be on other people's boards, too.
  let at = await slots.count();
  do {
    at -= 1;
    await slots.nth(at).click();
    await expect(slots.nth(at)).toHaveAttribute('aria-current', 'true');
  } while ((await approve.count()) === 0);
  await expect(desk.getByText('No alternates approved. If a piece sells out, it waits for you.')).toBeVisible();
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('a');
  const first = panel.getByRole('checkbox', { name: /^Takes its place, 1st/ });
  await expect(first).toBeChecked();
  await desk.keyboard.press('ControlOrMeta+z');
  await expect(approve).toBeVisible();
  await desk.keyboard.press('ControlOrMeta+Shift+z');
  await expect(first).toBeChecked();
  await first.click();
  await expect(panel.getByRole('checkbox', { name: /^Takes its place, 2nd/ })).toHaveCount(0);
  await desk.keyboard.press('ControlOrMeta+z');
  await expect(first).toBeChecked();
  await expectAccessible(desk);
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('e');
  await expect(desk.getByText(/^\d+ of \d+ pieces have approved alternates\.$/)).toBeVisible();
  await desk.keyboard.press('?');
  await expect(desk.getByText('Approve the alternates proposed for the piece')).toBeVisible();
  await desk.keyboard.press('Escape');
  await publishBoth(desk);

  // The customer looks at the boards and chooses the piece, which sells out meanwhile.
  const [newest] = (await (await page.request.get('/api/users/me/selections')).json()) as {
    id: string;
    boards: { furniture: { recordId: string }[] }[];
  }[];
  const piece = newest?.boards[0]?.furniture[at]?.recordId ?? '';
  await page.goto(`/results/${newest?.id}`);
  await usable(page, 'main button[aria-pressed]');
  const row = page.locator(`#piece-${piece}`);
  // Its text even where it isn't drawn yet, since it's further down.
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: `Choose: ${name}` }).click();
  await expect(row.getByRole('button', { name: `Chosen: ${name}` })).toBeVisible();
  await setStock(piece, 0);
  const told = page.getByText(`We swapped ${name} for`).filter({ visible: true });
  await expect(told).toContainText(`because ${name} sold out.`);
  await setStock(piece, 20);
  await expect(page.getByRole('button', { name: /^Chosen: / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Chosen: ${name}` })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await told.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  // The specialist finds it on the list of what waits, and takes it off.
  await desk.goto('/studio/exceptions?kind=gone');
  await usable(desk);
  const waits = desk.getByRole('row').filter({ hasText: 'for Linnea' }).filter({ hasText: 'Board A: We swapped' });
  await expect(waits).toBeVisible();
  await expectAccessible(desk);
  await waits.getByRole('button', { name: /^Done/ }).click();
  await expect(waits).toHaveCount(0);
  await desk.goto(`/studio/projects/${surveyId}`);
  await expect(desk.getByRole('button', { name: `Put ${name} back on Board A` })).toBeVisible();

  // What the customer wrote is read, so it waits for no one in this shop.
  await usable(desk, 'a[href="#messages"]');
  const mark = desk.getByRole('link', { name: /^\d+ new messages?$/ });
  await mark.click();
  await expect(mark).toHaveCount(0);

  // The letter shows both, and the way to the boards.
  const reader = await context.newPage();
  const letter = reader
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: /We swapped .+ on your boards/ });
  await expect(async () => {
    await reader.goto('/dev/mailbox');
    await expect(letter.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await letter.first().getByRole('link').first().click();
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByText('Board A before').first()).toBeVisible();
  await expect(frame.getByText('Board A now').first()).toBeVisible();
  const before = frame.locator(`img[alt="${name}"]`).first();
  await expect.poll(() => before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Taken back, the piece and the choice are where they were.
  await page.getByRole('button', { name: new RegExp(`^Undo ?: put ${name} back$`) }).click();
  await expect(row.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Chosen: ${name}` })).toBeVisible();
  await expect(told).toHaveCount(0);
  await context.close();
});
