import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikeId, ownPath } from './index.ts';

const site = 'https://hearthline.example';

describe('attack 8: an address that leads to another site', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/checkout/../\t/evil.example',
    '/checkout/..//evil.example',
    '/.//evil.example',
    '/a/..\\/evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('attack 8: is made from none of %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/orders?page=2#top', '/orders?page=2#top'],
    ['/?signUp=1&next=%2F%2Fevil.example', '/?signUp=1&next=%2F%2Fevil.example'],
    ['/quiz?survey=a b', '/quiz?survey=a%20b'],
    ['/a/../orders', '/orders'],
  ])('%j stays %j', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });

  it('is made from nothing at all: wherever it’s opened, it’s ours', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      ' ',
      ':',
      '@',
      '%2e',
      '%2f',
      '?',
      '#',
      'evil.example',
      'a',
      'https',
    );
    const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(path, fc.string()), (given) => {
        const own = ownPath(given);
        if (own === null) return;
        expect(new URL(own, `${site}/deep/page`).origin).toBe(site);
        expect(own).toMatch(/^\/(?![/\\])\S*$/);
        expect(ownPath(own)).toBe(own);
      }),
      { seed: 8, numRuns: 5000 },
    );
  });
});

describe('attack 8: an id that is none', () => {
  it.each(['', '..', '../\t//evil.example', 'a/b', 'a b', 'a.b', 'ä', 'a'.repeat(101), 'a\n'])('%j', (text) => {
    expect(looksLikeId(text)).toBe(false);
  });

  it.each(['order_01jc2y7z8k', 'SUMMER-25', 'rec-alder-sofa-sage', 'Zt4_u8XQmN2cK7vB9sR-1pYwE5hJ6dLa'])(
    'is not %j',
    (id) => {
      expect(looksLikeId(id)).toBe(true);
    },
  );
});
