import type { CatalogueItem } from '#core/catalog/index.ts';
import { itemOfPiece } from './item-of-piece.ts';
import { pieces } from './pieces.ts';

export { recordIdOf } from './piece.ts';
export { pieces } from './pieces.ts';

/** Every product of the shop, in a fixed order. */
export const catalogue: CatalogueItem[] = pieces.map(itemOfPiece);
