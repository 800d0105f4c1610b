import { expect, it } from 'vitest';
import { moneyBackWords, refundPartsWords, sentBackWords } from '../index.ts';

it('says what a refund is made of, where it is more than one thing', () => {
  const price = { of: 'line', lineId: 'line_1', cents: 137_063 } as const;
  const other = { of: 'line', lineId: 'line_2', cents: 10_000 } as const;
  const delivery = { of: 'shipping', lineId: null, cents: 9000 } as const;
  const tax = { of: 'tax', lineId: 'line_1', cents: 855 } as const;
  expect(refundPartsWords([price, delivery])).toBe('$1,370.63 for furniture, $90 for delivery');
  expect(refundPartsWords([price, other, tax])).toBe('$1,470.63 for furniture, $8.55 in tax');
  expect(refundPartsWords([price, other])).toBe('');
});

it('says what becomes of the money, and never that a refund is on its way which is not', () => {
  const sent = { state: 'sent', cents: 12_500 } as const;
  const feeCredit = 'none' as const;
  expect(moneyBackWords({ refunds: [sent], feeCredit })).toBe('The refund of $125 is on its way to the card.');
  const held = moneyBackWords({ refunds: [sent, { state: 'failed', cents: 500 }], feeCredit });
  expect(held).toBe('We couldn’t send the refund of $130 right away. We’re on it.');
  expect(moneyBackWords({ refunds: [{ state: 'promised', cents: 500 }], feeCredit })).toContain('as soon as the card');
  const whole = moneyBackWords({ refunds: [], feeCredit: 'given back' });
  expect(whole).toBe(
    'None of it was paid by card, so there’s nothing to refund to one. The fee credit is available again.',
  );
  const late = moneyBackWords({ refunds: [sent], feeCredit: 'lapsed' });
  expect(late).toBe('The refund of $125 is on its way to the card. The fee’s year is over, so its credit has expired.');
  expect(moneyBackWords({ refunds: [], feeCredit: 'kept' })).toContain('isn’t paid out');
});

it('says on a receipt what money was for that went back', () => {
  const lines = [
    { id: 'one', name: 'Harrow sofa in ink' },
    { id: 'two', name: 'Reed sideboard' },
  ];
  const sent = { reason: 'returned', sentAt: new Date('2026-11-16T15:00:00Z') } as const;
  const [both, none] = [['one', 'two'], []];
  expect(sentBackWords({ ...sent, lineIds: ['one'] }, lines)).toBe('Harrow sofa in ink. Returned, November 16, 2026');
  expect(sentBackWords({ ...sent, lineIds: both, sentAt: null }, lines)).toBe(
    'Harrow sofa in ink and Reed sideboard. Returned',
  );
  expect(sentBackWords({ ...sent, lineIds: none }, lines)).toBe('Returned, November 16, 2026');
});

it('says of each credit what became of it', () => {
  const back = { refunds: [], feeCredit: 'given back', promiseCredit: 'given back' } as const;
  expect(moneyBackWords(back)).toBe(
    'None of it was paid by card, so there’s nothing to refund to one. The fee credit is available again. The credit for late boards was restored.',
  );
  expect(moneyBackWords({ ...back, feeCredit: 'none', promiseCredit: 'kept' })).toContain('isn’t paid out');
});
