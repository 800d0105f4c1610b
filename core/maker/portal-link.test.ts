import { expect, test } from 'vitest';
import { isPortalOpen, portalKeyText, portalLinkDays, portalLinkEnds, readPortalKey } from './index.ts';

const now = new Date('2026-11-18T12:00:00.500Z');
const day = 86_400_000;
const after = (ms: number) => new Date(now.getTime() + ms);
const signature = 'a'.repeat(43);

test('a link to a maker’s page works for thirty days, to the second', () => {
  const key = { until: portalLinkEnds(now) };
  expect(isPortalOpen(key, now)).toBe(true);
  expect(isPortalOpen(key, after(portalLinkDays * day))).toBe(true);
  expect(isPortalOpen(key, after(portalLinkDays * day + 1000))).toBe(false);
});

test('a key is read as it was written', () => {
  const key = { until: portalLinkEnds(now), signature };
  expect(readPortalKey(portalKeyText(key))).toEqual(key);
});

test.each([
  ['nothing', ''],
  ['no signature', '1797595200.'],
  ['no end', `.${signature}`],
  ['an end that isn’t a number', `never.${signature}`],
  ['an end in the far future', `999999999999.${signature}`],
  ['a zero in front', `0797595200.${signature}`],
  ['more than a key', `1797595200.${signature}.x`],
  ['a longer signature', `1797595200.${signature}x`],
  ['a line break at the end', `1797595200.${signature}\n`],
])('%s is no key', (_what, text) => expect(readPortalKey(text)).toBeNull());
