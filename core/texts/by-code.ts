import { text } from './text.ts';

/** Which text of the error catalogue a code shows. Codes not named here take the last sentence of their form. */

/** The sign-up form, under the heading 'form.problem'. */
export function signUpText(code: string): string {
  if (code === 'email-already-in-use') return text('signUp.emailInUse');
  if (code === 'invalid-email') return text('signIn.emailInvalid');
  if (code === 'weak-password') return text('signUp.weakPassword');
  return text('signUp.unexpected');
}

/** The additional-info modal speaks the store's own words. */
export function additionalInfoText(code: string): string {
  return code === 'email-already-in-use' ? text('additionalInfo.emailInUse') : text('additionalInfo.unknown');
}

/** A social pop-up that fails in any other way shows nothing: most often the person closed it. */
export function socialSignInText(code: string): string | null {
  if (code === 'cancelled-popup-request') return text('social.tooManyRequests');
  if (code === 'popup-blocked') return text('social.popupBlocked');
  return null;
}

/** Sign-in by e-mail and password. An error without a code of its own is quoted after the sentence. */
export function signInText(code: string, error = code): string {
  if (code === 'missing-email') return text('signIn.emailMissing');
  if (code === 'invalid-email') return text('signIn.emailInvalid');
  if (code === 'user-disabled') return text('signIn.disabled');
  if (code === 'user-not-found') return text('signIn.notFound');
  if (code === 'wrong-password') return text('signIn.wrongPassword');
  if (code === 'network-request-failed') return text('signIn.network');
  return text('signIn.unknown', { error });
}

export function paymentErrorText({ type, message }: { type: string; message: string }): string {
  if (type === 'card_error') return text('payment.card', { message });
  if (type === 'validation_error') return text('payment.validation', { message });
  return text('payment.other', { message });
}
