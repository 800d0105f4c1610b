import { text } from './text.ts';

/** Any other social pop-up failure shows nothing: most often the person just closed it. */
export function socialSignInText(code: string): string | null {
  if (code === 'cancelled-popup-request') return text('social.tooManyRequests');
  if (code === 'popup-blocked') return text('social.popupBlocked');
  return null;
}
