import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAddress, keepTyped, keptAddress } from './kept-address.ts';
import { keepCoupon, keptCoupon } from './kept-coupon.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a typed address is kept for its own checkout, field by field, until the order is placed', () => {
  expect(keptAddress('one')).toEqual({});
  keepTyped('one', 'line1', '12 Maple Street');
  keepTyped('one', 'city', 'Brook');
  keepTyped('one', 'city', 'Brooklyn');
  keepTyped('one', 'line2', '');
  expect(keptAddress('one')).toEqual({ line1: '12 Maple Street', city: 'Brooklyn', line2: '' });
  expect(keptAddress('two')).toEqual({});
  forgetAddress('one');
  expect(keptAddress('one')).toEqual({});
});

test('a browser that may keep nothing forgets, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTyped('one', 'city', 'Brooklyn');
  forgetAddress('one');
  keepCoupon('one', 'SPRING');
  expect([keptAddress('one'), keptCoupon('one')]).toEqual([{}, undefined]);
});
