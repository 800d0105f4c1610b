/** Spam is told without puzzles, by what only machines do. The sender always reads the same thanks. */
export const contactTrapField = 'website';

const fewestSeconds = 3;
const mostLinks = 3;

export interface ContactSigns {
  /** A field no person sees. */
  readonly trap: string;
  /** Between the form's page and its sending; null when the page's own stamp is missing or forged. */
  readonly secondsToFill: number | null;
  readonly message: string;
}

export type SpamSign = 'trap-filled' | 'no-stamp' | 'too-fast' | 'too-many-links';

export function spamSign(signs: ContactSigns): SpamSign | null {
  if (signs.trap !== '') return 'trap-filled';
  if (signs.secondsToFill === null) return 'no-stamp';
  if (signs.secondsToFill < fewestSeconds) return 'too-fast';
  const links = signs.message.match(/\b(?:https?:\/\/|www\.)/gi)?.length ?? 0;
  return links > mostLinks ? 'too-many-links' : null;
}
