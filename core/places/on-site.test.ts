import { describe, expect, it } from 'vitest';
import { onSiteServed } from './index.ts';

describe('the on-site service area', () => {
  const ranges = [
    ['10001', '10282'],
    ['10301', '10314'],
    ['10451', '10475'],
    ['11004', '11005'],
    ['11101', '11109'],
    ['11201', '11256'],
    ['11351', '11436'],
    ['11691', '11697'],
    ['07030', '07030'],
    ['07302', '07311'],
    ['06830', '06897'],
  ] as const;

  it('is the settled ranges, whole, and nothing else', () => {
    for (let zip = 0; zip < 100_000; zip++) {
      const text = String(zip).padStart(5, '0');
      const expected = ranges.some(([from, to]) => text >= from && text <= to);
      if (onSiteServed(text) !== expected) expect.fail(text);
    }
  });

  it('knows a zip by its text, not its number', () => {
    for (const bad of ['-5', '', '7030', '6830', '010001', '10001-1', '90210'])
      expect(onSiteServed(bad), bad).toBe(false);
  });
});
