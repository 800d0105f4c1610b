import { type Cents, percentOf } from '../money/index.ts';
import type { MakerTerms } from './maker.ts';

/** What we know about one piece. */
export interface PricedPiece {
  readonly priceCents: Cents;
  /** What its maker charges us; null if it hasn't been entered. */
  readonly costCents: Cents | null;
}

/** What one of a piece costs us. Its own cost comes before the maker's commission; null if we know neither. */
export function unitCost(
  { priceCents, costCents }: PricedPiece,
  { pays, commissionPercent }: Pick<MakerTerms, 'pays' | 'commissionPercent'>,
): Cents | null {
  if (costCents !== null) return costCents;
  if (pays !== 'commission' || commissionPercent === null) return null;
  return priceCents - percentOf(priceCents, commissionPercent);
}

export interface Margin {
  readonly cents: Cents;
  /** Of the price; below zero if it costs more than it sells for. */
  readonly percent: number;
}

/** What's left of the price after its cost. */
export function marginOf(priceCents: Cents, cost: Cents | null): Margin | null {
  if (cost === null || priceCents <= 0) return null;
  const cents = priceCents - cost;
  return { cents, percent: Math.round((cents * 100) / priceCents) };
}
