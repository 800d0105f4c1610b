import { keepHere, keptHere } from './kept-here.ts';

const key = (selectionId: string) => `hearthline-coupon ${selectionId}`;

/**
 * A coupon counts only once the order is placed; until then this tab remembers it, also that it was taken off. Not in
 * the address, which is shared and written into logs; signing out empties it with the rest.
 */
export function keepCoupon(selectionId: string, code: string | null): void {
  keepHere(key(selectionId), code ?? '');
}

/** Undefined: nothing was said here, so what the server knows holds. */
export function keptCoupon(selectionId: string): string | null | undefined {
  const kept = keptHere(key(selectionId));
  return kept === null ? undefined : kept || null;
}
