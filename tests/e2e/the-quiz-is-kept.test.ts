import { expect, expectAccessible, signInByForm, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { choose, fillRegistration, newEmail, onward, question } from '../setup/journeys/quiz.ts';

test('a visitor comes back to an unfinished quiz, and signing in makes it the account’s, once', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await usable(page, 'main a');
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await question(page, 'What kind of place is it?');
  await usable(page, 'main [type=radio]');
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
  await signInByForm(page, 'customer@hearthline.test');
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

test('§4 §6 a visitor who begins the quiz has the flag, and comes to the account once the chapters before it are done', async ({
  page,
}) => {
  const flag = () => page.evaluate(() => localStorage.getItem('survey-start-with-login'));
  await page.goto('/quiz?onboarding=true');
  await usable(page);
  await choose(page, 'House');
  await question(page, 'Are you upgrading, or starting from scratch?');
  expect(await flag()).toBe('true');
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz?step=starting-point');

  const answers = {
    ...{ what_kind_of_place: 'House', upgrading_or_from_scratch: 'blank-canvas', type_of_furniture: 'living-room' },
    ...{ pieces: ['sofa'], more_pieces: ['no-thanks'], favorite_styles: ['draper'], boldness: 6, need_help: false },
    ...{ 'sofa.type': 'standard', 'sofa.sub_type': 'sofa_a', 'sofa.materials': 'fabric', 'sofa.budget': 'premium' },
    ...{ 'sofa.colorIntensity': 'neutral', your_timeline: 0, project_name: 'Oak Street', state: 'NY', zip: '11201' },
  };
  await page.evaluate((given) => {
    const drafts = JSON.parse(localStorage.getItem('hearthline-drafts') ?? '{}');
    const at = Date.now();
    for (const [key, value] of Object.entries(given)) drafts.all[0].sheet[key] = { value, at };
    localStorage.setItem('hearthline-drafts', JSON.stringify(drafts));
  }, answers);
  await page.goto('/quiz');
  await expect(page).toHaveURL('/quiz?step=registration');
  await usable(page);
  await fillRegistration(page, newEmail());
  await onward(page);
  await expect(page).not.toHaveURL('/quiz?step=registration');
  await expect.poll(flag).toBeNull();
});

test('a failed save is shown, kept, and retried as soon as possible', async ({ page, watched }) => {
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
  await expect(page.getByText('Not in your account yet, saved in this browser')).toBeVisible();
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

test('a text is told once it is finished, not with every letter', async ({ page }) => {
  await page.goto('/quiz?onboarding=true');
  await usable(page);
  await choose(page, 'House');
  await choose(page, /^Blank canvas/);
  await choose(page, 'Bedroom');
  await question(page, 'What should we find for your bedroom?');
  await page.goto('/quiz?step=project-name');
  await usable(page);
  const kept = () => page.evaluate(() => localStorage.getItem('hearthline-drafts') ?? '');
  await page.getByLabel('Project name').pressSequentially('Elm');
  expect(await kept()).not.toContain('project_name');
  await page.getByLabel('Project name').press('Tab');
  await expect.poll(kept).toContain('"Elm"');
  expect((await kept()).match(/project_name/g)).toHaveLength(1);
});

test('another room of a paid fee begins with what the rooms share', async ({ page }) => {
  await customerWithBoards(page);
  await page.goto('/projects');
  await usable(page);
  await expect(page.getByText('3 of 4 rooms left')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Board [AB], / })).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a room' }).click();
  // What kind of place it is was said for the home; whether this room is empty was not.
  await question(page, 'Are you upgrading, or starting from scratch?');
  await choose(page, /^Blank canvas/);
  await question(page, 'Which room is it?');
  await choose(page, 'Office');
  await question(page, 'What should we find for your office?');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const surveys = (await (await page.request.get('/api/users/me/surveysData')).json()) as { inProgress: boolean }[];
  expect(surveys).toHaveLength(2);
  expect(surveys.find(({ inProgress }) => inProgress)).toMatchObject({
    responses: { what_kind_of_place: 'House' },
    favorite_styles: ['draper'],
    type_of_furniture: 'office',
  });
});
