/** Whole cents. Every amount inside the product is one; dollars appear only in the shapes of the API and in print. */
export type Cents = number;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/** Dollars may carry two decimals, as the spec's shapes do; a third is a bug, not something to round away. */
export function fromDollars(dollars: number): Cents {
  const amount = Math.round(dollars * 100);
  if (!(Math.abs(dollars * 100 - amount) < 1e-4)) throw new RangeError(`not an amount of dollars: ${dollars}`);
  return cents(amount);
}

export function toDollars(amount: Cents): number {
  return cents(amount) / 100;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += cents(amount);
  return cents(total);
}

/** Rates are kept to a ten-thousandth of a percent, so that the product with cents stays a whole number. */
const RATE_STEPS_PER_PERCENT = 10_000;
const RATE_STEPS_PER_WHOLE = RATE_STEPS_PER_PERCENT * 100;

/** The share of an amount, half a cent rounded up. Percent is 8.875 for 8.875 %. */
export function percentOf(amount: Cents, percent: number): Cents {
  const steps = Math.round(percent * RATE_STEPS_PER_PERCENT);
  if (!(steps >= 0)) throw new RangeError(`not a percentage: ${percent}`);
  if (cents(amount) < 0) throw new RangeError(`a percentage of a negative amount: ${amount}`);
  const product = BigInt(amount) * BigInt(steps) + BigInt(RATE_STEPS_PER_WHOLE / 2);
  return cents(Number(product / BigInt(RATE_STEPS_PER_WHOLE)));
}
