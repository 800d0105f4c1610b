import type { Random } from './random.ts';

const kilobyte = 1024;

/** Text that programs stumble over. */
const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0002\u001f\u007f',
  'line\r\nSet-Cookie: a=b',
  '\n\n\n',
  '\t',
  '\ud800',
  'June \udc00',
  '\ufeff\ufffe\uffff',
  '\u202etxt.exe',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(50),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '0',
  '-0',
  '1e309',
  '9007199254740993',
  '2147483648',
  '99999999999999999999999999',
  '0x1F',
  '1_000',
  '1,000.00',
  'true',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  "' or 1=1 --",
  '"; drop table account; --',
  "\\'; select pg_sleep(9); --",
  '%',
  '%%%',
  '_%_%',
  '%00',
  '%zz',
  '%c0%af',
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;',
  '[]',
  '{}',
  '{"a":1}',
  '[',
  '{"__proto__":{"admin":true}}',
  '2026-02-30',
  '0000-00-00',
  '-271821-04-20',
  '9999999-12-31',
  '2026-11-20T25:61:61Z',
  '99999',
  '00000',
  '(((((((((((((((((((((((((((((a',
  'a@b',
  '@',
  'x'.repeat(300),
  'x'.repeat(5 * kilobyte),
  '💥'.repeat(3 * kilobyte),
  '['.repeat(3 * kilobyte),
];

const numbers: readonly number[] = [
  ...[0, -0, -1, 1, 0.1, -0.5, 1e21, 1e308, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 63)],
  ...[5e-324, 1.7976931348623157e308, 99, 100, 101],
];

/** What a whole body may be instead of what was expected. */
const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

export const hostileText = (random: Random): string =>
  random.chance(0.04) ? 'x'.repeat(random.int(80 * kilobyte)) : random.pick(texts);

/** Any JSON value, mostly not the one that was asked for. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.int(depth > 2 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(numbers);
  if (kind < 5) return hostileText(random);
  if (kind === 5) return Array.from({ length: random.int(6) }, () => hostileValue(random, depth + 1));
  if (kind === 6) return Array.from({ length: random.int(2000) }, () => 'x');
  return Object.fromEntries(
    Array.from({ length: random.int(5) }, () => [random.pick(texts), hostileValue(random, depth + 1)]),
  );
}

/** JSON as text, some of it written as no program would write it. */
export function hostileJson(random: Random): string {
  return random.pick([
    () => '',
    () => '{',
    () => '[1,',
    () => '"\\ud800"',
    () => '"\\u0000"',
    () => '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"ok":true}}}',
    () => deep(5000, '[', ']'),
    () => deep(1000, '{"a":', '}').replace('}', '1}'),
    () => '{"a":1,"a":2}',
    () => '1e999999',
    () => 'null',
    () => '\ufeff{}',
    () => JSON.stringify(hostileValue(random)),
    () => JSON.stringify({ ...{ id: hostileValue(random) }, email: hostileValue(random) }),
  ])();
}

export const hostileBytes = (random: Random, most = 3000): Buffer =>
  Buffer.from(Array.from({ length: random.int(most) }, () => random.int(256)));

/** One segment of a path, as it goes over the wire. */
export const hostileSegment = (random: Random): string =>
  random.pick([
    () => encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 1900),
    () => random.pick(['%00', '%0a', '%0d%0a', '%1f', '%7f', '%09', '%20', '%2f', '%5c', '%2e%2e', '%2e%2e%2f%09%2f']),
    () => random.pick(['%zz', '%', '%e0%a4', '%ff', '%c0%80', '%ed%a0%80', '%u0000', 'a%2', '%25%30%30']),
    () => random.pick(['..', '.', '-1', '_', '__proto__', 'constructor', '*', ':id', '{id}', "'", '"', '|', '^', '`']),
    () => random.pick(['\x80\xff', '\xc3\x28', '\xed\xa0\x80', 'é', 'x'.repeat(1500), 'x'.repeat(9000), ',', ';a=b']),
  ])();
