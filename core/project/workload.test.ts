import { describe, expect, it } from 'vitest';
import { isAway, readWorkload } from './workload.ts';

const given = (more: Partial<Parameters<typeof readWorkload>[0]>) =>
  readWorkload({ most: '', styles: [], daysOff: [], ...more });

describe('a specialist’s workload', () => {
  it('is read from a form: no number is no limit, and empty days are left out', () => {
    expect(given({ daysOff: [{ first: '', last: '' }] })).toEqual({
      ok: true,
      workload: { most: null, styles: [], daysOff: [] },
    });
    expect(given({ most: '6', styles: ['moody'], daysOff: [{ first: '2026-12-24', last: '2026-12-26' }] })).toEqual({
      ok: true,
      workload: { most: 6, styles: ['moody'], daysOff: [{ first: '2026-12-24', last: '2026-12-26' }] },
    });
  });

  it('keeps the same time off once', () => {
    const off = { first: '2026-12-24', last: '2026-12-26' };
    expect(given({ daysOff: [off, off] })).toMatchObject({ workload: { daysOff: [off] } });
  });

  it.each([
    [{ most: '-1' }, 'most-invalid'],
    [{ most: '2.5' }, 'most-invalid'],
    [{ most: '100' }, 'most-invalid'],
    [{ styles: ['grandma'] }, 'style-unknown'],
    [{ daysOff: [{ first: '2026-12-24', last: '' }] }, 'day-invalid'],
    [{ daysOff: [{ first: '2026-02-30', last: '2026-03-01' }] }, 'day-invalid'],
    [{ daysOff: [{ first: '2026-12-26', last: '2026-12-24' }] }, 'days-reversed'],
    [
      { daysOff: Array.from({ length: 21 }, (_, at) => ({ first: `20${30 + at}-01-01`, last: '2060-01-01' })) },
      'too-many-days',
    ],
  ])('refuses %o: %s', (more, reason) => {
    expect(given(more)).toEqual({ ok: false, reason });
  });

  it('counts the first and the last day off', () => {
    const off = { daysOff: [{ first: '2026-12-24', last: '2026-12-26' }] };
    expect(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((day) => isAway(off, day))).toEqual([
      ...[false, true, true, false],
    ]);
  });
});
