import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockWords, isMissed, pauseClock, projectClock, resumeClock, type StoredClock, startClock } from './index.ts';

const start = new Date('2026-11-15T12:00:00Z');
const hour = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const shown = ({ waitingSince, pausedAt }: StoredClock, now: Date) => projectClock(waitingSince, now, pausedAt);

describe('a clock that stops for a visit', () => {
  it('keeps the time it had left', () => {
    const paused = pauseClock(startClock(start, false), hour(10));
    expect(shown(paused, hour(100))).toMatchObject({ hoursLeft: 62, late: false, paused: true });
    expect(clockWords(shown(paused, hour(100)))).toBe('Paused for a visit');
    expect(isMissed(paused, hour(100))).toBe(false);
    const resumed = resumeClock(paused, hour(100));
    expect(resumed).toEqual({ waitingSince: hour(90), dueAt: hour(162), pausedAt: null });
    expect(shown(resumed, hour(100))).toMatchObject({ hoursLeft: 62, paused: false });
    expect(isMissed(resumed, hour(162))).toBe(false);
    expect(isMissed(resumed, hour(162.1))).toBe(true);
  });

  it('has all of it left where it starts stopped', () => {
    const begun = startClock(start, true);
    expect(shown(begun, hour(500))).toMatchObject({ hoursLeft: 72, paused: true });
    expect(resumeClock(begun, hour(500)).dueAt).toEqual(hour(572));
  });

  it('stops once and starts once, however often it is asked', () => {
    const paused = pauseClock(startClock(start, false), hour(10));
    expect(pauseClock(paused, hour(20))).toBe(paused);
    const resumed = resumeClock(paused, hour(30));
    expect(resumeClock(resumed, hour(40))).toBe(resumed);
  });

  it('counts exactly the hours in which it ran', () => {
    const stretches = fc.array(fc.record({ ran: fc.nat(1_000), stood: fc.nat(1_000) }), { maxLength: 8 });
    fc.assert(
      fc.property(stretches, (all) => {
        let now = 0;
        let clock = startClock(start, false);
        for (const { ran, stood } of all) {
          clock = pauseClock(clock, hour(now + ran));
          clock = resumeClock(clock, hour(now + ran + stood));
          now += ran + stood;
        }
        const ran = all.reduce((sum, one) => sum + one.ran, 0);
        expect(shown(clock, hour(now)).hoursGone).toBe(ran);
        expect(isMissed(clock, hour(now))).toBe(ran > 72);
      }),
    );
  });
});
