import { expect, it } from 'vitest';
import { deviceName, lastSeenWords } from './index.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%j is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it.each([
  ['2026-03-03T17:00:00Z', 'Active now'],
  ['2026-03-03T16:58:01Z', 'Active now'],
  ['2026-03-03T16:58:00Z', 'Last seen 2 minutes ago'],
  ['2026-03-03T16:00:01Z', 'Last seen 59 minutes ago'],
  ['2026-03-03T16:00:00Z', 'Last seen 1 hour ago'],
  ['2026-03-02T17:00:01Z', 'Last seen 23 hours ago'],
  ['2026-03-02T17:00:00Z', 'Last seen Mar 2, 2026'],
])('seen at %s: %s', (seen, words) =>
  expect(lastSeenWords(new Date(seen), new Date('2026-03-03T17:00:00Z'))).toBe(words),
);
