import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boxGlb } from '#core/room/model/glb.test-data.ts';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { builtIn, canvas, drawnBySoftware, room, stepIn, unfold } from '../setup/journeys/live-room.ts';

test.use(drawnBySoftware);

async function chooseFile(page: Page, button: string, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).press('Enter'),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Imports a piece of another maker's, like one of ours under another record, and gives its size. */
async function importPiece(page: Page, recordId: string) {
  const exported = await page.request.get('/studio/catalog/export?format=json&q=alder+sage');
  const [sofa = {}] = (await exported.json()) as Record<string, string>[];
  const piece = { ...sofa, recordId, name: 'Quarry sofa in blue' };
  await page.goto('/studio/catalog/import');
  await usable(page, 'button[type="button"]');
  await chooseFile(page, 'Choose a file', 'pieces.json', Buffer.from(JSON.stringify([piece])));
  await page.getByRole('button', { name: 'Import one piece' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Imported: 1 new' }).first()).toBeVisible();
  const inches = (measure: string) => Number(sofa[`dimensions.${measure}`]);
  return { width: inches('width'), depth: inches('depth'), height: inches('height') };
}

/** The share of what's on the canvas that is clearly blue. Nothing in the usual room is. */
async function blueShare(page: Page): Promise<number> {
  const { data } = await sharp(await canvas(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at + 2] ?? 0) > (data[at] ?? 0) + 40) blue += 1;
  return blue / (data.length / 3);
}

async function openRoom(page: Page, recordId: string) {
  await page.goto(`/furniture/${recordId}`);
  await usable(page, 'section[aria-labelledby="measures"]');
  await stepIn(page, 'See it in a room');
  await expect(canvas(page)).toHaveAttribute('data-state', 'done');
}

test('staff upload a model for an imported piece, and the live room draws it', async ({ page, watched }) => {
  const recordId = fresh('rec-quarry-');
  await signIn(page, 'specialist@hearthline.test');
  const size = await importPiece(page, recordId);
  const cloth = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#1238c8' } })
    .png()
    .toBuffer();
  const textures = [{ type: 'image/png' as const, bytes: new Uint8Array(cloth) }];
  const its = page.getByRole('region', { name: 'Its 3D model' });

  await test.step('one of another size is refused, with what to do; one that fits is measured', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`/studio/catalog/${recordId}`);
    await usable(page, 'form button[value="save"]');
    await expect(its).toContainText('No model yet.');
    const wide = boxGlb({ ...size, width: size.width + 12 }, textures);
    await chooseFile(page, 'Choose a GLB file', 'sofa.glb', Buffer.from(wide));
    await expect(its.getByRole('alert')).toContainText('that’s 12 in more than the piece');
    await expectAccessible(page);
    await chooseFile(page, 'Choose a GLB file', 'sofa.glb', Buffer.from('{"asset":{}}'));
    await expect(its.getByRole('alert')).toContainText('This isn’t a GLB file.');
    await chooseFile(page, 'Choose a GLB file', 'sofa.glb', Buffer.from(boxGlb(size, textures)));
    await expect(its).toContainText('The live room draws the piece from this model.');
    await expect(its.getByRole('definition').nth(1)).toHaveText('24');
    await expect(its.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessible(page);
  });

  await test.step('the room draws it with its texture', async () => {
    await page.setViewportSize(drawnBySoftware.viewport);
    const model = page.waitForResponse((response) => response.url().includes('/model/'));
    await openRoom(page, recordId);
    const headers = (await model).headers();
    expect(headers['content-type']).toBe('model/gltf-binary');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await builtIn(page)).toMatchObject([{ id: recordId, boxed: false, unloaded: false }]);
    await unfold(page);
    await expect(room(page).getByText('3D model')).toHaveCount(0);
    await unfold(page);
    expect(await blueShare(page)).toBeGreaterThan(0.01);
  });

  await test.step('if it can’t be loaded, there is a box, and the room says so', async () => {
    watched.expectComplaint(/model/);
    watched.expectComplaint(/ERR_FAILED/);
    await page.route('**/model/**', (route) => route.abort());
    await openRoom(page, recordId);
    expect(await builtIn(page)).toMatchObject([{ id: recordId, boxed: true, unloaded: true }]);
    await unfold(page);
    await expect(room(page).getByText(/^We couldn’t load the 3D model of/)).toBeVisible();
    expect(await blueShare(page)).toBeLessThan(0.01);
    await page.unroute('**/model/**');
  });

  await test.step('it’s taken off again, by keyboard', async () => {
    await page.goto(`/studio/catalog/${recordId}`);
    await usable(page, 'form button[value="save"]');
    await its.getByRole('button', { name: 'Remove the model' }).press('Enter');
    await its.getByRole('button', { name: 'Remove the model' }).press('Enter');
    await expect(its).toContainText('No model yet.');
    await openRoom(page, recordId);
    expect(await builtIn(page)).toMatchObject([{ id: recordId, boxed: true, unloaded: false }]);
  });
});
