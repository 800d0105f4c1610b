import { describe, expect, it } from 'vitest';
import {
  decideLineAct,
  delayNotice,
  delayWords,
  isLate,
  type LineState,
  lastReturnDay,
  lineLifecycle,
  lineRefusalWords,
  lineStateWords,
  mayPlaceOrder,
  type OrderStatus,
  orderIsClosed,
  orderIsLive,
  orderPaymentLifecycle,
  orderStatus,
  orderStatusWords,
  orderTotals,
  orderWords,
  placeRefusalWords,
  reservationIsOver,
  reservedUntil,
  returnRequestSchema,
  shipByDay,
  silenceCancels,
  soldOut,
} from './index.ts';

const delivered = new Date('2024-05-02T12:00:00Z');
const refused = (reason: string) => ({ ok: false, reason });

describe('a line of an order', () => {
  it('goes placed, confirmed, shipped, delivered', () => {
    let state: LineState = 'placed';
    for (const act of ['confirm', 'ship', 'deliver'] as const) {
      const step = decideLineAct({ state, deliveredAt: null }, act, delivered);
      if (!step.ok) throw new Error(step.reason);
      state = step.to;
    }
    expect(state).toBe('delivered');
  });

  it('may be cancelled before it ships', () => {
    const cancel = (state: LineState) => decideLineAct({ state, deliveredAt: delivered }, 'cancel', delivered);
    expect(cancel('placed')).toEqual({ ok: true, to: 'cancelled' });
    expect(cancel('confirmed')).toEqual({ ok: true, to: 'cancelled' });
    expect(cancel('shipped')).toEqual(refused('already-shipped'));
    expect(cancel('delivered')).toEqual(refused('already-shipped'));
    expect(cancel('cancelled')).toEqual(refused('not-allowed'));
  });

  it('may come back within 30 days of delivery', () => {
    const ask = (state: LineState, now: string, act: 'request return' | 'request exchange' = 'request return') =>
      decideLineAct({ state, deliveredAt: delivered }, act, new Date(now));
    expect(lastReturnDay(delivered)).toBe('2024-06-01');
    expect(ask('delivered', '2024-06-02T03:59:59Z')).toEqual({ ok: true, to: 'return requested' });
    expect(ask('delivered', '2024-06-02T04:00:00Z')).toEqual(refused('too-late'));
    expect(ask('delivered', '2024-05-10T00:00:00Z', 'request exchange')).toEqual({
      ok: true,
      to: 'exchange requested',
    });
    expect(ask('shipped', '2024-05-01T00:00:00Z')).toEqual(refused('not-delivered'));
    expect(ask('refunded', '2024-05-10T00:00:00Z')).toEqual(refused('not-allowed'));
    expect(() => decideLineAct({ state: 'delivered', deliveredAt: null }, 'request return', delivered)).toThrow();
  });

  it('is returned and refunded, or exchanged, or the request is taken back', () => {
    const walk = (...acts: Parameters<typeof lineLifecycle.next>[1][]) =>
      acts.reduce<LineState>((state, act) => {
        const step = lineLifecycle.next(state, act);
        if (!step.ok) throw new Error(`${act} from ${state}`);
        return step.to;
      }, 'delivered');
    expect(walk('request return', 'receive return', 'refund')).toBe('refunded');
    expect(walk('request exchange', 'place replacement')).toBe('replacement placed');
    expect(walk('request return', 'withdraw request', 'request exchange', 'decline request')).toBe('delivered');
  });

  it('says its state and every no in words', () => {
    for (const state of lineLifecycle.states) expect(lineStateWords[state]).toMatch(/^[A-Z]/);
    for (const reason of ['already-shipped', 'not-delivered', 'too-late', 'not-allowed'] as const) {
      expect(lineRefusalWords(reason)).toMatch(/\.$/);
    }
    expect(lineRefusalWords('too-late')).toContain('30 days');
  });

  it('comes back with a reason, a note and photos', () => {
    expect(returnRequestSchema.parse({ want: 'return', reason: 'damaged' })).toEqual({
      want: 'return',
      reason: 'damaged',
      note: '',
      photos: [],
    });
    expect(returnRequestSchema.safeParse({ want: 'return', reason: 'boredom' }).success).toBe(false);
    expect(
      returnRequestSchema.safeParse({ want: 'exchange', reason: 'damaged', photos: Array(7).fill('x') }).success,
    ).toBe(false);
  });
});

