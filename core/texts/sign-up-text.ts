import { text } from './text.ts';

/** What the sign-up form shows for a code, below the heading 'form.problem'. */
export function signUpText(code: string, { shortest }: { shortest: number }): string {
  if (code === 'email-already-in-use') return text('signUp.emailInUse');
  if (code === 'invalid-email') return text('signIn.emailInvalid');
  if (code === 'weak-password') return text('signUp.weakPassword', { shortest });
  return text('signUp.unexpected');
}
