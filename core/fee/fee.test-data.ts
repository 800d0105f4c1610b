import type { Fee } from './fee.ts';
import { feeTerms } from './terms.ts';

/** A fee paid at noon UTC on November 15, 2023. */
export function paidFee(changes: Partial<Fee>): Fee {
  return {
    id: 'fee',
    status: 'complete',
    openedAt: new Date('2023-11-15T11:50:00Z'),
    paidAt: new Date('2023-11-15T12:00:00Z'),
    paidCents: feeTerms.priceCents,
    refundedCents: 0,
    surveyIds: [],
    creditOrderId: null,
    ...changes,
  };
}
