import sharp from 'sharp';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';
import { customerWithOrder, deliverOrder, staffPage } from '../setup/journeys/paid-order.ts';

const words = 'Deep, firm, and it cleans well.';

test('a customer reviews a piece that arrived; the studio reads it first; then everyone sees it', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(/422/);
  const {
    orderId,
    recordIds: [recordId = ''],
  } = await customerWithOrder(page, { pieces: 1 });
  const staff = await staffPage(browser);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveCount(0);
  await deliverOrder(staff, orderId);
  await page.reload();
  await usable(page);
  await page.getByRole('link', { name: /^Write a review/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Review the /);
  await usable(page);

  // Nothing typed is lost when something is missing.
  await page.getByLabel('Your review').fill(words);
  // On a phone, the page scrolls to what's wrong.
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: 'Send your review' }).click();
  await expect(page.getByText('Please choose how many stars.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Your review')).toHaveValue(words);
  await page.setViewportSize(wide);
  await expectAccessible(page);
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(page.getByText('Please choose how many stars.')).toHaveCount(0);
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7f8b7c' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '../../my sofa.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Send your review' }).click();
  await expect(page.getByText('A colleague will read it soon.')).toBeVisible();

  // It stays hidden until a colleague has read it.
  await page.goto(`/furniture/${recordId}`);
  await expect(page.getByText(words)).toHaveCount(0);
  await staff.goto('/studio/reviews?state=waiting&q=June');
  await usable(staff);
  await expectAccessible(staff);
  await staff.getByRole('table').getByRole('link').first().click();
  await expect(staff.getByText(words)).toBeVisible();
  await usable(staff);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Published. We’ve emailed the customer.')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: shopOrigin() });
  const anyone = await visitor.newPage();
  for (const width of [375, 1280]) {
    await anyone.setViewportSize({ width, height: 900 });
    await anyone.goto(`/furniture/${recordId}#reviews`);
    const reviews = anyone.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText(words)).toBeVisible();
    await expect(reviews.getByText('1 review so far.')).toBeVisible();
    await expect(reviews.getByText(/^June, New York · Living room/)).toBeVisible();
    await expect(reviews.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    const shown = reviews.getByRole('img', { name: 'Photo from June' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(anyone);
  }

  // The author takes it back, after being asked once.
  await page.goto(`/furniture/${recordId}/review`);
  await usable(page);
  await page.getByRole('button', { name: 'Withdraw your review' }).click();
  await expect(page.getByText('This deletes your review and its photo for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw your review' }).click();
  await expect(page.getByText('Your review and its photo are deleted.')).toBeVisible();
  await anyone.reload();
  await expect(anyone.getByText(words)).toHaveCount(0);
  await visitor.close();
  await staff.context().close();
});

test('a visitor orders free swatches from a sofa’s page, and the studio mails them', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(/409|422/);
  await page.goto('/furniture/rec-alder-sofa-sage');
  await usable(page);
  await page.getByRole('link', { name: 'Order free swatches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free swatches');
  await usable(page);
  const sage = page.getByRole('checkbox', { name: /^Sage wool-blend weave/ });
  await expect(sage).toBeChecked();
  await expectAccessible(page);
  const boxes = page.getByRole('checkbox');
  // Five, and then no more.
  for (const name of [/^Oat linen/, /^Ivory bouclé/, /^Ink performance/, /^Black semi-aniline/]) {
    await page.getByRole('checkbox', { name }).check({ force: true });
  }
  await expect(page.getByText('5 of 5 chosen')).toBeVisible();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(5);
  await expect(page.getByRole('checkbox', { name: /^Plum/ })).toBeDisabled();

  const name = `Ana ${freshEmail('swatch').split('@')[0]?.replace(/\W/g, '')}`;
  const street = `${name.length} ${name.split(' ')[1]} Street`;
  await page.getByLabel('Name').fill(name);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: 'Send my swatches' }).click();
  await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeInViewport();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(sage).toBeChecked();
  await page.getByRole('main').getByLabel('Email').fill(freshEmail('swatches'));
  await page.getByLabel('Street address').fill(street);
  await page.getByLabel('Zip code').fill('02143');
  await page.getByLabel('City').fill('Somerville');
  await page.getByRole('button', { name: 'Send my swatches' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your swatches are on our packing table' })).toBeFocused();

  // A second request from the same home gets a friendly answer.
  await page.goto('/swatches?fabric=oat-linen-blend');
  await usable(page);
  await page.getByLabel('Name').fill('June');
  await page.getByRole('main').getByLabel('Email').fill(freshEmail('again'));
  await page.getByLabel('Street address').fill(street.toUpperCase());
  await page.getByLabel('Zip code').fill('02143');
  await page.getByLabel('City').fill('Somerville');
  await page.getByRole('button', { name: 'Send my swatches' }).click();
  await expect(page.getByText('We already have a swatch request for this address')).toBeInViewport();
  await expect(page.getByLabel('Name')).toHaveValue('June');

  const staff = await staffPage(browser);
  await staff.goto(`/studio/swatches?q=${encodeURIComponent(name)}`);
  await usable(staff);
  await expectAccessible(staff);
  await expect(staff.getByRole('button', { name: `Mark as sent: ${name}` })).toHaveCount(1);
  const csv = await (await staff.request.get('/studio/swatches/export')).text();
  expect(csv).toContain(name);
  await staff.getByRole('button', { name: `Mark as sent: ${name}` }).click();
  await expect(staff.getByText('Marked as sent.')).toBeVisible();
  await expect(staff.getByRole('button', { name: `Mark as sent: ${name}` })).toHaveCount(0);
  await staff.context().close();
});
