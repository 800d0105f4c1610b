import { describe, expect, it } from 'vitest';
import {
  decideLineAct,
  decideSelfCancel,
  type LineState,
  lastReturnDay,
  lineIsKept,
  lineLifecycle,
  lineRefusalWords,
  lineStateWords,
  maySelfCancel,
  openChoices,
  returnRequestSchema,
} from '../index.ts';

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

  it('may be canceled before it ships', () => {
    const cancel = (state: LineState) => decideLineAct({ state, deliveredAt: delivered }, 'cancel', delivered);
    expect(cancel('placed')).toEqual({ ok: true, to: 'cancelled' });
    expect(cancel('confirmed')).toEqual({ ok: true, to: 'cancelled' });
    expect(cancel('shipped')).toEqual(refused('already-shipped'));
    expect(cancel('delivered')).toEqual(refused('already-shipped'));
    expect(cancel('cancelled')).toEqual(refused('not-allowed'));
  });

  it('is not canceled by the customer alone where it replaces a delivered piece', () => {
    const cancel = (state: LineState, replacesLineId: string | null) =>
      decideSelfCancel({ state, replacesLineId, deliveredAt: null }, delivered);
    expect(cancel('placed', null)).toEqual({ ok: true, to: 'cancelled' });
    expect(cancel('placed', 'line_1')).toEqual(refused('replaces-delivered'));
    expect(cancel('shipped', 'line_1')).toEqual(refused('already-shipped'));
    expect(maySelfCancel({ replacesLineId: 'line_1' })).toBe(false);
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

  it('leaves a choice about a delay until it ships, and about sending it back until 30 days after it came', () => {
    const now = new Date('2024-05-10T00:00:00Z');
    const open = (state: LineState, replacesLineId: string | null = null, at = now) =>
      openChoices(
        [
          { state: 'cancelled', deliveredAt: null, replacesLineId: null },
          { state, deliveredAt: delivered, replacesLineId },
        ],
        at,
      );
    expect(open('placed')).toEqual({ ifLate: true, sendBack: true });
    expect(open('confirmed', 'line_1')).toEqual({ ifLate: false, sendBack: true });
    expect(open('shipped')).toEqual({ ifLate: false, sendBack: true });
    expect(open('delivered')).toEqual({ ifLate: false, sendBack: true });
    const none = { ifLate: false, sendBack: false };
    expect(open('delivered', null, new Date('2024-06-02T04:00:00Z'))).toEqual(none);
    for (const state of ['cancelled', 'return requested', 'refunded', 'replacement placed'] as const) {
      expect(open(state)).toEqual(none);
    }
  });

  it('stays with the customer, or has gone back', () => {
    const gone = lineLifecycle.states.filter((state) => !lineIsKept(state));
    expect(gone).toEqual(['cancelled', 'returned', 'refunded', 'replacement placed']);
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
    for (const reason of [
      'already-shipped',
      'replaces-delivered',
      'not-delivered',
      'too-late',
      'not-allowed',
    ] as const) {
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
