import type { CatalogItem } from '../../core/catalog/index.ts';
import { numbers } from '../../core/selection/composer/made-up.test-data.ts';

/**
 * The demo's range as a larger shop would have it: every piece again and again, in the finish, the color and the styles
 * of another piece of its kind, by another maker and at another price.
 */
export function widerRange(items: readonly CatalogItem[], times: number, seed: number): CatalogItem[] {
  const next = numbers(seed);
  return items.flatMap((item) => {
    const alike = items.filter(
      ({ kind, materials }) => kind === item.kind && materials.join() === item.materials.join(),
    );
    return Array.from({ length: times }, (_, number): CatalogItem => {
      if (number === 0) return item;
      const other = alike[Math.floor(next() * alike.length)] ?? item;
      const { swatch, color, woodTone, materialsFinish, materialsFinishTwo, styles, vendor, leadTimeDays, stock } =
        other;
      const priceCents = Math.round((item.priceCents * (0.75 + next() * 0.6)) / 100) * 100;
      return {
        ...item,
        ...{ swatch, color, woodTone, materialsFinish, materialsFinishTwo, styles, vendor, leadTimeDays, stock },
        ...{ priceCents, recordId: `${item.recordId}-${number}` },
      };
    });
  });
}
