import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentLifecycle } from '../payment/index.ts';
import {
  type LineState,
  lineLifecycle,
  type OrderStatus,
  orderIsClosed,
  orderIsLive,
  orderStatus,
  orderStatusWords,
} from './index.ts';

const refused = (reason: string) => ({ ok: false, reason });

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
    [['refunded', 'placed'], 'partly delivered'],
    [['delivered', 'returned'], 'return in progress'],
    [['replacement placed', 'placed'], 'placed'],
    [['replacement placed', 'shipped'], 'shipped'],
    [['replacement placed', 'delivered', 'placed'], 'partly delivered'],
    [['replacement placed', 'delivered'], 'delivered'],
    [['replacement placed', 'replacement placed', 'returned'], 'return in progress'],
    [['replacement placed', 'replacement placed', 'refunded'], 'returned'],
    [['replacement placed', 'cancelled'], 'returned'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ])('of %j is %s', (lines, status) => {
    expect(orderStatus('complete', lines)).toBe(status);
    expect(orderStatusWords[status]).toMatch(/^[A-Z]/);
  });

  it('is never told by a piece that another came instead of', () => {
    const line = fc.constantFrom(...lineLifecycle.states);
    fc.assert(
      fc.property(line, fc.array(line), (instead, others) => {
        if (instead === 'cancelled' || instead === 'replacement placed') return;
        const told = orderStatus('complete', [instead, ...others]);
        expect(orderStatus('complete', ['replacement placed', instead, ...others])).toBe(told);
      }),
    );
  });

  it('is that of its payment before it is paid', () => {
    expect(orderStatus('open', ['placed'])).toBe('open');
    expect(orderStatus('lapsed', ['placed'])).toBe('lapsed');
    expect(() => orderStatus('complete', [])).toThrow();
    expect(paymentLifecycle.next('lapsed', 'settle')).toEqual(refused('not-allowed'));
  });

  it('frees the selection when it is canceled or lapsed', () => {
    expect(orderIsLive('cancelled')).toBe(false);
    expect(orderIsLive('lapsed')).toBe(false);
    expect(orderIsLive('open')).toBe(true);
    expect(orderIsClosed('delivered')).toBe(true);
    expect(orderIsClosed('return in progress')).toBe(false);
  });
});
