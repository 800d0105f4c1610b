import { viewsOf } from '#app/parts/catalog/words.ts';
import { inStock, type PublicItem } from '#core/catalog/index.ts';
import { imagePath } from '#core/media/index.ts';
import { toDollars } from '#core/money/index.ts';
import type { ReviewSummary } from '#core/review/index.ts';

/** A piece as structured data for search engines. */
export function pieceData(
  item: PublicItem,
  origin: string,
  { average, count }: Pick<ReviewSummary, 'average' | 'count'>,
) {
  const { name, recordId, sku, clientDescription, vendor, priceCents, materialsFinish } = item;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: sku ?? recordId,
    image: viewsOf(item).map(({ picture }) => origin + imagePath(picture.publicId, 1200)),
    ...(clientDescription ? { description: clientDescription } : {}),
    ...(materialsFinish ? { material: materialsFinish } : {}),
    brand: { '@type': 'Brand', name: vendor.name },
    // Only what the page itself shows.
    ...(average === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }),
    width: inches(item.dimensions.width),
    depth: inches(item.dimensions.depth),
    height: inches(item.dimensions.height),
    offers: {
      '@type': 'Offer',
      url: `${origin}/furniture/${recordId}`,
      price: toDollars(priceCents).toFixed(2),
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availability(item)}`,
    },
  };
}

const inches = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' });

function availability(item: PublicItem): string {
  if (!item.active) return 'Discontinued';
  return inStock(item) ? 'InStock' : 'OutOfStock';
}
