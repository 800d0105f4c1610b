import type { CatalogItem } from '#core/catalog/index.ts';
import type { WantedPiece } from '#core/order/index.ts';
import type { ChosenPiece } from '#core/selection/index.ts';
import type { Held } from '../store.ts';

/** The chosen pieces with the stock available to this customer, including what their own open order holds. */
export function wantedPieces(
  pieces: readonly ChosenPiece[],
  items: ReadonlyMap<string, CatalogItem>,
  held: readonly Held[],
): WantedPiece[] {
  return pieces.map(({ recordId, quantity }) => {
    const item = items.get(recordId);
    const own = held.find((one) => one.recordId === recordId)?.quantity ?? 0;
    return { recordId, quantity, item: { active: item?.active ?? false, stock: (item?.stock ?? 0) + own } };
  });
}
