import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFee as paid } from './fee.test-data.ts';
import { feeCovers, feeOfSurvey, paymentStep, roomsLeft, surveysCoveredOnSettling, takeRoom } from './index.ts';

const during = new Date('2024-06-01T12:00:00Z');
const after = new Date('2024-11-20T12:00:00Z');
const full = paid({ surveyIds: ['1', '2', '3', '4'] });
const refused = (reason: string) => ({ ok: false, reason });

describe('the four rooms of a fee', () => {
  it('are taken one by one, a fifth needs a new fee', () => {
    let fee = paid({});
    for (const [index, survey] of ['a', 'b', 'c', 'd'].entries()) {
      expect(roomsLeft(fee)).toBe(4 - index);
      const taken = takeRoom(fee, survey, during);
      if (!taken.ok) throw new Error(taken.reason);
      fee = taken.fee;
    }
    expect(takeRoom(fee, 'e', during)).toEqual(refused('no-rooms-left'));
    expect(feeCovers(fee, during)).toBe(false);
    expect(takeRoom(fee, 'a', during)).toEqual({ ok: true, fee });
  });

  it('are not taken from a fee that is unpaid, refunded or over', () => {
    expect(takeRoom(paid({ status: 'open', paidAt: null }), 'a', during)).toEqual(refused('not-paid'));
    expect(takeRoom(paid({ status: 'refunded' }), 'a', during)).toEqual(refused('refunded'));
    expect(takeRoom(paid({}), 'a', after)).toEqual(refused('expired'));
    expect(takeRoom(paid({ status: 'expired' }), 'a', during)).toEqual(refused('expired'));
  });

  it('stay taken after the fee ends, and only a refund frees them', () => {
    const taken = paid({ surveyIds: ['a'], status: 'expired' });
    expect(takeRoom(taken, 'a', after).ok).toBe(true);
    expect(feeOfSurvey([taken], 'a', after)).toBe(taken);
    expect(feeOfSurvey([paid({ surveyIds: ['a'], status: 'refunded' })], 'a', during)).toBeUndefined();
  });

  it('never number more than four, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (surveys) => {
        let fee = paid({});
        for (const survey of surveys) {
          const taken = takeRoom(fee, survey, during);
          if (taken.ok) fee = taken.fee;
        }
        expect(fee.surveyIds.length).toBe(Math.min(4, new Set(surveys).size));
      }),
    );
  });
});

describe('which fee a survey takes', () => {
  const early = paid({ id: 'early', paidAt: new Date('2023-10-01T12:00:00Z') });
  const late = paid({ id: 'late', openedAt: new Date('2024-01-01'), paidAt: new Date('2024-01-01T12:00:00Z') });

  it('is the one it has, else the valid one with rooms left that ends first', () => {
    expect(feeOfSurvey([late, early], 'a', during)?.id).toBe('early');
    expect(feeOfSurvey([{ ...late, surveyIds: ['a'] }, early], 'a', during)?.id).toBe('late');
    expect(feeOfSurvey([late, { ...early, surveyIds: full.surveyIds }], 'a', during)?.id).toBe('late');
    expect(feeOfSurvey([full], 'a', during)).toBeUndefined();
  });

  it('is, of two that end on the same day, the one opened first', () => {
    const first = paid({ id: 'first' });
    const second = paid({ id: 'second', openedAt: new Date('2023-11-15T11:55:00Z') });
    expect(feeOfSurvey([second, first], 'a', during)?.id).toBe('first');
    expect(feeOfSurvey([first, second], 'a', during)?.id).toBe('first');
  });

  it('is, when a fee settles, the one it was opened for and then those that waited longest', () => {
    const at = (id: string, day: number) => ({ id, submittedAt: new Date(Date.UTC(2023, 10, day)) });
    const waiting = [at('c', 3), at('a', 1), at('e', 5), at('b', 2), at('d', 4)];
    expect(surveysCoveredOnSettling('e', waiting)).toEqual(['e', 'a', 'b', 'c']);
    expect(surveysCoveredOnSettling('unsubmitted', [at('a', 1)])).toEqual(['a']);
  });
});

describe('the payment step', () => {
  const open = paid({ id: 'open', status: 'open', paidAt: null, openedAt: new Date('2024-05-01') });

  it('shows thanks only while a fee covers the survey', () => {
    expect(paymentStep([], 'a', during)).toEqual({ show: 'new-order' });
    expect(paymentStep([open], 'a', during)).toEqual({ show: 'open-order', fee: open });
    expect(paymentStep([paid({})], 'a', during)).toMatchObject({ show: 'thanks' });
    expect(paymentStep([full], '1', during)).toMatchObject({ show: 'thanks' });
    expect(paymentStep([full], '5', during)).toEqual({ show: 'new-order' });
    expect(paymentStep([full, open], '5', during)).toMatchObject({ show: 'open-order' });
    expect(paymentStep([paid({})], 'a', after)).toEqual({ show: 'new-order' });
    expect(paymentStep([paid({ surveyIds: ['a'] })], 'a', after)).toMatchObject({ show: 'thanks' });
    expect(paymentStep([paid({ status: 'refunded', surveyIds: ['a'] })], 'a', during)).toEqual({ show: 'new-order' });
  });
});
