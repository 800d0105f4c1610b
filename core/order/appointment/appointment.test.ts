import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, easternDay, federalHolidays, startOfDay } from '../../promotion/index.ts';
import {
  appointmentRefusalWords,
  checkWindow,
  type DeliveryRules,
  lastChangeDay,
  mayChooseWindow,
  needsAppointment,
  offeredDays,
  rulesForStaff,
  windowWords,
} from '../index.ts';

const rules: DeliveryRules = {
  ...{ weekdays: [1, 2, 3, 4, 5], leadDays: 3, changeDays: 2, offeredDays: 4, capacity: 2, holidays: [] },
  ...{ remindDays: 3, reminders: 2 },
};
/** A Thursday, a week before Thanksgiving. */
const now = new Date('2026-11-19T15:00:00Z');
const reach: { rules: DeliveryRules; now: Date; ready: string | null } = { rules, now, ready: null };
const days = (more: Partial<typeof reach> = {}) => offeredDays({ ...reach, ...more }, []).map(({ day }) => day);

describe('the days a customer can choose from', () => {
  it('begin after the lead time and leave out weekends, federal holidays and our own', () => {
    expect(days()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']);
    expect(days({ rules: { ...rules, holidays: ['2026-11-27'], weekdays: [5, 6] } })).toEqual([
      ...['2026-11-28', '2026-12-04', '2026-12-05', '2026-12-11'],
    ]);
    expect(days({ ready: '2026-12-01' })[0]).toBe('2026-12-01');
    // Earlier than the lead time isn't sooner.
    expect(days({ ready: '2026-11-01' })[0]).toBe('2026-11-23');
    expect(days({ rules: rulesForStaff(rules) })[0]).toBe('2026-11-20');
  });

  it('leave out windows without a place, and go on to later days instead', () => {
    const full = { day: '2026-11-23', part: 'morning', places: 2 } as const;
    const half = { day: '2026-11-24', part: 'morning', places: 1 } as const;
    const open = offeredDays(reach, [full, { ...full, part: 'afternoon' }, half]);
    expect(open.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']);
    expect(open[0]?.parts).toEqual(['morning', 'afternoon']);
    expect(offeredDays(reach, [full])[0]).toEqual({ day: '2026-11-23', parts: ['afternoon'] });
  });

  it('are counted in Eastern days, also around a clock change', () => {
    // 11:30 pm on Wednesday in New York is Thursday in London.
    expect(days({ now: new Date('2026-11-19T04:30:00Z') })[0]).toBe('2026-11-23');
    // Clocks go back on Sunday, November 1, and forward on March 14.
    expect(days({ now: new Date('2026-10-30T03:30:00Z') })[0]).toBe('2026-11-02');
    expect(days({ now: new Date('2027-03-12T04:30:00Z') })[0]).toBe('2027-03-15');
  });

  it('are exactly those that may be chosen, whenever one asks', () => {
    const moment = fc.integer({ min: 0, max: 3 * 365 * 24 }).map((hours) => new Date(+now + hours * 3_600_000));
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    fc.assert(
      fc.property(moment, weekdays, fc.integer({ min: 1, max: 30 }), (at, chosen, leadDays) => {
        const asked = { rules: { ...rules, weekdays: chosen, leadDays, offeredDays: 8 }, now: at, ready: null };
        const offered = offeredDays(asked, []);
        expect(offered).toHaveLength(8);
        for (const { day } of offered) {
          expect(checkWindow({ day, part: 'morning' }, asked)).toEqual({ ok: true });
          expect(day >= addDays(easternDay(at), leadDays)).toBe(true);
          expect(federalHolidays(Number(day.slice(0, 4)))).not.toContain(day);
        }
      }),
    );
  });
});

describe('a window', () => {
  const check = (day: string) => checkWindow({ day, part: 'morning' }, reach);
  it('is refused with its reason', () => {
    expect(check('2026-11-20')).toEqual({ ok: false, reason: 'too-soon' });
    expect(check('2026-11-26')).toEqual({ ok: false, reason: 'no-delivery' });
    expect(check('2027-11-23')).toEqual({ ok: false, reason: 'too-far' });
    expect(check('2026-11-23')).toEqual({ ok: true });
    expect(appointmentRefusalWords('full')).toContain('last place');
  });

  it('is named by its own day and the clock where it goes', () => {
    expect(windowWords({ day: '2026-11-30', part: 'morning' })).toBe('Monday, November 30, 8 am to 12 pm');
    expect(windowWords({ day: '2027-03-14', part: 'afternoon' })).toBe('Sunday, March 14, 1 pm to 5 pm');
  });
});

describe('an appointment', () => {
  const window = { day: '2026-11-30', part: 'morning' } as const;
  const booked = { ...window, changeUntil: lastChangeDay(rules, window) };
  it('can be changed through the last moment of its day, Eastern', () => {
    expect(booked.changeUntil).toBe('2026-11-28');
    const midnight = startOfDay('2026-11-29');
    expect(mayChooseWindow(booked, new Date(+midnight - 1))).toBe(true);
    expect(mayChooseWindow(booked, midnight)).toBe(false);
    expect(mayChooseWindow(null, midnight)).toBe(true);
  });

  it('can be made again if it was missed', () => {
    expect(mayChooseWindow(booked, new Date(+startOfDay('2026-12-01') - 1))).toBe(false);
    expect(mayChooseWindow(booked, startOfDay('2026-12-01'))).toBe(true);
  });

  it('is for white glove on its way', () => {
    expect(needsAppointment({ delivery: 'white-glove', state: 'shipped' })).toBe(true);
    expect(needsAppointment({ delivery: 'standard', state: 'shipped' })).toBe(false);
    expect(needsAppointment({ delivery: 'white-glove', state: 'confirmed' })).toBe(false);
    expect(needsAppointment({ delivery: 'white-glove', state: 'delivered' })).toBe(false);
  });
});
