import { standardPriceList } from '../price-list/index.ts';
import type { Fee } from './fee.ts';

/** A fee paid at noon UTC on November 15, 2023. */
export function paidFee(changes: Partial<Fee>): Fee {
  return {
    id: 'fee',
    status: 'complete',
    openedAt: new Date('2023-11-15T11:50:00Z'),
    paidAt: new Date('2023-11-15T12:00:00Z'),
    priceCents: standardPriceList.feeCents,
    paidCents: standardPriceList.feeCents,
    refundedCents: 0,
    surveyIds: [],
    creditOrderId: null,
    ...changes,
  };
}
