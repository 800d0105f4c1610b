import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';

const question = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).click({ force: true });
const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).click({ force: true });

let people = 0;
const newEmail = () => `quiz-${Date.now()}-${people++}@example.com`;

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function fillRegistration(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('a walnut armchair');
  await form.getByLabel('Repeat password').fill('a walnut armchair');
}

test('a visitor takes the quiz for a living room, signs up, and submits it', async ({ page, watched }) => {
  test.slow();
  // A registration without a first name is refused on purpose, and one picture is called off.
  watched.expectComplaint(/status of 400|image\/upload/);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get started' }).click();

  await question(page, 'What kind of place is it?');
  await expectAccessible(page);
  await choose(page, 'Something else');
  await onward(page);
  await expect(page.getByText('This response is required.').first()).toBeVisible();
  await page.getByLabel('What is it?').fill('A houseboat');
  await page.getByLabel('What is it?').press('Enter');

  await question(page, 'Are you upgrading, or starting from scratch?');
  await choose(page, /^Upgrading/);
  await question(page, 'What is staying?');
  await page.goBack();
  await question(page, 'Are you upgrading, or starting from scratch?');
  await expect(page.getByRole('radio', { name: /^Upgrading/ })).toBeChecked();
  await choose(page, /^Upgrading/);
  await page.getByLabel('Staying in the room').fill('My grandmother’s walnut armchair');
  await expectAccessible(page);
  await onward(page);

  await question(page, 'Which room is it?');
  await expectAccessible(page);
  await choose(page, 'Living room');

  await question(page, 'What should we find for your living room?');
  await tick(page, 'Sofa');
  await tick(page, 'Rug');
  await expectAccessible(page);
  await onward(page);

  await question(page, 'And beyond those?');
  await tick(page, 'End table');
  await tick(page, 'No thanks');
  await expect(page.getByRole('checkbox', { name: 'End table' })).not.toBeChecked();
  await onward(page);

  await question(page, 'Which style feels like home?');
  await onward(page);
  await expect(page.getByText('There was a problem with your submission.')).toBeVisible();
  await expect(page.getByText('Please choose your favorite style.')).toBeVisible();
  const roy = page.getByRole('button', { name: 'My choice: Roy' });
  await roy.click();
  await expect(roy).toHaveAttribute('aria-pressed', 'true');
  await roy.click();
  await expect(roy).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'My choice: Moody' }).click();
  await expectAccessible(page);
  await onward(page);

  await question(page, 'Light wood, or dark?');
  await choose(page, /^Light/);
  await question(page, 'Which sofa shape feels right?');
  await choose(page, 'Chaise sectional');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await choose(page, /^Track arm/);
  await question(page, 'Fabric or leather?');
  await choose(page, /^Fabric/);
  await question(page, 'What would you like to spend on your sofa?');
  await expect(page.getByText('$2,079')).toHaveCount(2);
  await expectAccessible(page);
  await choose(page, /^Premium/);

  await question(page, 'Which rugs draw you in?');
  await tick(page, /^Geometric/);
  await tick(page, /^Moroccan/);
  await expectAccessible(page);
  await onward(page);
  await choose(page, /8 × 10/);
  await choose(page, /^Premium/);

  await question(page, 'How bold may we be?');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('slider')).toHaveValue('6');
  await expectAccessible(page);
  await onward(page);
  await choose(page, /^An accent/);
  await question(page, 'Which color for your sofa?');
  await choose(page, 'Green');
  await choose(page, /^Neutral/);

  await question(page, 'Would you like help with the layout?');
  await choose(page, /^Yes/);
  await question(page, 'How shall we measure your living room?');
  await expectAccessible(page);
  await choose(page, /^Do it yourself/);
  await onward(page);

  await question(page, 'How large is your living room?');
  await onward(page);
  await expect(page.getByText('All measurement fields above are required.')).toBeVisible();
  for (const [name, feet, inches] of [
    ['Wall A', '14', '6'],
    ['Wall B', '12', '0'],
    ['Doorway height', '6', '8'],
    ['Doorway width', '2', '20'],
  ] as const) {
    const group = page.getByRole('group', { name });
    await group.getByRole('textbox', { name: 'feet' }).fill(feet);
    await group.getByRole('textbox', { name: 'inches' }).fill(inches);
  }
  await page.getByLabel('About wall A').fill('A window');
  await expect(page.getByText('8 of 500').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Doorway width' }).getByRole('textbox', { name: 'inches' })).toHaveValue(
    '11.9',
  );
  await expectAccessible(page);
  await onward(page);

  await question(page, 'May we see your living room?');
  const files = page.locator('input[type="file"]');
  await files.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('File type application/pdf is not allowed. Please upload only images.')).toBeVisible();
  await files.setInputFiles([
    { name: 'corner.jpg', mimeType: 'image/jpeg', buffer: await photo('#7c9585') },
    { name: 'window.jpg', mimeType: 'image/jpeg', buffer: await photo('#b5673f') },
  ]);
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2);
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => [...document.images].every((image) => image.complete))).toBe(true);
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(1);

  // One is called off while it is under way, one is dropped on the place.
  await page.route('**/image/upload', () => undefined);
  await files.setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo('#7c9585') });
  const underWay = page.getByRole('progressbar', { name: 'Uploading hall.jpg' });
  await expect(underWay).toBeVisible();
  await page.getByRole('button', { name: 'Cancel hall.jpg' }).click();
  await expect(underWay).toBeHidden();
  await page.unroute('**/image/upload');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'sill.jpg', { type: 'image/jpeg' }));
      return data;
    },
    [...(await photo('#d9d0c2'))],
  );
  const place = page.locator('[data-rac]').filter({ hasText: 'Drag your pictures here' }).first();
  for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: dropped });
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2);
  await onward(page);
  await question(page, 'Do you have a floor plan?');
  await onward(page);

  await choose(page, /^No rush/);
  await question(page, 'What else should your specialist know?');
  await page.getByLabel('About the room').fill('Two cats, and sun all afternoon');
  await expectAccessible(page);
  await onward(page);
  await question(page, 'Is there a picture you keep coming back to?');
  await onward(page);

  await question(page, 'What shall we call this project?');
  await page.getByLabel('Project name').fill('Oak Street');
  await page.reload();
  await usable(page);
  await question(page, 'What shall we call this project?');
  await expect(page.getByLabel('Project name')).toHaveValue('Oak Street');
  await page.getByLabel('Project name').press('Enter');

  await question(page, 'Which state do we deliver to?');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Delivery state/ }).click();
  await page.getByRole('option', { name: 'New York' }).click();
  await onward(page);
  await question(page, "Where's your furniture headed?");
  await onward(page);
  await expect(page.getByText('Please enter the Zip Code you will be shipping to.').first()).toBeVisible();
  await page.getByLabel('Delivery zip code').fill('02139');
  await onward(page);
  await expect(page.getByText('Please enter a valid shipping zip code.').first()).toBeVisible();
  await page.getByLabel('Delivery zip code').fill('11201');
  await expectAccessible(page);
  await onward(page);

  await question(page, 'Where shall we send your boards?');
  await page.getByLabel('Email').fill('customer@hearthline.test');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Account already exists for this email address, please sign in!')).toBeVisible();
  await onward(page);
  await expect(page.getByText('A First Name is Required.')).toBeVisible();
  await expectAccessible(page);
  await fillRegistration(page, newEmail());
  await onward(page);

  await question(page, 'Does this sound like you?');
  await expect(page).toHaveURL('/quiz?step=summary');
  await expect(page.getByText('14 ft 6 in')).toBeVisible();
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change Sofa material' }).click();
  await question(page, 'Fabric or leather?');
  await choose(page, /^Leather/);
  await question(page, 'Does this sound like you?');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL('/quiz?step=payment');
  await question(page, 'One flat fee, then we begin');
  const stored = (await (await page.request.get('/api/users/me/surveysData')).json()) as unknown[];
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    inProgress: false,
    type_of_furniture: 'living-room',
    favorite_styles: ['moody'],
    wood_tone: 'light',
    responses: { sofa: { type: 'chaise_sectional', materials: 'leather' }, 'wall-a': '14 ft 6 in', boldness: 6 },
  });

  await page.goto('/quiz-complete');
  await question(page, 'One step left');
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Oak Street' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay the fee' }).click();
  await question(page, 'One flat fee, then we begin');
});

