import { expect, test } from 'vitest';
import type { RefundFacts } from '#core/order/index.ts';
import { questionOf, questionOfTyped } from './amounts.ts';
import { studioOrdersWords as words } from './words.ts';

const line = (id: string, unitCents: number): RefundFacts['lines'][number] => ({
  ...{ id, recordId: id, unitCents, quantity: 1, delivery: 'standard', whiteGloveCents: 0, state: 'placed' },
  ...{ replaces: null, shares: { list: unitCents, net: unitCents, tax: 0 } },
});
const paid = (lineId: string, cents: number): RefundFacts['ledger'][number] => ({
  ...{ kind: 'captured', of: 'line', lineId, cents },
});
const facts: RefundFacts = {
  lines: [line('sofa', 129_000), line('rug', 45_050)],
  ledger: [paid('sofa', 129_000), paid('rug', 45_050)],
  ...{ courtesies: [], owed: [], taxRate: 0, shippingBands: [] },
};
const sofa = { id: 'sofa', name: 'Sofa', replacesLineId: null };
const rug = { id: 'rug', name: 'Rug', replacesLineId: null };

test('canceling pieces says the exact amount for those that are ticked', () => {
  expect(questionOf('cancel', facts, [sofa])).toEqual({
    ask: 'They go back into stock, and $1,290.00 goes back to the card. This can’t be undone.',
    confirm: 'Cancel and refund $1,290.00',
  });
  expect(questionOf('cancel', facts, [sofa, rug]).confirm).toBe('Cancel and refund $1,740.50');
  expect(questionOf('cancel', facts, [])).toEqual({ ask: words.none, confirm: undefined });
  const second = questionOf('cancel', facts, [{ ...sofa, replacesLineId: 'bench' }]);
  expect(second.ask).toContain('$1,290.00');
  expect(second.ask).toContain(words.askFirstBack('Sofa'));
});

test('refunding what came back says the exact amount, and so does a refund that is sent again', () => {
  expect(questionOf('refund', facts, [rug])).toEqual({
    ask: '$450.50 goes back to the card right away.',
    confirm: 'Refund $450.50',
  });
  const owed = [{ lineIds: ['rug'], cents: 12_345 }];
  expect(questionOf('refund', { ...facts, owed }, [rug]).confirm).toBe('Refund $123.45');
  expect(words.refundNext(45_050)).toBe('The refund comes next: $450.50.');
  const free = { ...facts, ledger: [] };
  expect(questionOf('refund', free, [rug]).ask).toContain('nothing to refund');
  expect(questionOf('cancel', free, [rug])).toMatchObject({ confirm: undefined });
});

test('what moves no money asks without an amount, or not at all', () => {
  expect(questionOf('decline', facts, [sofa])).toEqual({ ask: words.ask.decline, confirm: undefined });
  for (const act of ['confirm', 'ship', 'deliver', 'receive', 'delay', 'wait'] as const) {
    expect(questionOf(act, facts, [sofa]), act).toEqual({ ask: undefined, confirm: undefined });
  }
});

test('a courtesy says the sum of what was typed', () => {
  expect(questionOfTyped(['12.5', '', '$1,000'])).toEqual({
    ask: '$1,012.50 goes back to the card right away.',
    confirm: 'Refund $1,012.50',
  });
  expect(questionOfTyped(['', ' '])).toEqual({ ask: words.refundRefusal['nothing-to-refund'], confirm: undefined });
  expect(questionOfTyped(['12', 'a lot'])).toEqual({ ask: words.notAnAmount, confirm: undefined });
});

test('an exchange says what goes back, or what the customer pays first', () => {
  expect(words.exchangeAsk({ kind: 'refund', cents: 5000 })).toContain('$50.00 goes back to the card');
  expect(words.exchangeGoMoney({ kind: 'refund', cents: 5000 })).toBe('Offer it and refund $50.00');
  expect(words.exchangeAsk({ kind: 'due', cents: 5050 })).toContain('to pay $50.50 first');
  expect(words.exchangeGoMoney({ kind: 'due', cents: 5050 })).toBe('Offer it for $50.50 more');
  expect(words.exchangeAsk({ kind: 'even' })).toContain('nothing to pay or refund');
  expect(words.exchangeGoMoney(null)).toBe('Offer it');
});
