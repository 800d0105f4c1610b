import { type Cents, cents, sumCents } from '../../money/index.ts';
import type { Delivery } from '../../selection/index.ts';

/** One piece of an order, with what its price depends on. */
export interface PricedLine {
  readonly recordId: string;
  readonly unitCents: Cents;
  readonly quantity: number;
  readonly delivery: Delivery;
  /** The white-glove price per piece, whether or not it's chosen. */
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

/** The amount that decides the shipping band. */
export function standardSum(lines: readonly PricedLine[]): Cents {
  return sumCents(lines.filter(({ delivery }) => delivery === 'standard').map(listPrice));
}
