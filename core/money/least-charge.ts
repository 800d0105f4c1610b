import type { Cents } from './cents.ts';

/** Payment providers refuse to charge a card less than this. If a discount or credit leaves less, we waive it. */
export const leastChargeCents: Cents = 50;

/** The card provider takes no more than this in one charge. */
export const mostChargeCents: Cents = 99_999_999;

/** What the card is actually charged. */
export function cardCharge(owed: Cents): Cents {
  return owed < leastChargeCents ? 0 : owed;
}
