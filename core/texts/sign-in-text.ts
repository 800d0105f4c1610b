import { text } from './text.ts';

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
