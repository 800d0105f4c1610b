import { describe, expect, test } from 'vitest';
import { glossary } from './index.ts';
import { metTerms, termsIn } from './met.ts';

const named = (words: string) => termsIn(words).map(({ term }) => term);

describe('the words a shopper meets', () => {
  test.each(metTerms)('%s is in the glossary', (term) => {
    expect(glossary.map((each) => each.term)).toContain(term);
  });

  test('are found as whole words, in the plural too, and lead to their place', () => {
    expect(termsIn('Chaise sectionals')).toEqual([
      { term: 'Sectional', href: '/glossary#sectional' },
      { term: 'Chaise', href: '/glossary#chaise' },
    ]);
    expect(named('Ivory bouclé on solid oak legs')).toEqual(['Bouclé', 'Solid wood', 'Oak']);
    expect(named('A cloakroom in Oakland')).toEqual([]);
    expect(named('+$149. White glove: two people carry it in.')).toEqual(['White glove']);
  });
});
