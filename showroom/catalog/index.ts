import type { CatalogItem } from '#core/catalog/index.ts';
import { itemOfPiece } from './item-of-piece.ts';
import { pieces } from './pieces.ts';
import { testItemOf } from './test-item.ts';

export { pieceBuiltAs } from './own-model.ts';
export { recordIdOf } from './piece.ts';
export { pieces } from './pieces.ts';

/** Every product of the shop, in a fixed order. */
export const catalog: CatalogItem[] = pieces.map((piece, place) => {
  const alike = pieces
    .slice(0, place)
    .filter(({ kind, type, size }) => kind === piece.kind && type === piece.type && size === piece.size);
  return itemOfPiece(piece, alike.length);
});

/** Never on sale: only tests and the studio see it. */
export const testItems: CatalogItem[] = catalog.slice(0, 1).map(testItemOf);
