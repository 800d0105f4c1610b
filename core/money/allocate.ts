import { type Cents, cents, sumCents } from './cents.ts';

/**
 * Splits an amount by weight without losing a cent: each share is rounded down, and the leftover cents go to the
 * largest remainders, earlier lines first on a tie. A share never exceeds its weight as long as the total doesn't
 * exceed their sum, so a discount never makes a line negative.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (cents(total) < 0) throw new RangeError(`cannot allocate a negative amount: ${total}`);
  if (weights.some((weight) => cents(weight) < 0)) throw new RangeError('cannot allocate by a negative weight');
  const whole = BigInt(sumCents(weights));
  if (whole === 0n) {
    if (total !== 0) throw new RangeError(`no weight to allocate ${total} by`);
    return weights.map(() => 0);
  }
  const quotas = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = quotas.map((quota) => Number(quota / whole));
  // Sorting keeps the order of equal remainders.
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  const left = total - sumCents(shares);
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (roundedUp.has(index) ? share + 1 : share));
}