test('a visitor comes back to an unfinished quiz, and signing in makes it the account’s, once', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await choose(page, 'House');
  await choose(page, /^Blank canvas/);
  await choose(page, 'Bedroom');
  await question(page, 'What should we find for your bedroom?');

  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Bedroom' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/quiz?onboarding=true');
  await usable(page);
  await question(page, 'Welcome back');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pick up where you left off' }).click();
  await question(page, 'What should we find for your bedroom?');
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz?step=pieces');

  const before = async () => {
    const answer = await page.request.get('/api/users/me/surveysData');
    return answer.ok() ? ((await answer.json()) as { type_of_furniture: string; inProgress: boolean }[]) : [];
  };
  await signIn(page, 'customer@hearthline.test');
  await expect
    .poll(
      async () =>
        (await before()).filter((survey) => survey.inProgress && survey.type_of_furniture === 'bedroom').length,
    )
    .toBe(1);
  await page.reload();
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Pick up where you left off' })).toHaveCount(1);
  expect((await before()).filter((survey) => survey.inProgress)).toHaveLength(1);
});

test('once a visitor has come to the account step, the quiz starts there until they have one', async ({ page }) => {
  const sheet = { what_kind_of_place: { value: 'House', at: Date.now() } };
  const draft = { id: 'draft-1', surveyId: null, owner: null, unsaved: true, sheet };
  await page.addInitScript(
    (kept) => localStorage.setItem('hearthline-drafts', kept),
    JSON.stringify({ current: 'draft-1', all: [draft] }),
  );
  const flag = () => page.evaluate(() => localStorage.getItem('survey-start-with-login'));
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz?step=starting-point');
  expect(await flag()).toBeNull();
  await page.goto('/quiz?step=registration');
  await expect.poll(flag).toBe('true');
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz?step=registration');
  await usable(page);
  await fillRegistration(page, newEmail());
  await onward(page);
  await expect(page).not.toHaveURL('/quiz?step=registration');
  await expect.poll(flag).toBeNull();
});

test('what cannot be saved is said, kept, and saved as soon as it can be', async ({ page, watched }) => {
  watched.expectComplaint(/surveysData|ERR_FAILED|ERR_INTERNET/);
  await page.goto('/registration');
  await usable(page);
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'Create account' }).click();
  await question(page, 'What kind of place is it?');

  await page.route('**/api/users/me/surveysData**', (route) => route.abort());
  await choose(page, 'House');
  await question(page, 'Are you upgrading, or starting from scratch?');
  await expect(page.getByText('Sorry, there was an error saving your survey.')).toBeVisible();
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await choose(page, /^Blank canvas/);
  await question(page, 'Which room is it?');
  await page.unroute('**/api/users/me/surveysData**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const [survey] = (await (await page.request.get('/api/users/me/surveysData')).json()) as { responses: object }[];
  expect(survey?.responses).toMatchObject({
    what_kind_of_place: 'House',
    upgrading_or_from_scratch: 'blank-canvas',
  });
});
