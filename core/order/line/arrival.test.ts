import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, stateAbbreviations } from '../../places/index.ts';
import { addDays, easternDay, isBusinessDay } from '../../promotion/index.ts';
import { deliveries } from '../../selection/index.ts';
import {
  type ArrivingLine,
  allArriveWords,
  arrivalIfOrdered,
  arrivalOf,
  arrivalOfAll,
  arrivalWords,
  type DayWindow,
  lineLifecycle,
  orderArrivalWords,
  orderTodayWords,
  shipByDay,
} from '../index.ts';

/** A Tuesday, the week before Thanksgiving. */
const now = new Date('2026-11-17T15:00:00Z');
const sofa = { shipsFrom: 'NC', delivery: 'standard', leadTimeDays: 14 } as const;
const line: ArrivingLine = {
  ...{ state: 'confirmed', shipBy: '2026-12-01', delayedFrom: null, shippedAt: null },
  ...{ shipsFrom: 'NC', delivery: 'standard' },
};
const noon = (day: string) => new Date(`${day}T17:00:00Z`);

const anyState = fc.constantFrom(...stateAbbreviations);
const anyOrigin = fc.constantFrom<State | null>(null, ...stateAbbreviations);
const anyRoute = fc.record({ shipsFrom: anyOrigin, delivery: fc.constantFrom(...deliveries) });
const anyNow = fc.integer({ min: 0, max: 4000 }).map((days) => noon(addDays('2026-01-01', days)));
const anyLead = fc.nat(365);

describe('a piece that would be ordered now', () => {
  it.each<[State | null, State, 'standard' | 'white-glove', DayWindow]>([
    // Ships by December 1.
    ['NC', 'NC', 'standard', { from: '2026-12-02', to: '2026-12-04' }],
    ['NC', 'NY', 'standard', { from: '2026-12-03', to: '2026-12-08' }],
    ['NC', 'NY', 'white-glove', { from: '2026-12-07', to: '2026-12-14' }],
    ['NC', 'IA', 'standard', { from: '2026-12-04', to: '2026-12-09' }],
    ['NC', 'CA', 'standard', { from: '2026-12-07', to: '2026-12-11' }],
    ['NC', 'HI', 'standard', { from: '2026-12-11', to: '2026-12-22' }],
    ['PR', 'FL', 'standard', { from: '2026-12-11', to: '2026-12-22' }],
    ['AK', 'AK', 'standard', { from: '2026-12-02', to: '2026-12-04' }],
    [null, 'NY', 'standard', { from: '2026-12-02', to: '2026-12-11' }],
    [null, 'AK', 'standard', { from: '2026-12-11', to: '2026-12-22' }],
  ])('comes from %s to %s by %s delivery', (shipsFrom, to, delivery, window) => {
    expect(arrivalIfOrdered({ ...sofa, shipsFrom, delivery }, to, now)).toEqual(window);
  });

  it('may ship today', () => {
    expect(arrivalIfOrdered({ ...sofa, leadTimeDays: 0 }, 'NY', now)).toEqual({ from: '2026-11-19', to: '2026-11-24' });
    expect(arrivalIfOrdered({ ...sofa, leadTimeDays: 2 }, 'NY', now)).toEqual({ from: '2026-11-23', to: '2026-11-27' });
  });

  it('arrives on business days after the day it ships by, the last no earlier than the first', () => {
    fc.assert(
      fc.property(anyRoute, anyState, anyLead, anyNow, (route, to, leadTimeDays, at) => {
        const window = arrivalIfOrdered({ ...route, leadTimeDays }, to, at);
        expect(window.from <= window.to).toBe(true);
        expect(window.from > shipByDay(at, leadTimeDays)).toBe(true);
        expect(isBusinessDay(window.from) && isBusinessDay(window.to)).toBe(true);
      }),
    );
  });

  it('never arrives earlier for a longer lead time, by white glove, or ordered later', () => {
    fc.assert(
      fc.property(anyRoute, anyState, anyLead, fc.nat(60), anyNow, (route, to, leadTimeDays, more, at) => {
        const first = arrivalIfOrdered({ ...route, leadTimeDays }, to, at);
        const others = [
          arrivalIfOrdered({ ...route, leadTimeDays: leadTimeDays + more }, to, at),
          arrivalIfOrdered({ ...route, leadTimeDays, delivery: 'white-glove' }, to, at),
          arrivalIfOrdered({ ...route, leadTimeDays }, to, noon(addDays(easternDay(at), more))),
        ];
        for (const other of others) expect(other.from >= first.from && other.to >= first.to).toBe(true);
      }),
    );
  });

  it('covers every mainland maker where we have no record of one', () => {
    fc.assert(
      fc.property(anyRoute, anyState, anyNow, (route, to, at) => {
        if (['AK', 'HI', 'PR'].includes(route.shipsFrom ?? 'AK') || ['AK', 'HI', 'PR'].includes(to)) return;
        const known = arrivalIfOrdered({ ...route, leadTimeDays: 14 }, to, at);
        const unknown = arrivalIfOrdered({ ...route, shipsFrom: null, leadTimeDays: 14 }, to, at);
        expect(arrivalOfAll([known, unknown])).toEqual(unknown);
      }),
    );
  });
});

