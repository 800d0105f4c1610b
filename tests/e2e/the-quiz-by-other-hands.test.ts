import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { newEmail, password, question, surveysOf } from '../setup/journeys/quiz.ts';

/** By the Tab key alone, as far as it takes. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never comes to ${target}`);
}

test('the quiz for a bedroom, by keyboard alone', async ({ page }) => {
  test.slow();
  const radio = (name: string | RegExp) => page.getByRole('radio', { name });
  const firstRadio = page.getByRole('radio').first();
  /** Space on the first, or with the arrows to another and Enter. */
  const pick = async (name: string | RegExp) => {
    await tabTo(page, firstRadio);
    if (await radio(name).evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Space');
    }
    while (!(await radio(name).isChecked())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const onward = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string, exact = false) => {
    await tabTo(page, page.getByRole('main').getByLabel(label, { exact }));
    await page.keyboard.type(text);
  };

  await page.goto('/quiz?onboarding=true');
  await question(page, 'What kind of place is it?');
  await usable(page);
  await pick('Apartment, condo or co-op');
  await question(page, 'Are you upgrading, or starting from scratch?');
  await pick(/^Blank canvas/);
  await question(page, 'Which room is it?');
  await pick('Bedroom');
  await question(page, 'What should we find for your bedroom?');
  await tabTo(page, page.getByRole('checkbox', { name: 'Bench' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await question(page, 'Which style feels like home?');
  await tabTo(page, page.getByRole('button', { name: 'My choice: Roy' }));
  await page.keyboard.press('Enter');
  await onward();
  await question(page, 'Just for sitting, or with storage?');
  await pick(/^With storage/);
  await question(page, 'What would you like to spend on your bench?');
  await tabTo(page, page.getByRole('button', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await question(page, 'Just for sitting, or with storage?');
  await expect(radio(/^With storage/)).toBeChecked();
  await tabTo(page, radio(/^With storage/));
  await page.keyboard.press('Enter');
  await question(page, 'What would you like to spend on your bench?');
  await pick(/^Luxe/);
  await question(page, 'How bold can we be?');
  await tabTo(page, page.getByRole('slider'));
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await onward();
  await question(page, 'Would you like help with the layout?');
  await pick(/^No/);
  await question(page, 'How should we measure your bedroom?');
  await onward();
  await question(page, 'How soon do you need it?');
  await pick(/^No rush/);
  await question(page, 'What else should your specialist know?');
  await type('About your style', 'Iron, and nothing that squeaks');
  await onward();
  await question(page, "Where's your furniture headed?");
  await type('Delivery zip code', '10014');
  await tabTo(page, page.getByRole('button', { name: /Delivery state/ }));
  await expect(page.getByRole('button', { name: /Delivery state/ })).toContainText('New York');
  await page.keyboard.press('Enter');
  await page.keyboard.type('New Y');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Delivery state/ })).toContainText('New York');
  await type('Project name', 'Bleecker Street');
  await page.keyboard.press('Enter');
  await question(page, 'Where should we send your boards?');
  await type('First name', 'June');
  await type('Email', newEmail());
  await type('Password', password, true);
  await type('Repeat password', password);
  await page.keyboard.press('Enter');
  await question(page, 'Does this sound like you?');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quiz?step=payment');
  expect(await surveysOf(page)).toMatchObject([
    {
      inProgress: false,
      responses: {
        what_kind_of_place: 'Apartment/condo/co-op',
        type_of_furniture: 'bedroom',
        bench: { type: 'storage', budget: 'luxe' },
        boldness: 8,
        project_name: 'Bleecker Street',
        zip: '10014',
      },
    },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the quiz for a dining room, by touch, with us coming to measure', async ({ page, browser, watched }) => {
    test.slow();
    // A request without a day is refused on purpose.
    watched.expectComplaint(/status of 400/);
    const tap = (name: string | RegExp) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .tap();
    const onward = () => page.getByRole('button', { name: 'Continue', exact: true }).tap();
    const fits = () =>
      expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

    await page.goto('/quiz?onboarding=true');
    await question(page, 'What kind of place is it?');
    await usable(page);
    await tap('House');
    await tap(/^Blank canvas/);
    await question(page, 'Which room is it?');
    await fits();
    await tap('Dining room');
    await question(page, 'What should we find for your dining room?');
    await page
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: 'Sideboard' }) })
      .tap();
    await onward();
    await question(page, 'Which style feels like home?');
    await fits();
    await page.getByRole('button', { name: 'My choice: Draper' }).tap();
    await onward();
    await page.getByRole('radio').first().waitFor();
    await tap(/^Open front/);
    await tap(/^Premium/);
    await question(page, 'How bold can we be?');
    await page.getByRole('button', { name: 'Less' }).tap();
    await onward();
    await tap(/^Yes/);
    await question(page, 'How should we measure your dining room?');
    await tap(/^On-site service/);
    await expect(page.getByRole('heading', { name: 'Where should we come to measure?' })).toBeVisible();
    await page.getByLabel('Delivery zip code').fill('90210');
    await onward();
    await expect(
      page.getByText("We're sorry, On-Site Service is not available for your zip code.").first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Delivery zip code').fill('11201');
    await onward();
    await tap(/^No rush/);
    await question(page, 'What else should your specialist know?');
    await fits();
    await onward();
    await question(page, 'What should we call this project?');
    await page.getByLabel('Project name').fill('Supper');
    await onward();

    await question(page, 'Where should we send your boards?');
    await page.getByRole('link', { name: 'Choose a password later' }).tap();
    await question(page, 'Who are we designing for?');
    await expectAccessible(page);
    await page.getByLabel('First name').fill('June');
    await page.getByLabel('Email').fill(newEmail());
    await onward();
    await question(page, "To get this started, let's create an account.");
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await onward();
    await question(page, 'Does this sound like you?');
    await fits();
    await page.getByRole('button', { name: 'Submit' }).tap();
    await expect(page).toHaveURL('/quiz?step=payment');

    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Supper' })).toBeVisible();
    await usable(page);
    // The link glides down to the form, and a tap on a gliding page only stops it: so the page jumps instead.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Pick your days' }).tap();
    await expect(page.getByRole('heading', { name: 'Ask us to come' })).toBeInViewport();
    await page.getByRole('button', { name: 'Request a visit' }).tap();
    const street = page.getByLabel('Street, number and apartment');
    await expect(street).toBeFocused();
    await expect(street).toBeInViewport();
    await street.fill('12 Oak Street, 4B');
    await page.getByLabel('Phone for the day of the visit').fill('718-555-0142');
    await page.getByLabel('How we get in').fill('Ring twice.');
    await page.getByRole('button', { name: 'Request a visit' }).tap();
    await expect(page.getByRole('alert').getByText('Please choose a day that works for you.')).toBeVisible();
    await expect(street).toHaveValue('12 Oak Street, 4B');
    // News from elsewhere make the page ask again, and take nothing away that is still to be read.
    const asked = page.waitForResponse(/measurements\.data/);
    const headers = { Origin: new URL(page.url()).origin };
    await page.request.patch('/api/users/me', { data: { last_name: 'Hale' }, headers });
    await (await asked).finished();
    await expect(page.getByRole('alert').getByText('Please choose a day that works for you.')).toBeVisible();
    const first = page.getByLabel('First choice');
    await first.fill((await first.getAttribute('max')) ?? '');
    await expectAccessible(page);
    await fits();
    await page.getByRole('button', { name: 'Request a visit' }).tap();
    await expect(page.getByText('Visit requested')).toBeVisible();
    await page.goto('/projects');
    await expect(page.getByText(/^Visit requested/)).toBeVisible();

    // The specialist sees where to go, whom to call and how to get in, at the desk and on the way.
    const studio = await browser.newContext({ baseURL: shopOrigin() });
    await signIn(studio, 'specialist@hearthline.test');
    const desk = await studio.newPage();
    for (const width of [1280, 375]) {
      await desk.setViewportSize({ width, height: 812 });
      await desk.goto('/studio/visits');
      await usable(desk);
      const visit = desk.getByRole('row').filter({ hasText: '12 Oak Street, 4B, 11201' }).first();
      await expect(visit).toContainText('Ring twice.');
      await expect(visit.getByRole('link', { name: 'Call 718-555-0142' })).toHaveAttribute('href', 'tel:7185550142');
      expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(desk);
    }
    await studio.close();
  });
});
