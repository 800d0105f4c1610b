import { inStock } from '../../catalog/index.ts';

/** How long pieces are held for an order that is being paid. */
export const reservationMinutes = 15;

export function reservedUntil(from: Date): Date {
  return new Date(from.getTime() + reservationMinutes * 60_000);
}

/** Its time is over: the payment is cancelled at the provider first, and only then the stock released. */
export function reservationIsOver(until: Date, now: Date): boolean {
  return now >= until;
}

export interface WantedPiece {
  readonly recordId: string;
  readonly quantity: number;
  /** What is there for this customer, others' reservations taken off. */
  readonly item: { readonly active: boolean; readonly stock: number };
}

/** The record ids there are not enough of; empty when all can be reserved. */
export function soldOut(wanted: readonly WantedPiece[]): string[] {
  const quantities = new Map<string, number>();
  for (const { recordId, quantity } of wanted) quantities.set(recordId, (quantities.get(recordId) ?? 0) + quantity);
  const short = wanted.filter(({ recordId, item }) => !inStock(item, quantities.get(recordId)));
  return [...new Set(short.map(({ recordId }) => recordId))];
}