describe('the status of an order', () => {
  it.each<[LineState[], OrderStatus]>([
    [['placed', 'placed'], 'placed'],
    [['placed', 'confirmed'], 'placed'],
    [['confirmed', 'cancelled'], 'confirmed'],
    [['confirmed', 'shipped'], 'partly shipped'],
    [['shipped', 'shipped'], 'shipped'],
    [['shipped', 'delivered'], 'partly delivered'],
    [['delivered', 'cancelled'], 'delivered'],
    [['delivered', 'return requested'], 'return in progress'],
    [['exchange requested', 'placed'], 'return in progress'],
    [['returned', 'refunded'], 'return in progress'],
    [['refunded', 'cancelled'], 'returned'],
    [['refunded', 'delivered'], 'delivered'],
    [['replacement placed', 'placed'], 'partly delivered'],
    [['replacement placed', 'delivered'], 'delivered'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ])('of %j is %s', (lines, status) => {
    expect(orderStatus('complete', lines)).toBe(status);
    expect(orderStatusWords[status]).toMatch(/^[A-Z]/);
  });

  it('is that of its payment before it is paid', () => {
    expect(orderStatus('open', ['placed'])).toBe('open');
    expect(orderStatus('lapsed', ['placed'])).toBe('lapsed');
    expect(() => orderStatus('complete', [])).toThrow();
    expect(orderPaymentLifecycle.next('lapsed', 'settle')).toEqual(refused('not-allowed'));
  });

  it('frees the selection when it is cancelled or lapsed', () => {
    expect(orderIsLive('cancelled')).toBe(false);
    expect(orderIsLive('lapsed')).toBe(false);
    expect(orderIsLive('open')).toBe(true);
    expect(orderIsClosed('delivered')).toBe(true);
    expect(orderIsClosed('return in progress')).toBe(false);
  });
});

describe('a line that ships late', () => {
  const line = { state: 'confirmed' as LineState, firstShipBy: '2024-05-01', shipBy: '2024-05-01', delays: 0 };
  const now = new Date('2024-04-28T12:00:00Z');

  it('is late when its day is over in US Eastern time', () => {
    expect(shipByDay(new Date('2024-04-01T03:00:00Z'), 10)).toBe('2024-04-10');
    expect(shipByDay(new Date('2024-04-01T12:00:00Z'), null)).toBe('2024-05-01');
    expect(isLate(line, new Date('2024-05-02T03:59:59Z'))).toBe(false);
    expect(isLate(line, new Date('2024-05-02T04:00:00Z'))).toBe(true);
    expect(isLate({ ...line, state: 'shipped' }, new Date('2024-06-01T00:00:00Z'))).toBe(false);
  });

  it('waits without an answer at a first delay of at most 30 days', () => {
    expect(delayNotice(line, '2024-05-31', now)).toEqual({ withoutAnswer: 'wait', answerBy: null });
  });

  it('is cancelled without an answer at a longer, an open-ended or a second delay', () => {
    expect(delayNotice(line, '2024-06-01', now)).toEqual({ withoutAnswer: 'cancel', answerBy: '2024-05-31' });
    expect(delayNotice(line, null, now)).toEqual({ withoutAnswer: 'cancel', answerBy: '2024-05-31' });
    const again = { ...line, shipBy: '2024-05-20', delays: 1 };
    expect(delayNotice(again, '2024-05-25', now)).toEqual({ withoutAnswer: 'cancel', answerBy: '2024-05-20' });
    const late = new Date('2024-05-19T12:00:00Z');
    expect(delayNotice(again, '2024-05-25', late)).toEqual({ withoutAnswer: 'cancel', answerBy: '2024-05-26' });
  });

  it('is cancelled only by silence, only after the day, only before it ships', () => {
    const silent = { state: 'placed' as LineState, answer: null, answerBy: '2024-05-20' };
    const after = new Date('2024-05-21T04:00:00Z');
    expect(silenceCancels(silent, new Date('2024-05-21T03:59:59Z'))).toBe(false);
    expect(silenceCancels(silent, after)).toBe(true);
    expect(silenceCancels({ ...silent, answer: 'wait' }, after)).toBe(false);
    expect(silenceCancels({ ...silent, answerBy: null }, after)).toBe(false);
    expect(silenceCancels({ ...silent, state: 'shipped' }, after)).toBe(false);
  });

  it('is told of with the choice', () => {
    expect(delayWords('2024-05-31', { withoutAnswer: 'wait', answerBy: null })).toBe(
      'The maker is late: it will ship by May 31, 2024. You can wait or cancel this piece for a full refund. If we do not hear from you, we keep it for you.',
    );
    expect(delayWords(null, { withoutAnswer: 'cancel', answerBy: '2024-05-31' })).toContain(
      'by May 31, 2024, we cancel and refund it',
    );
    expect(orderWords.shipBy('2024-05-31')).toBe('Ships by May 31, 2024');
  });
});

describe('placing an order', () => {
  const item = { active: true, stock: 3 };
  const totals = orderTotals({
    lines: [{ recordId: 'a', unitCents: 5000, quantity: 3, delivery: 'standard', whiteGloveCents: 0 }],
    volumeDiscountPercent: 0,
    feeCreditCents: 0,
  });
  const attempt = {
    liveOrderId: null,
    orderable: true,
    pieces: [{ recordId: 'a', quantity: 3, item }],
    shown: totals,
    totals,
  };

  it('holds the stock for 15 minutes', () => {
    const from = new Date('2024-05-01T12:00:00Z');
    expect(reservedUntil(from)).toEqual(new Date('2024-05-01T12:15:00Z'));
    expect(reservationIsOver(reservedUntil(from), new Date('2024-05-01T12:14:59.999Z'))).toBe(false);
    expect(reservationIsOver(reservedUntil(from), new Date('2024-05-01T12:15:00Z'))).toBe(true);
    expect(orderWords.hold).toContain('15 minutes');
  });

  it('needs stock for the quantity, the same piece on two lines counted together', () => {
    expect(soldOut(attempt.pieces)).toEqual([]);
    expect(soldOut([{ recordId: 'a', quantity: 4, item }])).toEqual(['a']);
    expect(soldOut([...attempt.pieces, { recordId: 'a', quantity: 1, item }])).toEqual(['a']);
    expect(soldOut([{ recordId: 'a', quantity: 1, item: { active: false, stock: 9 } }])).toEqual(['a']);
  });

  it('is refused before any charge, and says why', () => {
    const words = (changes: Partial<typeof attempt> | { liveOrderId: string }) => {
      const decided = mayPlaceOrder({ ...attempt, ...changes });
      return decided.ok ? 'yes' : placeRefusalWords(decided, (id) => `piece ${id}`);
    };
    expect(words({})).toBe('yes');
    expect(words({ liveOrderId: 'order' })).toContain('Here is your order');
    expect(words({ orderable: false })).toContain('newest pair');
    expect(words({ pieces: [] })).toContain('at least one piece');
    expect(words({ pieces: [{ recordId: 'a', quantity: 4, item }] })).toContain('Sold out meanwhile: piece a.');
    expect(words({ shown: { ...totals, total: 1 } })).toContain('has changed');
    expect(mayPlaceOrder({ ...attempt, shown: { ...totals, shipping: 0, total: 1 } })).toEqual({
      ok: false,
      reason: 'total-changed',
      changed: ['shipping', 'total'],
    });
  });
});
