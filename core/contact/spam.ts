/** We detect spam without puzzles, by what only bots do. The sender always sees the same thank-you. */
export const contactTrapField = 'website';

const fewestSeconds = 3;
const mostLinks = 3;

export interface ContactSigns {
  /** A field people never see. */
  readonly trap: string;
  /** Time between loading and sending the form; null when the page's stamp is missing or forged. */
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
