import { type CatalogueItem, inStock } from '../catalog/index.ts';

/** Ready to ship means it ships within two weeks. */
export const readyToShipDays = 14;

export interface InstaOrderPiece {
  readonly quantity: number;
  readonly item: Pick<CatalogueItem, 'name' | 'active' | 'stock' | 'leadTimeDays'>;
}

export type InstaOrder = { ok: true } | { ok: false; reason: 'nothing-chosen' | 'not-ready'; names: string[] };

/** Insta-Order: all choices in stock and ready to ship. */
export function instaOrder(pieces: readonly InstaOrderPiece[]): InstaOrder {
  if (pieces.length === 0) return { ok: false, reason: 'nothing-chosen', names: [] };
  const late = pieces.filter(({ item, quantity }) => !inStock(item, quantity) || item.leadTimeDays > readyToShipDays);
  return late.length === 0
    ? { ok: true }
    : { ok: false, reason: 'not-ready', names: late.map(({ item }) => item.name) };
}
