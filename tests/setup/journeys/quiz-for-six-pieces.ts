import type { Page } from '@playwright/test';
import { expect } from '../browser.ts';
import { choose, onward, password, press, question, tick } from './quiz.ts';

/** The quiz for a living room with six pieces, taken by hand from Home. Ends where the summary is submitted. */
export async function takeQuizForSixPieces(
  page: Page,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await question(page, 'What kind of place is it?');
  await choose(page, 'House');
  await question(page, 'Are you upgrading, or starting from scratch?');
  await choose(page, /^Blank canvas/);
  await question(page, 'Which room is it?');
  await choose(page, 'Living room');
  await question(page, 'What should we find for your living room?');
  for (const piece of ['Sofa', 'Lounge chair', 'Sideboard', 'Coffee table', 'End table', 'Rug'])
    await tick(page, piece);
  await onward(page);
  await question(page, 'Which style feels like home?');
  await page.getByRole('button', { name: 'My choice: Draper' }).click();
  await onward(page);
  await answerPieces(page);
  await answerTheRest(page);

  await question(page, 'Where should we send your boards?');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
  await onward(page);
  await question(page, 'Does this sound like you?');
}

/** Each piece's own questions, with what's suggested for a piece like an earlier one left as it is. */
async function answerPieces(page: Page): Promise<void> {
  await question(page, 'Which sofa shape feels right?');
  await choose(page, /^Standard/);
  await question(page, 'And which silhouette?');
  await choose(page, /^Track arm/);
  await question(page, 'Fabric or leather?');
  await choose(page, /^Fabric/);
  await question(page, 'How should your lounge chair move?');
  await choose(page, /^Stationary/);
  await question(page, 'Plush, or an exposed frame?');
  await choose(page, /^Plush/);
  await expect(page.getByText('The same as for the sofa')).toHaveCount(1);
  await choose(page, /^1\b/);
  await question(page, 'How should your sideboard open?');
  await choose(page, /^Standard doors/);
  await question(page, 'What should your coffee table do?');
  await choose(page, /^Traditional/);
  await question(page, 'Which surface do you like to set a cup on?');
  await choose(page, /^Wood/);
  await question(page, 'Which shape suits the middle of your room?');
  await choose(page, /^Round/);
  await question(page, 'What goes on your end table, or into it?');
  await choose(page, /^Traditional/);
  await expect(page.getByText('The same as for the coffee table')).toHaveCount(1);
  await choose(page, /^1\b/);
  await question(page, 'Which rugs draw you in?');
  for (const style of [/^Geometric/, /^Moroccan/]) await tick(page, style);
  await choose(page, /8 × 10/);
}

async function answerTheRest(page: Page): Promise<void> {
  const of = (name: string) => page.getByRole('radiogroup', { name });
  await question(page, 'What would you like to spend?');
  await press(of('What would you like to spend on your sofa?').getByRole('radio', { name: /^Premium/ }));
  await expect(page.getByText('The same as for the sofa')).toHaveCount(5);
  await onward(page);
  await question(page, 'How bold can we be?');
  await press(of('How colorful should your sofa be?').getByRole('radio', { name: /^Neutral/ }));
  await expect(page.getByText('The same as for the sofa').first()).toBeVisible();
  await onward(page);
  await question(page, 'Would you like help with the layout?');
  await choose(page, /^Yes/);
  await question(page, 'How should we measure your living room?');
  await choose(page, /^Do it yourself/);
  for (const [name, feet, inches] of [
    ['Wall A', '16', '0'],
    ['Wall B', '13', '6'],
    ['Doorway height', '6', '8'],
    ['Doorway width', '3', '0'],
  ] as const) {
    const group = page.getByRole('group', { name });
    await group.getByRole('textbox', { name: 'feet' }).fill(feet);
    await group.getByRole('textbox', { name: 'inches' }).fill(inches);
  }
  await onward(page);
  await choose(page, /^No rush/);
  await question(page, 'What else should your specialist know?');
  await page.getByLabel('About the room').fill('North light, and no glass tables.');
  await onward(page);
  await question(page, "Where's your furniture headed?");
  await page.getByLabel('Delivery zip code').fill('11201');
  await page.getByLabel('Project name').fill('Oak Street');
  await expect(page.getByRole('button', { name: /Delivery state/ })).toContainText('New York');
  await onward(page);
}
