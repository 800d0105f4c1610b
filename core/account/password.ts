import { type TextKey, text } from '../texts/index.ts';
import { commonPasswords, houseWords } from './common-passwords.ts';
import { passwordRules } from './password-rules.ts';

export type PasswordProblem = Extract<
  TextKey,
  'password.tooShort' | 'password.tooLong' | 'password.onlySpaces' | 'password.tooCommon'
>;

/** What a new password has to be. Older ones keep working, however short. */
export interface NewPasswordRules {
  readonly shortest: number;
  /** Is it among those that leaked? The list is long and stays on the server; in lower case, without space around it. */
  readonly isLeaked: (password: string) => boolean;
}

const plain = (password: string) => password.trim().toLowerCase();

/** A word of the house with a year or a few signs around it: what somebody who knows where they are tries first. */
function isHouseWord(password: string): boolean {
  const [word = '', ...others] = plain(password).match(/[a-z]+/g) ?? [];
  return others.length === 0 && houseWords.has(word);
}

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(plain(password)) || isHouseWord(password);
}

/** What is wrong with a new password, or nothing. */
export function passwordProblem(password: string, { shortest, isLeaked }: NewPasswordRules): PasswordProblem | null {
  if (password.length < shortest) return 'password.tooShort';
  if (password.length > passwordRules.longest) return 'password.tooLong';
  if (plain(password) === '') return 'password.onlySpaces';
  return isCommonPassword(password) || isLeaked(plain(password)) ? 'password.tooCommon' : null;
}

/** The same in the words of the form; null for a good one. */
export function passwordProblemText(password: string, rules: NewPasswordRules): string | null {
  const problem = passwordProblem(password, rules);
  if (problem === 'password.tooShort') return text(problem, { shortest: rules.shortest });
  return problem && text(problem);
}

/** The sign-in modal only says what cannot be a password at all; the account says the rest. */
export function signInPasswordProblem(password: string): Extract<TextKey, 'signIn.passwordTooShort'> | null {
  return password.length < passwordRules.shortest ? 'signIn.passwordTooShort' : null;
}
