import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, easternDay, endOfDay, startOfDay } from '../promotion/index.ts';
import {
  comingLists,
  type DatedPriceList,
  heldSince,
  maySchedule,
  mayWithdraw,
  priceListAt,
  standardPriceList,
} from './index.ts';

const list = (fromDay: string, feeCents: number): DatedPriceList => ({ ...standardPriceList, fromDay, feeCents });
const noon = new Date('2026-11-18T17:00:00Z');
const lists = [list('2027-01-01', 17_900), list('2026-06-01', 15_900), list('2026-12-10', 16_900)];
const feeAt = (at: string) => priceListAt(lists, new Date(at)).feeCents;

describe('the list that holds', () => {
  it('is the first one before any other begins', () => {
    expect(priceListAt([], noon)).toBe(standardPriceList);
    expect(feeAt('2026-06-01T03:59:59.999Z')).toBe(14_900);
    expect(heldSince(lists, new Date('2026-05-01T00:00:00Z'))).toBeNull();
  });

  it('begins at midnight in New York, in summer and in winter', () => {
    expect(feeAt('2026-06-01T04:00:00Z')).toBe(15_900);
    expect(feeAt('2026-12-10T04:59:59.999Z')).toBe(15_900);
    expect(feeAt('2026-12-10T05:00:00Z')).toBe(16_900);
    expect(heldSince(lists, noon)).toBe('2026-06-01');
    expect(comingLists(lists, noon).map(({ fromDay }) => fromDay)).toEqual(['2026-12-10', '2027-01-01']);
  });

  const someDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
  const someLists = fc
    .uniqueArray(fc.record({ fromDay: someDay, feeCents: fc.integer({ min: 100, max: 200_000 }) }), {
      selector: ({ fromDay }) => fromDay,
      maxLength: 8,
    })
    .map((given) => given.map(({ fromDay, feeCents }) => list(fromDay, feeCents)));
  const someMoment = fc.date({
    min: new Date('2025-12-01T00:00:00Z'),
    max: new Date('2028-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('is exactly one at every moment, in whatever order the lists are kept', () => {
    fc.assert(
      fc.property(someLists, someMoment, (given, now) => {
        const spans = [standardPriceList, ...given.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1))].map(
          (one, at, all) => ({
            list: one,
            from: 'fromDay' in one ? startOfDay(String(one.fromDay)) : new Date(0),
            until: all[at + 1] ? startOfDay(String((all[at + 1] as DatedPriceList).fromDay)) : new Date(8e15),
          }),
        );
        const holding = spans.filter(({ from, until }) => from <= now && now < until);
        expect(holding).toHaveLength(1);
        expect(priceListAt(given, now)).toBe(holding[0]?.list);
        expect(priceListAt(given.toReversed(), now)).toEqual(holding[0]?.list);
      }),
    );
  });

  it('never changes for a moment that has passed, whatever is scheduled, changed or withdrawn', () => {
    fc.assert(
      fc.property(someLists, someMoment, fc.nat(700), fc.nat(400), (given, now, ahead, ago) => {
        const past = new Date(now.getTime() - ago * 86_400_000);
        const day = addDays(easternDay(now), ahead);
        const held = priceListAt(given, past);
        if (maySchedule(given, { day, replaces: null }, now).ok) {
          expect(priceListAt([...given, list(day, 99_900)], past)).toEqual(held);
          expect(priceListAt([...given, list(day, 99_900)], new Date(endOfDay(day).getTime() - 1)).feeCents).toBe(
            99_900,
          );
        }
        for (const { fromDay } of given) {
          const without = given.filter((one) => one.fromDay !== fromDay);
          if (mayWithdraw(given, fromDay, now).ok) expect(priceListAt(without, past)).toEqual(held);
        }
      }),
    );
  });
});

describe('a list', () => {
  const may = (day: string, replaces: string | null = null) => maySchedule(lists, { day, replaces }, noon);

  it('is scheduled for tomorrow at the earliest, for two years ahead at most, and one for a day', () => {
    expect(may('2026-11-19')).toEqual({ ok: true });
    expect(may('2026-11-18')).toEqual({ ok: false, reason: 'too-soon' });
    expect(may('2026-01-01')).toEqual({ ok: false, reason: 'too-soon' });
    expect(may('2028-11-18')).toEqual({ ok: true });
    expect(may('2028-11-19')).toEqual({ ok: false, reason: 'too-far' });
    expect(may('2026-12-10')).toEqual({ ok: false, reason: 'day-taken' });
  });

  it('can be changed, moved and withdrawn until it begins, and never after', () => {
    expect(may('2026-12-10', '2026-12-10')).toEqual({ ok: true });
    expect(may('2026-12-12', '2026-12-10')).toEqual({ ok: true });
    expect(may('2027-01-01', '2026-12-10')).toEqual({ ok: false, reason: 'day-taken' });
    expect(may('2026-12-12', '2026-06-01')).toEqual({ ok: false, reason: 'begun' });
    expect(may('2026-12-12', '2026-12-11')).toEqual({ ok: false, reason: 'unknown' });
    expect(mayWithdraw(lists, '2026-12-10', noon)).toEqual({ ok: true });
    expect(mayWithdraw(lists, '2026-12-10', startOfDay('2026-12-10'))).toEqual({ ok: false, reason: 'begun' });
    expect(mayWithdraw(lists, '2026-12-11', noon)).toEqual({ ok: false, reason: 'unknown' });
  });
});
