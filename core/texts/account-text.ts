import { text } from './text.ts';

// What the account forms say to the code of a refusal.

/** Sign-in by email and password. An error without its own code is quoted after the sentence. */
export function signInText(code: string, error = code): string {
  if (code === 'missing-email') return text('signIn.emailMissing');
  if (code === 'invalid-email') return text('signIn.emailInvalid');
  if (code === 'user-disabled') return text('signIn.disabled');
  if (code === 'user-not-found') return text('signIn.notFound');
  if (code === 'wrong-password') return text('signIn.wrongPassword');
  if (code === 'network-request-failed') return text('signIn.network');
  return text('signIn.unknown', { error });
}

/** What the sign-up form shows for a code, below the heading 'form.problem'. */
export function signUpText(code: string, { shortest }: { shortest: number }): string {
  if (code === 'email-already-in-use') return text('signUp.emailInUse');
  if (code === 'invalid-email') return text('signIn.emailInvalid');
  if (code === 'weak-password') return text('signUp.weakPassword', { shortest });
  return text('signUp.unexpected');
}

/** Any other social pop-up failure shows nothing: most often the person just closed it. */
export function socialSignInText(code: string): string | null {
  if (code === 'cancelled-popup-request') return text('social.tooManyRequests');
  if (code === 'popup-blocked') return text('social.popupBlocked');
  return null;
}

/** The additional-info modal has its own texts. */
export function additionalInfoText(code: string): string {
  return code === 'email-already-in-use' ? text('additionalInfo.emailInUse') : text('additionalInfo.unknown');
}
