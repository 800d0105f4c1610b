import { describe, expect, it } from 'vitest';
import { type CatalogItem, publicItem } from '#core/catalog/index.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { pieceData } from './piece-data.ts';

const item = catalog.find(({ pictures }) => pictures.front.length > 0) as CatalogItem;
const few = { average: null, count: 4 };
const dataOf = (given: Partial<CatalogItem>, summary: Parameters<typeof pieceData>[2] = few) =>
  pieceData(publicItem({ ...item, ...given }), 'https://shop.example', summary);

describe('what search engines read of a piece', () => {
  it('has price, maker, pictures and address', () => {
    const data = dataOf({ priceCents: 189_900, stock: 3, active: true });
    expect(data.offers).toMatchObject({
      price: '1899.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `https://shop.example/furniture/${item.recordId}`,
    });
    expect(data.brand.name).toBe(item.vendor.name);
    expect(data.image[0]).toMatch(/^https:\/\/shop\.example\/image\/w_\d+\/furniture\//);
    expect(JSON.stringify(data)).not.toContain('scrapingSpecifics');
  });

  it('tells the truth about what is not there', () => {
    expect(dataOf({ stock: 0, active: true }).offers.availability).toMatch(/OutOfStock$/);
    expect(dataOf({ stock: 9, active: false }).offers.availability).toMatch(/Discontinued$/);
  });

  it('has the rating only where the page shows an average', () => {
    expect(dataOf({})).not.toHaveProperty('aggregateRating');
    expect(dataOf({}, { average: 4.2, count: 5 })).toMatchObject({
      aggregateRating: { ratingValue: 4.2, reviewCount: 5, bestRating: 5 },
    });
  });
});