describe('an ordered piece', () => {
  it('arrives when its order promised, for as long as the maker keeps the day', () => {
    const promised = arrivalIfOrdered(sofa, 'NY', now);
    expect(arrivalOf({ ...line, state: 'placed' }, 'NY', now)).toEqual(promised);
    for (const day of ['2026-11-24', '2026-12-01']) expect(arrivalOf(line, 'NY', noon(day))).toEqual(promised);
  });

  it('follows a new ship-by day', () => {
    const delayed = { ...line, shipBy: '2026-12-15', delayedFrom: '2026-12-01' };
    expect(arrivalOf(delayed, 'NY', noon('2026-12-01'))).toEqual({ from: '2026-12-17', to: '2026-12-22' });
  });

  it('follows the day it shipped, early or not', () => {
    const shipped = { ...line, state: 'shipped' as const, shippedAt: noon('2026-11-19') };
    expect(arrivalOf(shipped, 'NY', noon('2026-11-19'))).toEqual({ from: '2026-11-23', to: '2026-11-27' });
    expect(arrivalOf(shipped, 'NY', noon('2026-11-25'))).toEqual({ from: '2026-11-25', to: '2026-11-27' });
    expect(arrivalOf(shipped, 'NY', noon('2026-11-26'))).toEqual({ from: '2026-11-27', to: '2026-11-27' });
    expect(arrivalOf(shipped, 'NY', noon('2026-11-27'))).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  });

  it('has no day when none would be true', () => {
    expect(arrivalOf(line, 'NY', noon('2026-12-02'))).toBeNull();
    expect(arrivalOf({ ...line, delayedFrom: line.shipBy }, 'NY', now)).toBeNull();
    const shipped = { ...line, state: 'shipped' as const, shippedAt: noon('2026-11-19') };
    expect(arrivalOf(shipped, 'NY', noon('2026-11-28'))).toBeNull();
    expect(arrivalOf({ ...shipped, shippedAt: null }, 'NY', now)).toBeNull();
    for (const state of lineLifecycle.states) {
      const isComing = ['placed', 'confirmed', 'shipped'].includes(state);
      expect(arrivalOf({ ...line, state, shippedAt: now }, 'NY', now) !== null, state).toBe(isComing);
    }
  });

  it('is never promised for a day that’s over, and never later than its ship-by day allows', () => {
    const anyLine = fc.record({
      state: fc.constantFrom(...lineLifecycle.states),
      days: fc.integer({ min: -10, max: 60 }),
      isOpen: fc.boolean(),
      shippedAgo: fc.nat(20),
    });
    fc.assert(
      fc.property(anyLine, anyRoute, anyState, anyNow, ({ state, days, isOpen, shippedAgo }, route, to, at) => {
        const today = easternDay(at);
        const shipBy = addDays(today, days);
        const shippedAt = state === 'shipped' ? noon(addDays(today, -shippedAgo)) : null;
        const one: ArrivingLine = { ...route, state, shipBy, delayedFrom: isOpen ? shipBy : null, shippedAt };
        const window = arrivalOf(one, to, at);
        if (!window) return;
        expect(window.from >= today && window.from <= window.to).toBe(true);
        const wasPromised = arrivalIfOrdered({ ...route, leadTimeDays: Math.max(0, days) }, to, at);
        if (state !== 'shipped' || days >= 0) expect(window.to <= wasPromised.to).toBe(true);
      }),
    );
  });
});

