import { formatDay } from '../texts/index.ts';

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
/** Order matters: most browsers also include another browser's name in their user agent. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const first = (known: readonly [RegExp, string][], words: string) =>
  known.find(([pattern]) => pattern.test(words))?.[1] ?? null;

export const unknownDevice = 'Unknown device';

/** The browser's user agent in words its owner recognizes: 'Safari on iPhone'. */
export function deviceName(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownDevice;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (many: number, unit: string) => `Last seen ${many} ${unit}${many === 1 ? '' : 's'} ago`;

/** When a device was last seen. That's saved about once a minute, so we never claim anything finer. */
export function lastSeenWords(lastSeen: Date, now: Date): string {
  const passed = now.getTime() - lastSeen.getTime();
  if (passed < 2 * MINUTE) return 'Active now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  return passed < DAY ? ago(Math.floor(passed / HOUR), 'hour') : `Last seen ${formatDay(lastSeen)}`;
}
