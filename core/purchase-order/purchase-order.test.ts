import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineLifecycle } from '../order/index.ts';
import {
  acknowledgmentWords,
  addressShownDays,
  chase,
  followedPieces,
  isCancellationNews,
  linkShowsAddress,
  nextAct,
  purchaseOrderInId,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  readAcknowledgment,
  searchedInIds,
  workingDaysSince,
} from './index.ts';

const line = (lineState: (typeof lineLifecycle.states)[number], cancelled = false) => ({ lineState, cancelled });

describe('a purchase order', () => {
  it('has a short number', () => {
    expect(purchaseOrderNumber('po_01jabcdefgh2345678')).toBe('PO-H2345678');
  });

  it('is found by its number, however it is typed, and by its customer’s', () => {
    for (const typed of ['PO-H2345678', 'po h2345678', ' PO-H234 ', 'HL-H2345678', 'h2345678']) {
      expect('po_01jabcdefgh2345678').toContain(searchedInIds(typed).toLowerCase());
    }
    for (const other of ['Polly', 'PO', 'Pottery Point']) expect(searchedInIds(other)).toBe(other);
    for (const typed of ['PO-H2345678', ' po h2345678', 'poh2345678'])
      expect(purchaseOrderInId(typed)).toBe('h2345678');
    for (const other of ['', 'PO-H234', 'HL-H2345678', 'PO-H23456789', 'h2345678']) {
      expect(purchaseOrderInId(other), other).toBeNull();
    }
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
    // Without an address there's no one to tell of the change, so what we confirmed by phone counts at once.
    ['waiting', [line('confirmed'), line('cancelled')], 'acknowledge'],
    ['waiting', [line('confirmed'), line('shipped')], 'acknowledge'],
    ['acknowledged', [line('shipped'), line('cancelled')], 'ship'],
    ['sent', [], null],
  ] as const)('follows the customer’s order: %s, %j → %s', (state, lines, act) => {
    expect(nextAct(state, lines)).toBe(act);
  });

  it('waits for a new answer once it has changed: what was confirmed before isn’t one', () => {
    const rest = [line('confirmed'), line('cancelled', true)];
    expect(nextAct('sent', rest, false)).toBeNull();
    expect(nextAct('sent', rest, true)).toBe('acknowledge');
    expect(nextAct('sent', [line('shipped'), line('cancelled', true)], false)).toBe('ship');
  });

  const kinds = [
    ...(['placed', 'confirmed', 'shipped', 'delivered'] as const).map((state) => line(state)),
    ...[line('cancelled'), line('cancelled', true)],
  ];
  const combinations = kinds.flatMap((one) => [[one], ...kinds.map((other) => [one, other])]);

  it.each(purchaseOrderLifecycle.states)(
    '%s: says what is true of the customer’s lines, whichever they are',
    (state) => {
      const isOpen = state !== 'shipped' && state !== 'cancelled';
      for (const lines of combinations) {
        for (const answered of [true, false]) {
          const act = nextAct(state, lines, answered);
          const states = lines.map(({ lineState }) => lineState).filter((one) => one !== 'cancelled');
          const waits = states.some((one) => one === 'placed' || one === 'confirmed');
          const isNews = waits && lines.some(({ lineState, cancelled }) => lineState === 'cancelled' && !cancelled);
          const canHear = state === 'sent' || state === 'acknowledged';
          const isConfirmed = waits && !states.includes('placed');
          const expected = !isOpen
            ? null
            : states.length === 0
              ? 'cancel'
              : !waits
                ? 'ship'
                : isNews && canHear
                  ? 'change'
                  : isConfirmed && answered && state !== 'acknowledged'
                    ? 'acknowledge'
                    : null;
          expect(act, `${JSON.stringify(lines)}, answered: ${answered}`).toBe(expected);
        }
      }
    },
  );

  it('tells the maker of canceled pieces it may be making, and not of those it said it can’t send', () => {
    const parts = [
      { state: 'confirmed', quantity: 1 },
      { state: 'cancelled', quantity: 1 },
    ] as const;
    const known = { quantity: 2, cancelled: false, confirmedQuantity: null, parts };
    expect(isCancellationNews(known)).toBe(true);
    expect(isCancellationNews({ ...known, confirmedQuantity: 2 })).toBe(true);
    expect(isCancellationNews({ ...known, confirmedQuantity: 1 })).toBe(false);
    expect(isCancellationNews({ ...known, cancelled: true })).toBe(false);
    expect(isCancellationNews({ ...known, quantity: 1 })).toBe(false);
    expect(nextAct('acknowledged', followedPieces({ ...known, confirmedQuantity: 1 }))).toBeNull();
    expect(nextAct('acknowledged', followedPieces(known))).toBe('change');
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

describe('the maker’s link', () => {
  const day = 24 * 60 * 60 * 1000;
  const now = new Date('2026-11-20T15:00:00Z');
  const shipped = (days: number, cancelled = false) => ({
    ...{ cancelled, shippedAt: new Date(now.getTime() - days * day) },
  });
  const open = { cancelled: false, shippedAt: null };

  it('shows where to ship until thirty days after the last piece is on its way', () => {
    for (const state of ['waiting', 'sent', 'acknowledged'] as const) {
      expect(linkShowsAddress(state, [open], now)).toBe(true);
      expect(linkShowsAddress(state, [open, shipped(400)], now), 'one is left').toBe(true);
    }
    expect(linkShowsAddress('shipped', [shipped(addressShownDays), shipped(90)], now)).toBe(true);
    expect(linkShowsAddress('shipped', [shipped(addressShownDays + 0.001), shipped(90)], now)).toBe(false);
  });

  it('shows it no more once nothing will ship', () => {
    expect(linkShowsAddress('cancelled', [open], now)).toBe(false);
    expect(linkShowsAddress('sent', [{ ...open, cancelled: true }], now)).toBe(false);
    expect(linkShowsAddress('shipped', [shipped(31), { ...open, cancelled: true }], now)).toBe(false);
    expect(linkShowsAddress('sent', [], now)).toBe(false);
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

  it('attack 23: a link that never ends promises no day beyond a year', () => {
    const all = (shipDay: string) => ({ quantity: { a: '1', b: '0' }, shipDay: { a: shipDay }, note: '' });
    expect(readAcknowledgment(all('2027-11-17'), asked, '2026-11-17')).toMatchObject({ ok: true });
    expect(readAcknowledgment(all('2027-11-18'), asked, '2026-11-17')).toMatchObject({
      problems: { 'shipDay a': acknowledgmentWords.far },
    });
    expect(readAcknowledgment(all('9999-12-31'), asked, '2026-11-17')).toMatchObject({ ok: false });
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
