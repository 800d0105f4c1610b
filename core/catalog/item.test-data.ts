import fc from 'fast-check';
import { type CatalogItem, type EditableItem, noPictures } from './item.ts';
import type { Section, TakesApart } from './takes-apart.ts';

export const sofa: EditableItem = {
  recordId: 'recSofa01',
  name: 'Halden sofa',
  kind: 'sofa',
  type: 'standard',
  subType: 'sofa_a',
  materials: ['fabric'],
  shape: null,
  size: null,
  styles: ['Draper'],
  woodTone: 'dark',
  color: 'green',
  swatch: '#7f8b7c',
  rooms: ['living-room'],
  priceCents: 189900,
  dimensions: { width: 84, depth: 36, height: 33.5, diagonalDepth: 27.25 },
  weightPounds: 121.5,
  seatHeight: 18.25,
  stock: 4,
  leadTimeDays: 14,
  active: true,
  vendor: { name: 'Alder & Loom', shippingRateType: 'flat', shipsFrom: 'NC' },
  shipping: {
    standardCents: 9900,
    standardDescription: 'To the door.',
    whiteGloveCents: 19900,
    whiteGloveDescription: 'Into the room.',
  },
  assemblyRequired: false,
  takesApart: { legHeight: 6, sections: [], flatPacked: false },
  careInstructions: 'Vacuum; blot spills, do not rub.',
  clientDescription: 'A "track arm" sofa, low and long.',
  materialsFinish: 'Bouclé in sage',
  materialsFinishTwo: null,
  sku: 'AL-100',
  link: 'https://vendor.example/halden',
  scrapingSpecifics: 'price in .now',
  addedWhen: '2026-02-01',
};

const picture = (publicId: string) => ({ publicId, width: 1200, height: 900, bytes: 21000, type: 'image/webp' });

export const catalogSofa: CatalogItem = {
  ...sofa,
  pictures: {
    ...noPictures,
    front: [picture('furniture/recSofa01/lead')],
    back: [picture('furniture/recSofa01/back')],
  },
  totalUnitsSold: 12,
  grossSalesCents: 12 * 189900,
};

/**
 * Any text a vendor may send: commas, quotes, line breaks, formulas, other scripts. Trimmed, the way the schema stores
 * it.
 */
const words = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom('=1+1', '-cmd', "'=x", '@a,b', 'a\n"b"', '+5'))
  .map((text) => text.replace(/\r/g, ' ').trim());
const filled = words.map((text) => text || 'x');
const optional = words.map((text) => text || null);

export const anySofa: fc.Arbitrary<EditableItem> = fc.record({
  recordId: fc.uuid(),
  name: filled,
  kind: fc.constant('sofa' as const),
  type: fc.constantFrom('standard', 'chaise_sectional', 'l_shaped_sectional', 'sleeper', 'modular'),
  subType: fc.constantFrom('sofa_a', 'sofa_b', 'sofa_c'),
  materials: fc.subarray(['fabric' as const, 'leather' as const]),
  shape: fc.constant(null),
  size: fc.constant(null),
  styles: fc.subarray(['Draper' as const, 'Axelrod' as const, 'Moody light' as const, 'Moody dark' as const]),
  woodTone: fc.constantFrom('light' as const, 'dark' as const, null),
  color: fc.constantFrom('neutral' as const, 'green' as const, 'blue' as const, 'red' as const),
  swatch: fc.constantFrom('#7f8b7c', null),
  rooms: fc.subarray(['living-room' as const, 'office' as const], { minLength: 1 }),
  priceCents: fc.integer({ min: 1, max: 100_000_000 }),
  dimensions: fc.record({
    width: fc.integer({ min: 1, max: 48000 }).map((hundredths) => hundredths / 100),
    depth: fc.integer({ min: 1, max: 48000 }).map((hundredths) => hundredths / 100),
    height: fc.integer({ min: 2, max: 48000 }).map((hundredths) => hundredths / 100),
    diagonalDepth: fc.constant(null),
  }),
  weightPounds: fc.constantFrom(null, 0.1, 121.5, 2000),
  seatHeight: fc.constantFrom(null, 0.02),
  stock: fc.nat(1_000_000),
  leadTimeDays: fc.nat(365),
  active: fc.boolean(),
  vendor: fc.record({
    name: filled,
    shippingRateType: fc.constantFrom('flat' as const, 'variable' as const, 'free' as const),
    shipsFrom: fc.constantFrom('NC' as const, 'PR' as const, null),
  }),
  shipping: fc.record({
    standardCents: fc.nat(1_000_000),
    standardDescription: words,
    whiteGloveCents: fc.nat(1_000_000),
    whiteGloveDescription: words,
  }),
  assemblyRequired: fc.constant(true),
  takesApart: fc.oneof<fc.Arbitrary<TakesApart>[]>(
    fc.record({
      legHeight: fc.constantFrom(null, 0.01),
      sections: fc.constant<Section[]>([]),
      flatPacked: fc.boolean(),
    }),
    fc.record({
      legHeight: fc.constant(null),
      sections: fc.constant<Section[]>([
        { name: 'Left seat', width: 0.01, depth: 0.01, height: 0.01, diagonalDepth: null },
        { name: 'Chaise 2', width: 0.01, depth: 0.01, height: 0.01, diagonalDepth: 0.01 },
      ]),
      flatPacked: fc.constant(false),
    }),
  ),
  careInstructions: optional,
  clientDescription: optional,
  materialsFinish: optional,
  materialsFinishTwo: optional,
  sku: optional,
  link: fc.constantFrom(null, 'https://vendor.example/a?b=1,2'),
  scrapingSpecifics: optional,
  addedWhen: fc.constant('2026-02-01'),
});
