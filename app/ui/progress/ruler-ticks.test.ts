import { describe, expect, it } from 'vitest';
import { rulerTicks } from './ruler-ticks.ts';

describe('the ruler of 72 hours', () => {
  const ticks = rulerTicks(72, 30.67, 24);

  it('has a tick for each hour, from nought to the last', () => {
    expect(ticks).toHaveLength(73);
    expect(ticks[0]?.at).toBe(0);
    expect(ticks[72]?.at).toBe(72);
  });
  it('is taller each 24', () => {
    expect(ticks.filter(({ tall }) => tall).map(({ at }) => at)).toEqual([24, 48, 72]);
  });
  it('counts an hour as gone once it is over', () => {
    expect(ticks.findLast(({ gone }) => gone)?.at).toBe(30);
  });
});
