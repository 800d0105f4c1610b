import { describe, expect, it } from 'vitest';
import {
  catalogItemSchema,
  editableItemSchema,
  furnitureOfItem,
  furnitureSchema,
  inStock,
  publicFurniture,
  publicFurnitureSchema,
  publicItem,
  sizeText,
  whiteGloveDescription,
} from './index.ts';
import { catalogSofa, sofa } from './item.test-data.ts';

const complaints = (changes: object) => {
  const parsed = editableItemSchema.safeParse({ ...sofa, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('a catalog item', () => {
  it('is taken as it is', () => {
    expect(editableItemSchema.parse(sofa)).toEqual(sofa);
    expect(catalogItemSchema.parse(catalogSofa)).toEqual(catalogSofa);
  });

  it('has the traits of its kind and no others', () => {
    expect(complaints({ type: 'recliner' })).toEqual([
      'type: “recliner” isn’t one of standard, chaise_sectional, l_shaped_sectional, sleeper, modular.',
    ]);
    expect(complaints({ subType: null })).toEqual(['subType: A sofa needs one of sofa_a, sofa_b, sofa_c.']);
    expect(complaints({ shape: 'round' })).toEqual(['shape: This sofa takes none, so “round” can’t go here.']);
    const rug = { kind: 'rug', type: 'solid', subType: null, size: '8x10' };
    expect(complaints(rug)).toEqual([]);
    expect(complaints({ ...rug, size: 'notSure' })).toEqual(['size: “notSure” isn’t one of 5x8, 6x9, 8x10, 9x12.']);
    const chair = { kind: 'lounge_chair', type: 'recliner', subType: null };
    expect(complaints(chair)).toEqual([]);
    expect(complaints({ ...chair, subType: 'plush' })).toEqual([
      'subType: This lounge chair takes none, so “plush” can’t go here.',
    ]);
    expect(complaints({ ...chair, type: 'stationary_standard' })).toHaveLength(1);
  });

  it.each([
    [{ priceCents: 0 }, 'priceCents: A piece needs a price.'],
    [{ priceCents: 10.5 }, 'priceCents: This isn’t a whole number of cents.'],
    [{ stock: -1 }, 'stock: This is below zero.'],
    [{ leadTimeDays: 366 }, 'leadTimeDays: This is more than a year.'],
    [{ name: '  ' }, 'name: A piece needs a name.'],
    [{ rooms: [] }, 'rooms: A piece belongs in a room.'],
    [{ swatch: 'sage' }, 'swatch: A swatch is written #rrggbb.'],
    [{ recordId: '../etc' }, 'recordId: A record id is up to 64 letters, digits, _ and -.'],
    [{ link: 'javascript' }, 'link: This isn’t a web address.'],
    [{ link: 'javascript:alert(1)' }, 'link: This isn’t a web address.'],
    [{ addedWhen: '2026-02-30' }, 'addedWhen: This isn’t a date such as 2026-03-01.'],
    [{ dimensions: { ...sofa.dimensions, width: 0 } }, 'dimensions.width: This has to be above zero inches.'],
    [{ weightPounds: 0 }, 'weightPounds: This has to be above zero pounds.'],
    [{ weightPounds: 2001 }, 'weightPounds: This is more than 2,000 pounds.'],
    [{ weightPounds: 3.14 }, 'weightPounds: This is finer than a tenth of a pound.'],
    [{ seatHeight: 0 }, 'seatHeight: This has to be above zero inches.'],
    [{ seatHeight: sofa.dimensions.height + 0.25 }, 'seatHeight: The seat can’t be higher than the piece.'],
  ])('refuses %j', (changes, complaint) => expect(complaints(changes)).toEqual([complaint]));

  it('keeps hundredths of an inch', () => {
    for (const width of [0.25, 35.41, 84.07, 119.99]) {
      expect(complaints({ dimensions: { ...sofa.dimensions, width } })).toEqual([]);
    }
  });

  it('is in stock for as many as there are, while it is sold', () => {
    expect(inStock({ active: true, stock: 2 }, 2)).toBe(true);
    expect(inStock({ active: true, stock: 2 }, 3)).toBe(false);
    expect(inStock({ active: true, stock: 0 })).toBe(false);
    expect(inStock({ active: false, stock: 5 })).toBe(false);
  });
});

describe('furniture', () => {
  const furniture = furnitureOfItem(catalogSofa, 'https://shop.example');

  it('has the fields of the specification', () => {
    expect(furnitureSchema.parse(furniture)).toEqual(furniture);
    expect(Object.keys(furnitureSchema.shape)).toEqual([
      'recordId',
      'name',
      'images',
      'link',
      'itemType',
      'itemPrice',
      'primaryRoom',
      'size',
      'weightPounds',
      'vendor',
      'assemblyRequired',
      'style',
      'careInstructions',
      'clientDescription',
      'materialsFinish',
      'materialsFinishTwo',
      'sku',
      'scrapingSpecifics',
      'addedWhen',
      'totalUnitsSold',
      'grossSales',
      'shipping',
      'quantity',
      'selectionId',
      'chosenData',
    ]);
  });

  it('speaks in dollars, labels and inches', () => {
    expect(furniture).toMatchObject({
      itemType: ['Sofa'],
      itemPrice: 1899,
      primaryRoom: ['Living room'],
      size: '84"W x 36"D x 33.5"H',
      style: ['Draper'],
      grossSales: 22788,
      shipping: { standardShippingPrice: 99, whiteGlovePrice: 199 },
    });
    expect(furnitureOfItem({ ...catalogSofa, styles: [] }).style).toBeNull();
    expect(sizeText({ width: 96, depth: 120, height: 0.1 + 0.2 })).toBe('96"W x 120"D x 0.3"H');
  });

  it('shows its pictures in three sizes, none larger than the picture', () => {
    expect(furniture.images.front).toEqual([
      {
        id: 'furniture/recSofa01/lead',
        width: 1200,
        height: 900,
        url: 'https://shop.example/image/w_1200/furniture/recSofa01/lead',
        filename: 'lead.webp',
        size: 21000,
        type: 'image/webp',
        thumbnails: {
          small: { url: 'https://shop.example/image/w_160/furniture/recSofa01/lead', width: 160, height: 120 },
          large: { url: 'https://shop.example/image/w_640/furniture/recSofa01/lead', width: 640, height: 480 },
          full: { url: 'https://shop.example/image/w_1200/furniture/recSofa01/lead', width: 1200, height: 900 },
        },
      },
    ]);
    expect(furniture.images.side).toEqual([]);
  });

  it('keeps to itself what is the staff’s', () => {
    const shown = publicFurniture(furniture);
    for (const field of ['link', 'scrapingSpecifics', 'totalUnitsSold', 'grossSales'])
      expect(shown).not.toHaveProperty(field);
    expect(publicFurnitureSchema.parse(shown)).toEqual(shown);
    expect(publicFurnitureSchema.safeParse(furniture).success).toBe(false);
    const item = publicItem(catalogSofa);
    for (const field of ['link', 'scrapingSpecifics', 'totalUnitsSold', 'grossSalesCents']) {
      expect(item).not.toHaveProperty(field);
    }
    expect(item.stock).toBe(4);
  });

  it('says what white glove means', () => {
    for (const promise of [
      'into the room',
      'unwrap',
      'set-up',
      'packaging removal',
      '4-hour',
      '8 am to 5 pm',
      '2-3 days',
    ]) {
      expect(whiteGloveDescription).toContain(promise);
    }
  });
});
