import type { TextKey } from '../texts/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { passwordRules } from './password-rules.ts';

export type PasswordProblem = Extract<TextKey, 'password.tooShort' | 'password.tooLong' | 'password.tooCommon'>;

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase());
}

/** What is wrong with a new password, or nothing. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordRules.shortest) return 'password.tooShort';
  if (password.length > passwordRules.longest) return 'password.tooLong';
  return isCommonPassword(password) ? 'password.tooCommon' : null;
}

/** The sign-in modal only says what cannot be a password at all; the account says the rest. */
export function signInPasswordProblem(password: string): Extract<TextKey, 'signIn.passwordTooShort'> | null {
  return password.length < passwordRules.shortest ? 'signIn.passwordTooShort' : null;
}
