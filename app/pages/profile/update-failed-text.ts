import { text } from '#core/texts/index.ts';

/** The acts that change something the error catalog has a text for. */
const texts = new Map<string, string>([
  ['profile', text('profile.updateFailed')],
  ['notifications', text('profile.updateFailed')],
  ['email', text('email.updateFailed')],
  ['password', text('password.updateFailed')],
]);

/** What a change says when it failed and we don't know why. */
export const updateFailedText = (act: string): string | null => texts.get(act) ?? null;
