import { type Cents, cents, sumCents } from '../../money/index.ts';
import type { Delivery } from '../../selection/index.ts';

/** One piece of an order as its price is reckoned. */
export interface PricedLine {
  readonly recordId: string;
  readonly unitCents: Cents;
  readonly quantity: number;
  readonly delivery: Delivery;
  /** The white-glove price of one, whether or not it is chosen. */
  readonly whiteGloveCents: Cents;
}

export function listPrice({ unitCents, quantity }: PricedLine): Cents {
  if (!(Number.isSafeInteger(quantity) && quantity > 0)) throw new RangeError(`not a quantity: ${quantity}`);
  if (unitCents < 0) throw new RangeError(`not a price: ${unitCents}`);
  return cents(unitCents * quantity);
}

export function whiteGlovePrice({ delivery, whiteGloveCents, quantity }: PricedLine): Cents {
  if (whiteGloveCents < 0) throw new RangeError(`not a price: ${whiteGloveCents}`);
  return delivery === 'white-glove' ? cents(whiteGloveCents * quantity) : 0;
}

/** What the shipping band is taken over. */
export function standardSum(lines: readonly PricedLine[]): Cents {
  return sumCents(lines.filter(({ delivery }) => delivery === 'standard').map(listPrice));
}
