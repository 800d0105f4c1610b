import { text } from './text.ts';

const minute = 60;

/** How long to wait, in words a person uses. */
export function tooManyText(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / minute);
  if (retryAfterSeconds < minute) return text('limits.tooMany', { wait: 'a minute' });
  return text('limits.tooMany', { wait: minutes === 1 ? 'a minute' : `${minutes} minutes` });
}
