import { type CatalogItem, inStock } from '../catalog/index.ts';

/** Ready to ship means it ships within two weeks. */
export const readyToShipDays = 14;

export interface InstaOrderPiece {
  readonly quantity: number;
  readonly item: Pick<CatalogItem, 'name' | 'active' | 'stock' | 'leadTimeDays'>;
}

export type InstaOrder =
  | { ok: true }
  | { ok: false; reason: 'nothing-chosen'; names: string[] }
  /** `days` until the last of them ships; null if one is out of stock, so we can't tell. */
  | { ok: false; reason: 'not-ready'; names: string[]; days: number | null };

/** Insta-Order: all choices in stock and ready to ship. */
export function instaOrder(pieces: readonly InstaOrderPiece[]): InstaOrder {
  if (pieces.length === 0) return { ok: false, reason: 'nothing-chosen', names: [] };
  const late = pieces.filter(({ item, quantity }) => !inStock(item, quantity) || item.leadTimeDays > readyToShipDays);
  if (late.length === 0) return { ok: true };
  const known = late.every(({ item, quantity }) => inStock(item, quantity));
  const days = known ? Math.max(...late.map(({ item }) => item.leadTimeDays)) : null;
  return { ok: false, reason: 'not-ready', names: late.map(({ item }) => item.name), days };
}
