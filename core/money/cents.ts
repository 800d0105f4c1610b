/** Whole cents, used for every amount in the code. Dollars appear only in the API's shapes and in display text. */
export type Cents = number;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/**
 * Dollars may have two decimals, as in the spec's shapes. A third is a bug, so it throws instead of being rounded away.
 */
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

/** Rates have a precision of a ten-thousandth of a percent, so multiplying by cents stays in whole numbers. */
const RATE_STEPS_PER_PERCENT = 10_000;
const RATE_STEPS_PER_WHOLE = RATE_STEPS_PER_PERCENT * 100;

/** A percentage of an amount, half a cent rounded up. `percent` is 8.875 for 8.875%. */
export function percentOf(amount: Cents, percent: number): Cents {
  const steps = Math.round(percent * RATE_STEPS_PER_PERCENT);
  if (!(steps >= 0)) throw new RangeError(`not a percentage: ${percent}`);
  if (cents(amount) < 0) throw new RangeError(`a percentage of a negative amount: ${amount}`);
  const product = BigInt(amount) * BigInt(steps) + BigInt(RATE_STEPS_PER_WHOLE / 2);
  return cents(Number(product / BigInt(RATE_STEPS_PER_WHOLE)));
}
