import { expect, it } from 'vitest';
import { type SocialCode, socialProblem } from './social-popup.ts';

it.each<[SocialCode, string]>([
  ['cancelled-popup-request', 'Too many requests. Please try again later.'],
  ['popup-blocked', 'Operation blocked by browser.'],
])('§8 social sign-in, %s: %s', (code, said) => {
  expect(socialProblem(code)).toBe(said);
});

it.each<SocialCode>(['popup-closed-by-user', 'refused'])(
  '§8 social sign-in, any other code such as %s shows nothing',
  (code) => {
    expect(socialProblem(code)).toBeNull();
  },
);

it('§8 decision 014: an address that has an account already is told how to get in', () => {
  expect(socialProblem('account-exists')).toBe('Account already exists for this email address, please sign in!');
});
