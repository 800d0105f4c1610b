import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { photo } from '../setup/journeys/quiz.ts';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function chooseFiles(page: Page, button: string, files: readonly Chosen[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles([...files]);
}

/** A new piece like one we have, as a row of a file. */
async function rowLike(page: Page, recordId: string): Promise<string> {
  const exported = await page.request.get('/studio/catalog/export?format=csv&q=alder');
  const [head = '', row = ''] = (await exported.text()).replace(/^\uFEFF/, '').split('\r\n');
  const place = head.split(',').indexOf('recordId');
  return [head, row.split(',').with(place, recordId).join(',')].join('\r\n');
}

test('new pieces get their pictures by name, many at once, and go on sale with one press', async ({
  page,
  watched,
}) => {
  await signIn(page, 'admin@hearthline.test');
  const recordId = fresh('rec-bulk');
  const text = await rowLike(page, recordId);
  await page.goto('/studio/catalog/import');
  await usable(page, 'button[type="button"]');
  await chooseFiles(page, 'Choose a file', [{ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
  await expect(page.getByText('One of them has no picture yet, so it will be off sale.')).toBeVisible();
  await page.getByRole('button', { name: 'Import one piece' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Imported: 1 new' }).first()).toBeVisible();

  await page.goto('/studio/catalog');
  await page.getByRole('link', { name: 'Add pictures' }).click();
  await usable(page, 'button[type="button"]');
  await expectAccessible(page);
  const picture = async (name: string, color: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(color) });
  const files = [
    await picture(`${recordId}.jpg`, '#556644'),
    await picture(`${recordId}-side.jpg`, '#665544'),
    await picture('holiday.jpg', '#335577'),
    { name: `${recordId}-2.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
  ];
  // The connection is lost on the second upload, and the rest goes on where it stopped.
  watched.expectComplaint(/ERR_FAILED|status of 422/);
  let uploads = 0;
  await page.route('**/pictures/acts', (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload) uploads += 1;
    return isUpload && uploads === 2 ? route.abort() : route.continue();
  });
  await chooseFiles(page, 'Choose pictures', files);
  await expect(page.getByText('We lost the connection. Everything up to here is saved.')).toBeVisible();
  await page.getByRole('button', { name: /^Continue with the/ }).click();
  await expect(page.getByText('Added 2 pictures.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 picture didn’t match a piece' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'holiday.jpg' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 picture couldn’t be added' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Put it on sale' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 piece on sale.' })).toBeVisible();
  // Chosen again, everything is there already.
  await chooseFiles(page, 'Choose pictures', files.slice(0, 2));
  await expect(page.getByText('Added 0 pictures. We already had 2.')).toBeVisible();
  await page.goto(`/furniture/${recordId}`);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});
