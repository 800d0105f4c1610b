import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  budgetTierIds,
  budgetTierNames,
  budgetTiers,
  pieceKinds,
  type TierQuestion,
  tierOf,
  tierRangeText,
  traitsOf,
  withinTier,
} from './index.ts';

/** The specification's table, row by row, as printed there. */
const printed: readonly [row: string, asked: readonly TierQuestion[], basic: string, premium: string, luxe: string][] =
  [
    [
      'Generic',
      [
        { piece: 'sofa' },
        { piece: 'lounge_chair' },
        { piece: 'sideboard' },
        { piece: 'sideboard', type: 'open_front' },
        { piece: 'desk' },
        { piece: 'standing_desk' },
        { piece: 'dresser' },
        { piece: 'sofa', type: 'constructor' },
      ],
      '699-1199',
      '1199-2995',
      '2995+',
    ],
    ['Standard sofa', [{ piece: 'sofa', type: 'standard' }], '1199-2000', '2000-4700', '4700+'],
    ['Chaise sectional', [{ piece: 'sofa', type: 'chaise_sectional' }], '1079-2079', '2079-5100', '5100+'],
    ['Modular', [{ piece: 'sofa', type: 'modular' }], '1119-2599', '2599-4079', '4079+'],
    ['L-shaped', [{ piece: 'sofa', type: 'l_shaped_sectional' }], '1599-2800', '2800-5200', '5200+'],
    ['Sleeper', [{ piece: 'sofa', type: 'sleeper' }], '1599-2195', '2195-4200', '4200+'],
    [
      'Standard lounge chair',
      [{ piece: 'lounge_chair', type: 'stationary_standard' }, { piece: 'desk_chair' }],
      '399-999',
      '999-1699',
      '1699+',
    ],
    ['Recliner', [{ piece: 'lounge_chair', type: 'recliner' }], '999-1849', '1849-2999', '2999+'],
    ['Swivel', [{ piece: 'lounge_chair', type: 'swivel' }], '699-1099', '1099-2199', '2199+'],
    ['Horizontal dresser', [{ piece: 'dresser', type: 'horizontal' }], '1199-1699', '1699-3299', '3299+'],
    ['Vertical dresser', [{ piece: 'dresser', type: 'vertical' }], '519-1039', '1039-2995', '2995+'],
    ['Dining table', [{ piece: 'dining_table' }, { piece: 'bar_table' }], '399-799', '799-1799', '1799+'],
    [
      'Dining chairs',
      [{ piece: 'dining_chair' }, { piece: 'dining_chair', type: 'wood' }],
      '69-299',
      '299-549',
      '549+',
    ],
    ['Stools', [{ piece: 'stool' }, { piece: 'stool', size: 'bar' }], '279-495', '495-999', '999+'],
    ['Nightstand', [{ piece: 'nightstand' }], '349-445', '445-1099', '1099+'],
    ['Bed', [{ piece: 'bed' }, { piece: 'bed', size: 'king' }], '799-1099', '1099-2499', '2499+'],
    ['Bench', [{ piece: 'bench' }], '299-675', '675-1199', '1199+'],
    ['End table', [{ piece: 'end_table' }], '149-459', '459-1099', '1099+'],
    ['Coffee table', [{ piece: 'coffee_table' }], '199-599', '599-1299', '1299+'],
    ['Rug 5x8', [{ piece: 'rug', size: '5x8' }], '275-350', '350-575', '575+'],
    ['Rug 6x9', [{ piece: 'rug', size: '6x9' }], '350-600', '600-845', '845+'],
    [
      'Rug 8x10',
      [{ piece: 'rug', size: '8x10' }, { piece: 'rug', size: 'notSure' }, { piece: 'rug' }],
      '545-750',
      '750-1100',
      '1100+',
    ],
    ['Rug 9x12', [{ piece: 'rug', size: '9x12' }], '750-990', '990-1650', '1650+'],
  ];

describe('the budget tiers', () => {
  it.each(printed)('%s', (_row, asked, basic, premium, luxe) => {
    for (const question of asked) {
      const tiers = budgetTiers(question);
      expect(tiers.basic.join('-')).toBe(basic);
      expect(tiers.premium.join('-')).toBe(premium);
      expect(tiers.luxe[1]).toBeNull();
      expect(`${tiers.luxe[0]}+`).toBe(luxe);
    }
  });

  it('are asked by name', () => {
    expect(budgetTierIds.map((tier) => budgetTierNames[tier])).toEqual(['Basic', 'Premium', 'Luxe']);
  });

  it('are printed in dollars', () => {
    expect(tierRangeText('basic', { piece: 'sideboard' })).toBe('$699–$1,199');
    expect(tierRangeText('luxe', { piece: 'sideboard' })).toBe('$2,995+');
  });

  it('name a price by the tier above an edge, and count both edges as within', () => {
    const sideboard = { piece: 'sideboard' } as const;
    expect(tierOf(69899, sideboard)).toBeNull();
    expect(tierOf(69900, sideboard)).toBe('basic');
    expect(tierOf(119899, sideboard)).toBe('basic');
    expect(tierOf(119900, sideboard)).toBe('premium');
    expect(tierOf(299500, sideboard)).toBe('luxe');
    expect(withinTier(119900, 'basic', sideboard)).toBe(true);
    expect(withinTier(119901, 'basic', sideboard)).toBe(false);
    expect(withinTier(119900, 'premium', sideboard)).toBe(true);
    expect(withinTier(119899, 'premium', sideboard)).toBe(false);
    expect(withinTier(99_999_900, 'luxe', sideboard)).toBe(true);
  });

  const anyQuestion = fc.constantFrom(...pieceKinds).chain((piece) =>
    fc.record({
      piece: fc.constant(piece),
      type: fc.constantFrom(undefined, ...traitsOf(piece).types),
      size: fc.constantFrom(undefined, ...traitsOf(piece).sizes),
    }),
  );

  it('leave no gap: every price from the lowest on is in the tier that names it, and that tier only rises', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(1_000_000), fc.nat(1_000_000), (question, price, more) => {
        const tier = tierOf(price, question);
        if (tier === null) expect(price).toBeLessThan(budgetTiers(question).basic[0] * 100);
        else expect(withinTier(price, tier, question)).toBe(true);
        const rank = (cents: number) => [null, ...budgetTierIds].indexOf(tierOf(cents, question));
        expect(rank(price + more)).toBeGreaterThanOrEqual(rank(price));
      }),
    );
  });
});
