import { describe, expect, it } from 'vitest';
import { canonicalPath, countedPage, publicPageAt, publicPages } from './index.ts';

describe('public pages', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/terms', '/terms-conditions'],
    ['/furniture/rec-alder-sofa-sage', '/furniture/rec-alder-sofa-sage'],
  ])('%s is known as %s', (path, known) => {
    expect(canonicalPath(path)).toBe(known);
  });

  it.each([
    '/projects',
    '/orders',
    '/orders/order_1',
    '/profile',
    '/results/selection_1',
    '/checkout/selection_1',
    '/shared-selection/token',
    '/studio',
    '/quiz-complete',
    '/newsletter/confirm',
    '/furniture/a/b',
    '/dev/mailbox',
    '//about',
  ])('%s is private to its reader', (path) => {
    expect(canonicalPath(path)).toBeNull();
    expect(countedPage(path)).toBe('other');
  });

  it('are counted by name, pieces together', () => {
    expect(countedPage('/terms')).toBe('/terms-conditions');
    expect(countedPage('/furniture/rec-alder-sofa-sage')).toBe('/furniture');
  });

  it('have one name each', () => {
    expect(new Set(publicPages.map(({ name }) => name)).size).toBe(publicPages.length);
    expect(publicPageAt('/contact')?.same).toBe(false);
  });
});
