import { keepHere, keptHere } from './kept-here.ts';

const key = (selectionId: string) => `hearthline-coupon ${selectionId}`;

/**
 * A coupon counts only once the order is placed. Until then this tab remembers it, and also that it was removed. It's
 * not in the URL, which gets shared and logged. Signing out clears it with the rest.
 */
export function keepCoupon(selectionId: string, code: string | null): void {
  keepHere(key(selectionId), code ?? '');
}

/** Undefined if nothing was entered here, so the server's value applies. */
export function keptCoupon(selectionId: string): string | null | undefined {
  const kept = keptHere(key(selectionId));
  return kept === null ? undefined : kept || null;
}
