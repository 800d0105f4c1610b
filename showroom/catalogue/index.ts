import type { CatalogueItem } from '#core/catalog/index.ts';
import { itemOfPiece } from './item-of-piece.ts';
import { pieces } from './pieces.ts';
import { testItemOf } from './test-item.ts';

export { recordIdOf } from './piece.ts';
export { pieces } from './pieces.ts';

/** Every product of the shop, in a fixed order. */
export const catalogue: CatalogueItem[] = pieces.map(itemOfPiece);

/** Never on sale: only tests and the studio see it. */
export const testItems: CatalogueItem[] = catalogue.slice(0, 1).map(testItemOf);
