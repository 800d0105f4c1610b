import { text } from './text.ts';

/** The additional-info modal speaks the store's own words. */
export function additionalInfoText(code: string): string {
  return code === 'email-already-in-use' ? text('additionalInfo.emailInUse') : text('additionalInfo.unknown');
}
