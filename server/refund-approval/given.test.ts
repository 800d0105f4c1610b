import { expect, it } from 'vitest';
import { givenTo, type RefundAct, readGiven, withoutWords } from './given.ts';

const orderId = 'order_1';
const nothing = { lineIds: [], takes: {}, recordId: null, note: '' };

/** One of each, and what a second person reads of it. */
const examples: Readonly<Record<RefundAct, [Record<string, unknown>, object]>> = {
  'cancel-lines': [
    { orderId, lineIds: ['one', 'two'], takes: { two: { take: 1, of: 4 } }, note: 'Late.' },
    { lineIds: ['one', 'two'], takes: { two: 1 }, note: 'Late.' },
  ],
  'refund-returned': [{ orderId }, {}],
  'refund-amounts': [
    {
      orderId,
      amounts: [
        { of: 'line', lineId: 'one', cents: 100 },
        { of: 'line', lineId: 'one', cents: 200 },
        { of: 'shipping', lineId: null, cents: 300 },
      ],
      note: 'A scratch.',
    },
    { lineIds: ['one'], note: 'A scratch.' },
  ],
  'answer-delay': [{ orderId, lineIds: ['one'], answer: 'cancel' }, { lineIds: ['one'] }],
  'offer-replacement': [
    { orderId, lineId: 'one', recordId: 'rec-1' },
    { lineIds: ['one'], recordId: 'rec-1' },
  ],
  'decide-claim': [
    { orderId, claimId: 'claim_1', lineId: 'one', act: 'refund', cents: 1250, answer: 'Sorry.' },
    { lineIds: ['one'], note: 'Sorry.' },
  ],
  'refund-fee': [{ feeId: 'fee_1', cents: 'all', note: 'Sorry.' }, { note: 'Sorry.' }],
  'decide-guarantee': [{ requestId: 'request_1', act: 'grant', answer: 'Of course.' }, { note: 'Of course.' }],
};

it.each(Object.entries(examples))('%s is carried out and shown from the same shape', (act, [given, facts]) => {
  expect(givenTo[act as RefundAct].parse(given)).toEqual(given);
  expect(readGiven({ act, given })).toEqual({ ...nothing, ...facts });
});

it.each(Object.entries(examples))('%s without its words is still the same act', (act, [given]) => {
  const bare = withoutWords({ act, given });
  expect(givenTo[act as RefundAct].parse(bare)).toEqual(bare);
  expect(readGiven({ act, given: bare })).toEqual({ ...readGiven({ act, given }), note: '' });
  expect(Object.keys(bare)).toEqual(Object.keys(given));
});

it('what can’t be read says nothing, and breaks no list', () => {
  expect(readGiven({ act: 'cancel-lines', given: { orderId, lineIds: 'all' } })).toEqual(nothing);
  expect(readGiven({ act: 'toString', given: {} })).toEqual(nothing);
  expect(withoutWords({ act: 'toString', given: { note: 'Sorry.' } })).toEqual({});
});