describe('several pieces', () => {
  const early = { from: '2026-12-01', to: '2026-12-08' };
  const late = { from: '2026-12-03', to: '2026-12-14' };

  it('arrive from the first to the last', () => {
    expect(arrivalOfAll([])).toBeNull();
    expect(arrivalOfAll([late, early])).toEqual({ from: '2026-12-01', to: '2026-12-14' });
    const anyWindow = fc
      .tuple(fc.nat(300), fc.nat(30))
      .map(([from, days]) => ({ from: addDays('2026-01-01', from), to: addDays('2026-01-01', from + days) }));
    fc.assert(
      fc.property(fc.array(anyWindow, { minLength: 1, maxLength: 8 }), (windows) => {
        const all = arrivalOfAll(windows);
        expect(windows.every(({ from, to }) => all && all.from <= from && all.to >= to)).toBe(true);
        expect(windows.some(({ from }) => from === all?.from) && windows.some(({ to }) => to === all?.to)).toBe(true);
      }),
    );
  });

  it('are told in one sentence', () => {
    expect(arrivalWords(early)).toBe('Arrives December 1–8, 2026');
    expect(allArriveWords([])).toBe('');
    expect(allArriveWords([early])).toBe('Arrives December 1–8, 2026');
    expect(allArriveWords([late, early])).toBe('Everything arrives December 1–14, 2026');
  });

  it('are told before they’re ordered, with the place', () => {
    expect(orderTodayWords([], 'NY')).toBe('');
    expect(orderTodayWords([early], 'NY')).toBe('Order today and it arrives in New York December 1–8, 2026.');
    expect(orderTodayWords([early], 'NY', '2026-11-17')).toBe(
      'Order by November 17, 2026, and it arrives in New York December 1–8, 2026.',
    );
    expect(orderTodayWords([late, early], 'DC')).toBe(
      'Order today and everything arrives in the District of Columbia December 1–14, 2026.',
    );
  });

  it('of an order are those still to come', () => {
    const placed = { state: 'placed', arrives: early } as const;
    const shipped = { state: 'shipped', arrives: late } as const;
    const gone = (state: 'delivered' | 'cancelled' | 'returned') => ({ state, arrives: null });
    expect(orderArrivalWords([placed, shipped])).toBe('Everything arrives December 1–14, 2026');
    expect(orderArrivalWords([placed])).toBe('Arrives December 1–8, 2026');
    expect(orderArrivalWords([placed, gone('cancelled')])).toBe('Arrives December 1–8, 2026');
    expect(orderArrivalWords([gone('returned'), placed, shipped])).toBe('Everything arrives December 1–14, 2026');
    expect(orderArrivalWords([gone('delivered'), placed])).toBe('The rest arrives December 1–8, 2026');
    expect(orderArrivalWords([placed, { state: 'confirmed', arrives: null }])).toBe('');
    expect(orderArrivalWords([gone('delivered'), gone('cancelled')])).toBe('');
  });
});
