import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLifecycle } from '../order/index.ts';
import {
  acknowledgmentWords,
  chase,
  nextAct,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  readAcknowledgment,
  workingDaysSince,
} from './index.ts';

const line = (lineState: (typeof lineLifecycle.states)[number], cancelled = false) => ({ lineState, cancelled });

describe('a purchase order', () => {
  it('has a short number', () => {
    expect(purchaseOrderNumber('po_01jabcdefgh2345678')).toBe('PO-H2345678');
  });

  it.each([
    ['sent', [line('placed')], null],
    ['sent', [line('cancelled')], 'cancel'],
    ['waiting', [line('cancelled'), line('cancelled')], 'cancel'],
    ['sent', [line('placed'), line('cancelled')], 'change'],
    ['sent', [line('placed'), line('cancelled', true)], null],
    ['acknowledged', [line('confirmed'), line('cancelled')], 'change'],
    ['waiting', [line('placed'), line('cancelled')], null],
    ['sent', [line('confirmed')], 'acknowledge'],
    ['acknowledged', [line('confirmed')], null],
    ['acknowledged', [line('shipped'), line('confirmed')], null],
    ['acknowledged', [line('shipped'), line('delivered')], 'ship'],
    ['shipped', [line('delivered')], null],
    ['cancelled', [line('cancelled', true)], null],
  ] as const)('follows the customer’s order: %s, %j → %s', (state, lines, act) => {
    expect(nextAct(state, lines)).toBe(act);
  });

  it('only ever takes a step its table has', () => {
    const anyLine = fc.record({ lineState: fc.constantFrom(...lineLifecycle.states), cancelled: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...purchaseOrderLifecycle.states), fc.array(anyLine), (state, lines) => {
        const act = nextAct(state, lines);
        if (act) expect(purchaseOrderLifecycle.next(state, act).ok).toBe(true);
      }),
    );
  });
});

describe('one that isn’t confirmed', () => {
  const sent = { sentAt: new Date('2026-11-17T15:00:00Z'), remindedAt: null, escalatedAt: null };
  const on = (day: string) => new Date(`${day}T15:00:00Z`);

  it('is chased after a working day, and is ours after three', () => {
    expect(chase(sent, [], on('2026-11-17'))).toBeNull();
    expect(chase(sent, [], on('2026-11-18'))).toBe('remind');
    expect(chase({ ...sent, remindedAt: on('2026-11-18') }, [], on('2026-11-19'))).toBeNull();
    expect(chase({ ...sent, remindedAt: on('2026-11-18') }, [], on('2026-11-20'))).toBe('escalate');
    const both = { ...sent, remindedAt: on('2026-11-18'), escalatedAt: on('2026-11-20') };
    expect(chase(both, [], on('2026-12-20'))).toBeNull();
  });

  it('isn’t chased on weekends, federal holidays and the maker’s own days', () => {
    // Friday to Monday is one working day; Thanksgiving is none.
    expect(workingDaysSince('2026-11-20', '2026-11-23', [])).toBe(1);
    expect(workingDaysSince('2026-11-25', '2026-11-27', [])).toBe(1);
    expect(workingDaysSince('2026-11-25', '2026-11-27', ['2026-11-27'])).toBe(0);
    expect(chase(sent, ['2026-11-18', '2026-11-19'], on('2026-11-19'))).toBeNull();
  });
});

describe('what a maker confirms', () => {
  const asked = [
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 1 },
  ];
  const typed = { quantity: { a: '2', b: '0' }, shipDay: { a: '2026-12-01', b: '' }, note: ' Thank you. ' };

  it('is a number and a day for each piece; none needs no day', () => {
    expect(readAcknowledgment(typed, asked, '2026-11-17')).toEqual({
      ok: true,
      acknowledgment: {
        lines: [
          { lineId: 'a', quantity: 2, shipDay: '2026-12-01' },
          { lineId: 'b', quantity: 0, shipDay: '2026-11-17' },
        ],
        note: 'Thank you.',
      },
    });
  });

  it('is refused by field', () => {
    const bad = { quantity: { a: '3', b: 'one' }, shipDay: { a: '2026-11-16' }, note: 'x'.repeat(1001) };
    expect(readAcknowledgment(bad, asked, '2026-11-17')).toEqual({
      ok: false,
      problems: {
        'quantity a': acknowledgmentWords.quantity(2),
        'shipDay a': acknowledgmentWords.past,
        'quantity b': acknowledgmentWords.quantity(1),
        'shipDay b': acknowledgmentWords.shipDay,
        note: acknowledgmentWords.note,
      },
    });
  });

  it('never has more than we asked for, whatever is typed', () => {
    const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string());
    fc.assert(
      fc.property(texts, texts, fc.string(), (quantity, shipDay, note) => {
        const read = readAcknowledgment({ quantity, shipDay, note }, asked, '2026-11-17');
        if (!read.ok) return;
        for (const [index, { quantity: given }] of read.acknowledgment.lines.entries()) {
          expect(given).toBeLessThanOrEqual(asked[index]?.quantity ?? 0);
        }
      }),
    );
  });
});
