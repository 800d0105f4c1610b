import type { CatalogItem } from '../../core/catalog/index.ts';
import { numbers } from '../../core/selection/composer/made-up.test-data.ts';
import { keyOf, type LearnedWeight, scopes, type TasteModel } from '../../core/selection/learning/taste-model.ts';
import { aspectNames, aspects, pairAspects } from '../../core/selection/learning/traits.ts';

/** Of this share of the pieces something is known. */
const knownShare = 0.3;

/** What a shop could have learned after a long time: every trait, every pair of traits, and three pieces of ten. */
export function madeUpTaste(items: readonly CatalogItem[]): TasteModel {
  const next = numbers(items.length);
  const weight = (most: number): LearnedWeight => ({
    ...{ points: Math.round((2 * next() - 1) * most), homes: 30, kept: 500, expected: 500 },
  });
  const weights: Record<string, LearnedWeight> = {};
  for (const scope of scopes) {
    for (const aspect of aspectNames)
      for (let trait = 0; trait < 1 << aspects[aspect].bits; trait += 1)
        weights[keyOf(scope, { what: 'trait', aspect, trait })] = weight(40);
    for (const aspect of pairAspects)
      for (let one = 0; one < 1 << aspects[aspect].bits; one += 1)
        for (let other = one; other < 1 << aspects[aspect].bits; other += 1)
          weights[keyOf(scope, { what: 'pair', aspect, traits: [one, other] })] = weight(4);
  }
  for (const { recordId } of items)
    if (next() < knownShare) weights[keyOf('everyone', { what: 'piece', recordId })] = weight(80);
  return { homes: 2000, pieces: 20_000, weights };
}
