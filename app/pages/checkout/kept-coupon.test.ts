import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCoupon, keptCoupon } from './kept-coupon.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a coupon, or that it was taken off, is kept for its own checkout', () => {
  expect(keptCoupon('one')).toBeUndefined();
  keepCoupon('one', 'SPRING');
  expect(keptCoupon('one')).toBe('SPRING');
  expect(keptCoupon('two')).toBeUndefined();
  keepCoupon('one', null);
  expect(keptCoupon('one')).toBeNull();
});
