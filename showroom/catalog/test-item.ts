import type { CatalogItem } from '#core/catalog/index.ts';

/**
 * The sample catalog's item for tests, with a price for standard shipping that no real piece has and white glove for
 * free. It's never on sale, so no customer is shown it.
 */
export const testItemOf = (piece: CatalogItem): CatalogItem => ({
  ...piece,
  recordId: 'rec-test-item',
  name: 'Test item',
  sku: 'TEST-0000',
  active: false,
  stock: 0,
  priceCents: 100_00,
  shipping: { ...piece.shipping, standardCents: 10_000_00, whiteGloveCents: 0 },
  clientDescription: 'For tests only. Not for sale.',
  scrapingSpecifics: null,
  totalUnitsSold: 0,
  grossSalesCents: 0,
  pictures: { front: [], side: [], detail: [], back: [], cutOut: null },
});
