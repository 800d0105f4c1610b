import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, companionKinds, goesWellWith, mostAlike } from '../index.ts';
import { catalogSofa } from '../item.test-data.ts';

const itemOf = (given: Partial<CatalogItem>): CatalogItem => ({ ...catalogSofa, color: 'neutral', ...given });
const sofa = itemOf({ recordId: 'sofa', kind: 'sofa', rooms: ['living-room'], styles: ['Draper'], woodTone: 'dark' });
const like = { rooms: ['living-room' as const], priceCents: sofa.priceCents };

describe('what goes well with a piece', () => {
  it('is in the same room and of another kind', () => {
    expect(companionKinds(sofa)).toEqual(['lounge_chair', 'sideboard', 'coffee_table', 'end_table', 'rug']);
  });

  it('takes the best of each kind: style before wood, wood before price', () => {
    const others = [
      itemOf({ ...like, recordId: 'rug-axelrod', kind: 'rug', styles: ['Axelrod'], woodTone: null }),
      itemOf({ ...like, recordId: 'rug-draper', kind: 'rug', styles: ['Draper'], woodTone: null }),
      itemOf({ ...like, recordId: 'board-light', kind: 'sideboard', styles: ['Draper'], woodTone: 'light' }),
      itemOf({ ...like, recordId: 'board-dark', kind: 'sideboard', styles: ['Draper'], woodTone: 'dark' }),
      itemOf({ ...like, recordId: 'bed', kind: 'bed', styles: ['Draper'], rooms: ['bedroom'] }),
    ];
    const chosen = goesWellWith(sofa, others, 4).map(({ recordId }) => recordId);
    expect(chosen.toSorted()).toEqual(['board-dark', 'rug-draper']);
    expect(goesWellWith(sofa, others, 1)).toHaveLength(1);
  });

  it('does not depend on the order in which they come, and never names the piece itself', () => {
    const kinds = ['rug', 'sideboard', 'coffee_table', 'sofa'] as const;
    const items = Array.from({ length: 24 }, (_, index) =>
      itemOf({
        ...like,
        recordId: `r${index}`,
        kind: kinds[index % 4] ?? 'rug',
        styles: index % 3 ? ['Draper'] : ['Axelrod'],
        priceCents: 10_000 + index,
      }),
    );
    const expected = goesWellWith(sofa, [...items, sofa], 4);
    fc.assert(
      fc.property(fc.shuffledSubarray([...items, sofa], { minLength: 25 }), (shuffled) => {
        expect(goesWellWith(sofa, shuffled, 4)).toEqual(expected);
      }),
    );
    expect(expected.map(({ kind }) => kind)).not.toContain('sofa');
  });
});

describe('the piece most like another', () => {
  it('is of its kind, and of its type before anything else', () => {
    const others = [
      itemOf({ ...sofa, recordId: 'sleeper', type: 'sleeper' }),
      itemOf({ ...sofa, recordId: 'green', color: 'green' }),
      itemOf({ ...sofa, recordId: 'other-style', styles: ['Moody dark'] }),
      itemOf({ ...sofa, recordId: 'chair', kind: 'lounge_chair' }),
      sofa,
    ];
    expect(mostAlike(sofa, others)?.recordId).toBe('green');
    expect(
      mostAlike(
        sofa,
        [others[0], others[3]].flatMap((one) => one ?? []),
      )?.recordId,
    ).toBe('sleeper');
    expect(mostAlike(sofa, [sofa])).toBeNull();
  });
});
