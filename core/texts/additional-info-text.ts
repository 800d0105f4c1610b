import { text } from './text.ts';

/** The additional-info modal has its own texts. */
export function additionalInfoText(code: string): string {
  return code === 'email-already-in-use' ? text('additionalInfo.emailInUse') : text('additionalInfo.unknown');
}
