import { text } from './text.ts';

const minute = 60;
const hour = 60 * minute;

/** The message with the wait in everyday units. */
export const tooManyText = (retryAfterSeconds: number): string =>
  text('limits.tooMany', { wait: waitOf(Math.max(1, Math.ceil(retryAfterSeconds))) });

function waitOf(seconds: number): string {
  if (seconds < minute) return counted(seconds, 'second');
  if (seconds <= hour) return counted(Math.ceil(seconds / minute), 'minute');
  return counted(Math.ceil(seconds / hour), 'hour');
}

function counted(count: number, unit: 'second' | 'minute' | 'hour'): string {
  if (count > 1) return `${count} ${unit}s`;
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}
