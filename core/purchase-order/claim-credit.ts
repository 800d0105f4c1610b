import { type Cents, formatExactMoney } from '../money/index.ts';
import { type ClaimState, isAccepted } from '../order/index.ts';

/** Pieces of a line that a customer reported as damaged. */
export interface ClaimedPieces {
  readonly state: ClaimState;
  readonly name: string;
  readonly quantity: number;
  /** What the customer got back for keeping them, and what the pieces had cost. */
  readonly refundCents: Cents | null;
  readonly soldCents: Cents;
  /** What we pay the maker for one; null if we have no cost on record. */
  readonly unitCostCents: Cents | null;
}

/**
 * What we expect the maker to credit us: all we pay for pieces that are replaced or come back, the customer's share of it
 * for pieces they keep. Null if it isn't decided, if it was declined, or if we don't know what they cost.
 */
export function creditExpected({
  state,
  quantity,
  refundCents,
  soldCents,
  unitCostCents,
}: ClaimedPieces): Cents | null {
  if (!isAccepted(state) || unitCostCents === null) return null;
  const cost = unitCostCents * quantity;
  if (state !== 'refunded') return cost;
  if (soldCents <= 0) return 0;
  return Math.min(cost, Math.round((cost * (refundCents ?? 0)) / soldCents));
}

/** Of accepted claims, for the maker's bill. */
export function creditWords(pieces: ClaimedPieces): string | null {
  if (!isAccepted(pieces.state)) return null;
  const cents = creditExpected(pieces);
  const what = `${pieces.name}: ${pieces.quantity} arrived damaged`;
  return cents === null
    ? `${what}, a credit is expected.`
    : `${what}, a credit of ${formatExactMoney(cents)} is expected.`;
}
