import { describe, expect, it } from 'vitest';
import { standardPriceList } from '../price-list/index.ts';
import { paidFee as paid } from './fee.test-data.ts';
import {
  type Fee,
  feeBenefits,
  feeIsDueToExpire,
  feeIsValid,
  feeLifecycle,
  feeOffer,
  feeStateWords,
  feeTerms,
  feeTotals,
  feeValidUntil,
  feeWords,
  paidBeforeToExpire,
  selectionFeeOrderStatus,
} from './index.ts';

const lastMoment = new Date('2024-11-16T04:59:59.999Z');
const momentAfter = new Date('2024-11-16T05:00:00Z');

describe('the fee', () => {
  it('costs 149 dollars for four rooms and one year', () => {
    expect(feeTerms).toMatchObject({ rooms: 4, validYears: 1 });
    const fee = standardPriceList.feeCents;
    expect(fee).toBe(14900);
    expect(feeTotals(fee)).toEqual({ price: 14900, discount: 0, total: 14900 });
    expect(feeTotals(fee, { percent: 20 })).toEqual({ price: 14900, discount: 2980, total: 11920 });
    expect(feeTotals(fee, { percent: 100 })).toEqual({ price: 14900, discount: 14900, total: 0 });
    expect(feeTotals(fee, { amountCents: 99900 })).toEqual({ price: 14900, discount: 14900, total: 0 });
    expect(feeTotals(fee, { amountCents: 14850 }).total).toBe(50);
    expect(feeTotals(fee, { amountCents: 14851 })).toEqual({ price: 14900, discount: 14900, total: 0 });
  });

  it('goes none, open, complete, then refunded or expired', () => {
    expect(feeLifecycle.actsFrom('none')).toEqual(['open']);
    expect(feeLifecycle.actsFrom('open')).toEqual(['settle']);
    expect(feeLifecycle.actsFrom('complete')).toEqual(['refund', 'expire']);
    expect(feeLifecycle.isFinal('refunded') && feeLifecycle.isFinal('expired')).toBe(true);
  });

  it('is valid through the same day of the next year in US Eastern time', () => {
    expect(feeValidUntil(new Date('2023-11-15T12:00:00Z'))).toEqual(momentAfter);
    expect(feeIsValid(paid({}), lastMoment)).toBe(true);
    expect(feeIsValid(paid({}), momentAfter)).toBe(false);
    expect(feeIsDueToExpire(paid({}), lastMoment)).toBe(false);
    expect(feeIsDueToExpire(paid({}), momentAfter)).toBe(true);
    expect(feeIsDueToExpire(paid({ status: 'expired' }), momentAfter)).toBe(false);
    expect(feeIsValid(paid({ status: 'refunded' }), lastMoment)).toBe(false);
    expect(feeIsValid(paid({ status: 'open', paidAt: null }), lastMoment)).toBe(false);
    expect(feeValidUntil(new Date('2024-02-29T12:00:00Z'))).toEqual(new Date('2025-03-02T05:00:00Z'));
  });

  it('is due to expire exactly if it was paid before the moment that narrows the search', () => {
    const border = paidBeforeToExpire(momentAfter);
    const paidAt = (at: number) => paid({ paidAt: new Date(at) });
    expect(feeIsDueToExpire(paidAt(border.getTime() - 1), momentAfter)).toBe(true);
    expect(feeIsDueToExpire(paidAt(border.getTime()), momentAfter)).toBe(false);
  });

  it('tells the API open, complete or null, of the newest fee', () => {
    const old = paid({ id: 'old', openedAt: new Date('2022-01-01') });
    const status = (fees: Fee[], now = lastMoment) => selectionFeeOrderStatus(fees, now);
    expect(status([])).toBeNull();
    expect(status([paid({ status: 'open', paidAt: null })])).toBe('open');
    expect(status([paid({})])).toBe('complete');
    expect(status([paid({ surveyIds: ['1', '2', '3', '4'] })])).toBe('complete');
    expect(status([paid({})], momentAfter)).toBeNull();
    expect(status([paid({ status: 'expired' })])).toBeNull();
    expect(status([old, paid({ status: 'refunded' })])).toBeNull();
    expect(status([paid({ status: 'open' }), old])).toBe('open');
  });
});

describe('the words about the fee', () => {
  it('come from its numbers', () => {
    expect(feeOffer(standardPriceList.feeCents)).toBe('One flat fee of $149 covers up to four rooms.');
    expect(feeWords.validFor).toBe('It’s valid for one year from the day you pay.');
    expect(feeWords.credit).toBe(
      'We credit it, one time, toward the first furniture order you place within that year.',
    );
    expect(JSON.stringify([feeWords, feeBenefits])).not.toMatch(/six months/);
  });

  it('say what is left of a paid fee', () => {
    expect(feeStateWords(paid({ surveyIds: ['1'] }), lastMoment)).toEqual({
      validity: 'Valid through November 15, 2024',
      rooms: '3 of 4 rooms left',
      credit: '$149 off your first furniture order, through November 15, 2024',
    });
    expect(feeStateWords(paid({ surveyIds: ['1'] }), lastMoment, 'studio')?.credit).toBe(
      '$149 off their first furniture order, through November 15, 2024',
    );
    expect(feeStateWords(paid({ surveyIds: ['1'] }), momentAfter)).toEqual({
      validity: 'Ended on November 15, 2024',
      rooms: 'No rooms left',
      credit: 'Credit expired on November 15, 2024',
    });
    expect(feeStateWords(paid({ creditOrderId: 'order' }), lastMoment)?.credit).toBe('Credit used');
    expect(feeStateWords(paid({ paidCents: 0 }), lastMoment)?.credit).toBe('No credit');
    expect(feeStateWords(paid({ status: 'refunded' }), lastMoment)?.validity).toBe('Refunded');
    expect(feeStateWords(paid({ status: 'open', paidAt: null }), lastMoment)).toBeNull();
  });
});
