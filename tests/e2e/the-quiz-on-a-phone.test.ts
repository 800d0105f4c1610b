import type { Page } from '@playwright/test';
import { livingRoom } from '../../server/survey/survey.test-data.ts';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';
import {
  choose,
  fillRegistration,
  newEmail,
  onward,
  press,
  question,
  surveysOf,
  tick,
} from '../setup/journeys/quiz.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('the measuring step keeps its diagram, “Good to know” and “How to measure”', async ({ page }) => {
  const headers = { Origin: shopOrigin() };
  const account = { email: freshEmail('phone'), password: 'a walnut armchair', name: 'June', firstName: 'June' };
  await page.request.post('/api/auth/sign-up/email', { data: account, headers });
  const responses = { ...livingRoom.responses, need_help: true, measurement_method: 'diy' };
  const made = await page.request.post('/api/users/me/surveysData', { data: { ...livingRoom, responses }, headers });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/quiz?step=measurement-method');
  await usable(page, 'main form');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^A room seen from above/ })).toBeVisible();
  await expect(main.getByText('Good to know')).toBeVisible();
  await expect(main.getByRole('link', { name: 'How to measure' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  // The longest words at the top stay in the header's row, next to the logo.
  const row = await page.getByRole('banner').boundingBox();
  const logo = await page.getByRole('banner').getByRole('link', { name: 'Hearthline, home' }).boundingBox();
  const heading = await page.getByText('Your measurements', { exact: true }).filter({ visible: true }).boundingBox();
  const minutes = await page.getByText(/^About \d+ min left$/).boundingBox();
  expect(heading?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
  expect((minutes?.y ?? 0) + (minutes?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  await expectAccessible(page);
});

/** Every press on the page, counted by the page itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('presses') ?? 0);
    addEventListener('pointerdown', () => sessionStorage.setItem('presses', String(count() + 1)), { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

/** One press gets into the form. The keyboard's Next key leads through its other fields. */
async function typeInto(page: Page, group: string, feet: string, inches: string, isFirst = false): Promise<void> {
  const fields = page.getByRole('group', { name: group });
  if (isFirst) await fields.getByRole('textbox', { name: 'feet' }).click();
  await fields.getByRole('textbox', { name: 'feet' }).fill(feet);
  await fields.getByRole('textbox', { name: 'inches' }).fill(inches);
}

for (const width of [375, 1280]) {
  test(`a new customer submits the quiz for five pieces on at most 30 screens, in at most 40 taps, at ${width} pixels`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    await takeTheQuiz(page);
  });
}

async function takeTheQuiz(page: Page): Promise<void> {
  const presses = await countPresses(page);
  const screens: string[] = [];
  const at = async (title: string) => {
    await question(page, title);
    // Labels for screen readers, too.
    expect(await page.getByRole('main').innerHTML(), title).not.toContain('{room}');
    screens.push(title);
  };
  const one = async (title: string, name: string | RegExp) => {
    await at(title);
    await choose(page, name);
  };
  const of = (name: string) => page.getByRole('radiogroup', { name });

  await page.goto('/');
  await usable(page);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await one('What kind of place is it?', 'House');
  const opening = await presses();
  await one('Are you upgrading, or starting from scratch?', /^Blank canvas/);
  await one('Which room is it?', 'Living room');
  await at('What should we find for your living room?');
  for (const piece of ['Sofa', 'Lounge chair', 'Coffee table', 'Rug', 'End table']) await tick(page, piece);
  await onward(page);
  await at('Which style feels like home?');
  await page.getByRole('button', { name: 'My choice: Draper' }).click();
  await onward(page);

  await one('Which sofa shape feels right?', /^Standard/);
  await one('And which silhouette?', /^Track arm/);
  await one('Fabric or leather?', /^Fabric/);
  await one('How should your lounge chair move?', /^Stationary/);
  await one('Plush, or an exposed frame?', /^Plush/);
  await at('Fabric or leather?');
  await expect(page.getByText('The same as for the sofa')).toBeVisible();
  await choose(page, /^2\b/);
  await one('What should your coffee table do?', /^With a shelf/);
  await one('Which surface do you like to set a cup on?', /^Wood/);
  await one('Which shape suits the middle of your room?', /^Round/);
  await one('What goes on your end table, or into it?', /^Traditional/);
  await at('Which shape?');
  await expect(page.getByText('The same as for the coffee table')).toBeVisible();
  await choose(page, /^1\b/);
  await at('Which rugs draw you in?');
  await tick(page, /^Solid/);
  await choose(page, /8 × 10/);

  await at('What would you like to spend?');
  const minutes = async () => Number((await page.getByText(/^About \d+ min left$/).innerText()).match(/\d+/));
  const halfway = await minutes();
  expect(halfway).toBeGreaterThan(1);
  await press(of('What would you like to spend on your sofa?').getByRole('radio', { name: /^Premium/ }));
  await expect(page.getByText(/^One of each: about \$[\d,]+ to \$[\d,]+\.$/)).toBeVisible();
  await onward(page);
  await at('How bold can we be?');
  await expect.poll(minutes).toBeLessThanOrEqual(halfway);
  await press(of('How colorful should your sofa be?').getByRole('radio', { name: /^An accent/ }));
  await press(of('Which color for your sofa?').getByRole('radio', { name: 'Green' }));
  await onward(page);
  await one('Would you like help with the layout?', /^Yes/);
  await one('How should we measure your living room?', /^Do it yourself/);
  await typeInto(page, 'Wall A', '14', '6', true);
  await typeInto(page, 'Wall B', '12', '0');
  await typeInto(page, 'Doorway height', '6', '8');
  await typeInto(page, 'Doorway width', '2', '8');
  await onward(page);
  await one('How soon do you need it?', /^No rush/);
  await at('What else should your specialist know?');
  // Optional, and asked where Continue is pressed anyway.
  await expect(page.getByRole('button', { name: /A wheelchair or a walker at home/ })).toBeVisible();
  await onward(page);
  await at("Where's your furniture headed?");
  await page.getByLabel('Delivery zip code').click();
  await page.getByLabel('Delivery zip code').fill('11201');
  await expect(page.getByRole('button', { name: /Delivery state/ })).toContainText('New York');
  await onward(page);
  await at('Where should we send your boards?');
  await page.getByLabel('First name').click();
  await fillRegistration(page, newEmail());
  await onward(page);
  await at('Does this sound like you?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await at('One flat fee, then we begin');

  expect(screens.length).toBeLessThanOrEqual(30);
  // Home's own button opens the quiz; the answer to the first question is the quiz's first tap.
  expect(opening).toBe(2);
  expect((await presses()) - (opening - 1)).toBeLessThanOrEqual(40);
  expect(await surveysOf(page)).toMatchObject([
    {
      inProgress: false,
      responses: {
        ...{ need_help: true, measurement_method: 'diy', 'wall-a': '14 ft 6 in', zip: '11201', state: 'NY' },
        lounge_chair: { materials: 'fabric', quantity: '2', budget: 'premium', color: 'green' },
        end_table: { type: 'traditional', shape: 'round', quantity: '1', budget: 'premium' },
        rug: { size: '8x10', budget: 'premium', colorIntensity: 'accent', color: 'green' },
      },
    },
  ]);
}
