import { type Cents, cents } from '../money/index.ts';

/** Whose tax it is, from the widest to the narrowest. A special district has one of its own: transit, a stadium. */
export const taxLevels = ['state', 'county', 'city', 'special'] as const;
export type TaxLevel = (typeof taxLevels)[number];

/** What one jurisdiction takes. */
export interface TaxPart {
  readonly level: TaxLevel;
  readonly name: string;
  /** In millionths: 62,500 is 6.25%. Whole, so that rates add up exactly. */
  readonly millionths: number;
}

/** What's charged at one place on one day. */
export interface PlaceTax {
  /** Those that take something. */
  readonly parts: readonly TaxPart[];
  /** Whether delivery is taxed too. */
  readonly shipping: boolean;
}

const whole = 1_000_000;

export const millionthsOf = (parts: readonly TaxPart[]): number =>
  parts.reduce((sum, { millionths }) => sum + millionths, 0);

/** As a fraction: 0.0625 is 6.25%. */
export const rateOf = (parts: readonly TaxPart[]): number => millionthsOf(parts) / whole;

export const millionthsOfRate = (rate: number): number => Math.round(rate * whole);

/** 62,500 as `6.25%`. */
export const percentWords = (millionths: number): string => `${millionths / 10_000}%`;

/**
 * An amount of tax as each jurisdiction's share, in the order of the parts. The shares add up to it to the cent: each is
 * what the rates up to and with it make of the whole, rounded down, less what went before. So the share of nothing is
 * nothing, and what was split comes back exactly when all of it is refunded, in however many steps.
 */
export function splitTax(amount: Cents, parts: readonly TaxPart[]): Cents[] {
  if (cents(amount) < 0) throw new RangeError(`not an amount of tax: ${amount}`);
  const all = BigInt(millionthsOf(parts));
  if (all === 0n) {
    if (amount !== 0) throw new RangeError(`no rate to split ${amount} by`);
    return parts.map(() => 0);
  }
  let rate = 0n;
  let gone = 0;
  return parts.map(({ millionths }) => {
    rate += BigInt(millionths);
    const upTo = Number((BigInt(amount) * rate) / all);
    const share = upTo - gone;
    gone = upTo;
    return share;
  });
}

/** What a change of an order's tax, such as a refund, means for each of its jurisdictions. */
export function moveOfTax(parts: readonly TaxPart[], { before, after }: { before: Cents; after: Cents }): Cents[] {
  const was = splitTax(before, parts);
  return splitTax(after, parts).map((share, index) => share - (was[index] ?? 0));
}
