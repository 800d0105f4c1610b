import { expect, it } from 'vitest';
import { updateFailedText } from './update-failed-text.ts';

it.each([
  ['profile', 'Sorry, there was an error updating your user profile.'],
  ['notifications', 'Sorry, there was an error updating your user profile.'],
  ['email', 'Sorry, there was an error updating your email.'],
  ['password', 'Sorry, there was an error updating your password.'],
])('§8 a change of the %s that fails for an unknown reason says so in its own words', (act, said) => {
  expect(updateFailedText(act)).toBe(said);
});

it('§8 any other act says what went wrong', () => {
  for (const act of ['end-sessions', 'delete', 'constructor']) expect(updateFailedText(act)).toBeNull();
});
