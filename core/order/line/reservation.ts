import { inStock } from '../../catalog/index.ts';

/** Held while the payment is open, then sold or released. */
export const reservationStates = ['held', 'sold', 'released'] as const;

/** How long pieces are held for an order while it's being paid. */
export const reservationMinutes = 15;

export function reservedUntil(from: Date): Date {
  return new Date(from.getTime() + reservationMinutes * 60_000);
}

/** The hold has run out. The payment must be canceled at the provider before the stock is released. */
export function reservationIsOver(until: Date, now: Date): boolean {
  return now >= until;
}

export interface WantedPiece {
  readonly recordId: string;
  readonly quantity: number;
  /** What's available to this customer, minus other customers' reservations. */
  readonly item: { readonly active: boolean; readonly stock: number };
}

export interface ShortPiece {
  readonly recordId: string;
  /** How many can still be ordered. */
  readonly left: number;
}

/** The pieces we don't have enough of; empty when everything can be reserved. */
export function soldOut(wanted: readonly WantedPiece[]): ShortPiece[] {
  const quantities = new Map<string, number>();
  for (const { recordId, quantity } of wanted) quantities.set(recordId, (quantities.get(recordId) ?? 0) + quantity);
  const short = wanted.filter(({ recordId, item }) => !inStock(item, quantities.get(recordId)));
  const left = new Map(short.map(({ recordId, item }) => [recordId, item.active ? Math.max(0, item.stock) : 0]));
  return [...left].map(([recordId, count]) => ({ recordId, left: count }));
}
