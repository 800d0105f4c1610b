import { text } from './text.ts';

/** A social pop-up that fails in any other way shows nothing: most often the person closed it. */
export function socialSignInText(code: string): string | null {
  if (code === 'cancelled-popup-request') return text('social.tooManyRequests');
  if (code === 'popup-blocked') return text('social.popupBlocked');
  return null;
}
