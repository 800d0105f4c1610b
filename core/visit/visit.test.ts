import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternDay } from '../promotion/index.ts';
import {
  checkVisitRequest,
  readVisitDate,
  readVisitUpdate,
  updateVisit,
  type Visit,
  visitDays,
  visitLifecycle,
  visitNotYetWords,
  visitRefusalWords,
  visitUpdateRefusalWords,
  visitWords,
} from './index.ts';

const now = new Date('2026-11-15T15:00:00Z');
const requested: Visit = { state: 'requested', representative: null, date: null };
const scheduled: Visit = { state: 'scheduled', representative: 'Maren', date: '2026-11-20' };

describe('the life of a visit', () => {
  it.each([
    ['requested', 'schedule', 'scheduled'],
    ['scheduled', 'schedule', 'scheduled'],
    ['scheduled', 'complete', 'complete'],
    ['requested', 'cancel', 'cancelled'],
    ['scheduled', 'cancel', 'cancelled'],
    ['cancelled', 'request again', 'requested'],
    ['cancelled', 'schedule again', 'scheduled'],
    ['complete', 'schedule again', 'scheduled'],
  ] as const)('%s: %s leads to %s', (from, act, to) =>
    expect(visitLifecycle.next(from, act)).toEqual({ ok: true, to }),
  );

  it.each([
    ['requested', 'complete'],
    ['complete', 'schedule'],
    ['complete', 'cancel'],
    ['cancelled', 'schedule'],
  ] as const)('%s: %s is refused', (from, act) => {
    expect(visitLifecycle.next(from, act)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('has words for every state', () => {
    expect(visitWords(scheduled)).toEqual({
      name: 'Visit scheduled',
      sentence: 'Maren is coming to measure on November 20, 2026.',
    });
    for (const state of visitLifecycle.states) expect(visitWords({ ...requested, state }).sentence).toMatch(/\.$/);
  });
});

describe('a request', () => {
  const home = { street: '12 Oak Street', phone: '(718) 555-0142' };
  const asked = { ...home, zip: '11201', preferredDays: ['2026-11-20', '2026-11-18'] };

  it('names days, in a place we come to, with a street and a phone', () => {
    const typed = { ...asked, zip: ' 11201 ', street: ' 12 Oak Street ', note: ' Ring twice ' };
    expect(checkVisitRequest(typed, now)).toEqual({
      ok: true,
      request: { ...asked, note: 'Ring twice' },
    });
    expect(visitDays(now)).toEqual({ first: '2026-11-16', last: '2027-01-14' });
  });

  it.each([
    [{ zip: '90210' }, 'not-served'],
    [{ zip: '' }, 'not-served'],
    [{ street: '  ' }, 'no-street'],
    [{ street: 'x'.repeat(201) }, 'street-too-long'],
    [{ phone: '' }, 'no-phone'],
    [{ phone: 'call me' }, 'no-phone'],
    [{ preferredDays: [] }, 'no-days'],
    [{ preferredDays: ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] }, 'too-many-days'],
    [{ preferredDays: ['2026-02-30'] }, 'not-a-day'],
    [{ preferredDays: ['soon'] }, 'not-a-day'],
    [{ preferredDays: ['2026-11-15'] }, 'too-soon'],
    [{ preferredDays: ['2026-11-17', '2027-01-15'] }, 'too-far-ahead'],
    [{ note: 'x'.repeat(501) }, 'note-too-long'],
  ] as const)('with %j is refused: %s', (changes, reason) => {
    expect(checkVisitRequest({ ...asked, ...changes }, now)).toEqual({ ok: false, reason });
    expect(visitRefusalWords[reason]).toMatch(/\.$/);
  });

  it('outside the area is told so in the words of the product', () => {
    expect(visitRefusalWords['not-served']).toBe("We're sorry, On-Site Service is not available for your zip code.");
  });

  it('counts days as New York does', () => {
    const lateEvening = new Date('2026-11-16T03:00:00Z');
    expect(checkVisitRequest({ ...asked, preferredDays: ['2026-11-16'] }, lateEvening)).toMatchObject({ ok: true });
  });
});

describe('an update', () => {
  it('sets representative and date, or marks the visit complete', () => {
    expect(readVisitUpdate({ user: 'u', survey: 's', representative: ' Maren ', date: '2026-11-20' })).toEqual({
      ok: true,
      update: { act: 'schedule', representative: 'Maren', date: '2026-11-20' },
    });
    expect(readVisitUpdate({ user: 'u', survey: 's', status: 'complete' })).toEqual({
      ok: true,
      update: { act: 'complete' },
    });
  });

  it.each([
    [{}, 'nothing-to-update'],
    [null, 'nothing-to-update'],
    [{ status: 'done' }, 'nothing-to-update'],
    [{ date: '2026-11-20' }, 'representative-missing'],
    [{ representative: 'x'.repeat(101), date: '2026-11-20' }, 'representative-missing'],
    [{ representative: 'Maren' }, 'date-missing'],
    [{ representative: 'Maren', date: 'next week' }, 'date-invalid'],
    [{ representative: 'Maren', date: 20261120 }, 'date-missing'],
  ] as const)('%j is refused: %s', (input, reason) => {
    expect(readVisitUpdate(input)).toEqual({ ok: false, reason });
    expect(visitUpdateRefusalWords[reason]).toMatch(/\.$/);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-20'],
    ['2026-11-21T03:30:00.000Z', '2026-11-20'],
    ['2026-11-20T15:00-05:00', '2026-11-20'],
    ['2026-13-40', null],
    ['0000-01-01', null],
    ['01/01/9999', null],
    ['0000-06-01T00:00:00Z', null],
    ['13/40/2026', null],
    ['2026-11-20T99:00:00Z', null],
    ['', null],
  ])('reads the date %s', (written, day) => expect(readVisitDate(written)).toBe(day));

  it('moves the visit on, and twice the same is once', () => {
    const update = { act: 'schedule', representative: 'Maren', date: '2026-11-20' } as const;
    const program = { by: 'helper', today: '2026-11-20' } as const;
    expect(updateVisit(requested, update, program)).toEqual({ ok: true, visit: scheduled });
    expect(updateVisit(scheduled, update, program)).toEqual({ ok: true, visit: scheduled });
    const complete = { ...scheduled, state: 'complete' as const };
    expect(updateVisit(scheduled, { act: 'complete' }, program)).toEqual({ ok: true, visit: complete });
    expect(updateVisit(complete, { act: 'complete' }, program)).toEqual({ ok: true, visit: complete });
    expect(updateVisit(requested, { act: 'complete' }, program)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(updateVisit(complete, update, program)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('is complete on its day or later, as New York counts it, and not before', () => {
    const complete = (today: string, visit = scheduled) =>
      updateVisit(visit, { act: 'complete' }, { by: 'staff', today });
    const early = { ok: false, reason: 'before-the-day', date: '2026-11-20' };
    expect(complete('2026-11-19')).toEqual(early);
    expect(complete(easternDay(new Date('2026-11-20T04:59:59Z')))).toEqual(early);
    for (const today of [easternDay(new Date('2026-11-20T05:00:00Z')), '2026-11-21', '2027-01-01'])
      expect(complete(today)).toMatchObject({ ok: true, visit: { state: 'complete' } });
    // One that was completed stays so, and one without a day has none to wait for.
    expect(complete('2026-11-19', { ...scheduled, state: 'complete' })).toMatchObject({ ok: true });
    expect(complete('2026-11-19', { ...scheduled, date: null })).toMatchObject({ ok: true });
    expect(complete('2026-11-19', requested)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(visitNotYetWords('2026-11-20')).toBe('This visit is on Friday, November 20. You can complete it that day.');
  });

  it('gives a visit that is over another day where people do it, never a program', () => {
    const today = '2026-11-20';
    const update = { act: 'schedule', representative: 'Maren', date: '2026-12-01' } as const;
    for (const state of ['complete', 'cancelled'] as const) {
      const over = { ...scheduled, state };
      expect(updateVisit(over, update, { by: 'staff', today })).toEqual({
        ok: true,
        visit: { ...scheduled, date: '2026-12-01' },
      });
      expect(updateVisit(over, update, { by: 'helper', today })).toEqual({ ok: false, reason: 'not-allowed' });
    }
  });

  it('is never an exception, whatever comes in', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (input, text) => {
        readVisitUpdate(input);
        readVisitUpdate({ representative: text, date: text });
        const date = readVisitDate(text);
        if (date !== null) expect(readVisitDate(date)).toBe(date);
      }),
    );
  });
});
