import { homeFaq } from '#content/faq/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';

test('a page says what it is to search engines', async ({ page }) => {
  await page.goto('/support');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] });
  expect(all.map((data) => data['@type']).sort()).toEqual(['BreadcrumbList', 'FAQPage']);
  const questions = all.flatMap(({ mainEntity = [] }) => mainEntity);
  expect(questions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(homeFaq(standardPriceList).map(({ question }) => question)),
  );
});

test('the questions can be searched, and the search sent to a friend', async ({ page }) => {
  await page.goto('/support');
  await usable(page);
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('puerto rico');
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
  await expect(page.getByText('To all fifty states, DC and Puerto Rico')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do you mark up the prices?' })).toHaveCount(0);
  await expect(page).toHaveURL('/support?q=puerto+rico');

  await page.reload();
  await usable(page);
  await expect(search).toHaveValue('puerto rico');
  await expect(page.getByText('To all fifty states, DC and Puerto Rico')).toBeVisible();

  await search.fill('submarine');
  await expect(page.getByRole('heading', { name: 'No one’s asked that yet' })).toBeVisible();
  await search.press('Escape');
  await expect(page).toHaveURL('/support');
  const question = page.getByRole('button', { name: 'How does shipping work?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Under $3,000')).toBeVisible();
});

test('a word is found in the glossary by letter, by search and by its address', async ({ page }) => {
  await page.goto('/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'K' }).click();
  await expect(page.getByText('Kiln-dried', { exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('etagere');
  await expect(page.getByRole('status').filter({ hasText: '1 word' })).toBeVisible();
  await expect(page.getByText('Étagère', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=etagere/);
  await page.goto('/glossary#white-glove');
  await expect(page.getByText('White glove', { exact: true })).toBeInViewport();
});

test('a word beside a piece leads to its place in the glossary', async ({ page }) => {
  await page.goto('/furniture/rec-linden-chaise-sectional-sand');
  await usable(page);
  await page.getByRole('link', { name: 'Sectional', exact: true }).click();
  await expect(page).toHaveURL('/glossary#sectional');
  await expect(page.getByText('Sectional', { exact: true })).toBeInViewport();
});

test('the checklist is all that is printed', async ({ page }) => {
  await page.goto('/resources');
  // A tick made before the scripts have come waits for them; here it is looked for at once.
  await usable(page, 'input[type=checkbox]');
  await page.getByRole('checkbox', { name: /Take four photos/ }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'The checklist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Donating & recycling' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the checklist' })).toBeHidden();
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g), 'sheets of paper').toHaveLength(1);
});

test('made-up demo content says so', async ({ page }) => {
  await page.goto('/about#brands');
  await expect(page.locator('#brands').getByText('Sample')).toHaveCount(10);
  await expect(page.locator('#team').getByText('Sample')).not.toHaveCount(0);
});

test('the privacy page knows the signal of a browser that sends it', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.goto('/privacy');
  await expect(page.getByRole('note')).toContainText('We received it, and honor it');
});

test('a message is taken with thanks; a refused one keeps what was typed', async ({ page, watched }) => {
  watched.expectComplaint(/400/);
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('ada');
  await form.getByLabel('Your message').fill('Does the Saddler chair come in green?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'There was a problem with your submission.' });
  await expect(problems.getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'What is it about? This response is required.',
  ]);
  await expect(form.getByLabel('Your message')).toHaveValue('Does the Saddler chair come in green?');

  await form.getByLabel('Email').fill('ada@example.com');
  await page.getByText('Something else').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It’s on its way.' })).toBeFocused();

  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Your message')).toHaveValue('');
});
