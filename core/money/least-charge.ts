import type { Cents } from './cents.ts';

/** No card is charged less than this: providers refuse it. What a discount or a credit leaves below it is waived. */
export const leastChargeCents: Cents = 50;

/** What a card is really asked for. */
export function cardCharge(owed: Cents): Cents {
  return owed < leastChargeCents ? 0 : owed;
}
