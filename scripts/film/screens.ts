import type { Browser, Page } from '@playwright/test';

export type Screens = Record<'style' | 'sofa' | 'measurements' | 'boards' | 'pieces' | 'checkout', Buffer>;

const viewport = { width: 1280, height: 800 };

const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).click({ force: true });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name }).click({ force: true });
const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const asked = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Takes a screenshot once every visible picture has loaded and nothing moves. */
async function take(page: Page): Promise<Buffer> {
  console.log(`  ${page.url()}`);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const outside = bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth;
      return image.complete || outside || image.closest('[inert]') !== null;
    }),
  );
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  return page.screenshot({ type: 'png' });
}

const chosenPieces = 3;

/** Scrolls down by this many window heights. */
const scrollTo = (page: Page, windows: number) =>
  page.evaluate((share) => window.scrollTo({ top: share * window.innerHeight, behavior: 'instant' }), windows);

/** Captures the product's own screens: a visitor's quiz, then a customer's boards and checkout. */
export async function takeScreens(browser: Browser, origin: string): Promise<Screens> {
  const look = { viewport, deviceScaleFactor: 1.5, reducedMotion: 'reduce', baseURL: origin } as const;
  const visitor = await browser.newPage(look);
  visitor.setDefaultTimeout(0);
  const quiz = await takeQuiz(visitor);
  await visitor.close();
  const customer = await browser.newPage(look);
  customer.setDefaultTimeout(0);
  const boards = await takeBoards(customer);
  await customer.close();
  return { ...quiz, ...boards };
}

async function takeQuiz(page: Page): Promise<Pick<Screens, 'style' | 'sofa' | 'measurements'>> {
  await page.goto('/quiz?onboarding=true');
  await asked(page, 'What kind of place is it?');
  await choose(page, 'House');
  await choose(page, /^Blank canvas/);
  await choose(page, 'Living room');
  await asked(page, /^What should we find/);
  await tick(page, 'Sofa');
  await tick(page, 'No thanks');
  await onward(page);
  await page.getByRole('button', { name: 'My choice: Draper' }).click();
  const style = await take(page);
  await onward(page);
  await asked(page, /sofa/);
  const sofa = await take(page);
  await page.goto('/quiz?step=measurement-method');
  await choose(page, /^Do it yourself/);
  for (const [wall, feet, inches] of [
    ['Wall A', '16', '0'],
    ['Wall B', '13', '6'],
    ['Doorway height', '6', '8'],
    ['Doorway width', '3', '0'],
  ] as const) {
    const group = page.getByRole('group', { name: wall });
    await group.getByRole('textbox', { name: 'feet' }).fill(feet);
    await group.getByRole('textbox', { name: 'inches' }).fill(inches);
  }
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  return { style, sofa, measurements: await take(page) };
}

async function takeBoards(page: Page): Promise<Pick<Screens, 'boards' | 'pieces' | 'checkout'>> {
  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    data: { email: 'customer@hearthline.test', password: 'hearthline-demo' },
  });
  if (!signedIn.ok()) throw new Error(`the demo's customer could not sign in: ${signedIn.status()}`);
  await page.goto('/projects');
  const results = await page.locator('a[href^="/results/"]').first().getAttribute('href');
  if (!results) throw new Error('the demo’s customer has no boards');
  await page.goto(results);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scrollTo(page, 0.3);
  const boards = await take(page);
  const free = page.getByRole('main').locator('button[aria-pressed="false"]');
  for (let n = 0; n < chosenPieces; n++) {
    const chosen = page.getByRole('main').locator('button[aria-pressed="true"]');
    const before = await chosen.count();
    await free.first().click();
    await chosen.nth(before).waitFor();
  }
  await scrollTo(page, 1);
  const pieces = await take(page);
  await page.goto(results.replace('/results/', '/checkout/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { boards, pieces, checkout: await take(page) };
}
