import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardsDueAt,
  clockStart,
  clockTicks,
  mayChangeAnswers,
  projectClock,
  projectLifecycle,
  projectTerms,
  timeLeft,
  tookUnder,
  waitedWords,
} from './index.ts';

const since = new Date('2026-11-15T12:00:00Z');
const hoursLater = (hours: number) => new Date(since.getTime() + hours * 3_600_000);

describe('the clock of a project', () => {
  it('says how long something has waited in its largest unit', () => {
    expect(waitedWords(since, since)).toBe('1 m');
    expect(waitedWords(since, hoursLater(40 / 60))).toBe('40 m');
    expect(waitedWords(since, hoursLater(5.9))).toBe('5 h');
    expect(waitedWords(since, hoursLater(49))).toBe('2 d');
  });

  it('starts when submitted and paid, whichever is later', () => {
    expect(clockStart(null, since)).toBeNull();
    expect(clockStart(since, null)).toBeNull();
    expect(clockStart(since, hoursLater(5))).toEqual(hoursLater(5));
    expect(clockStart(hoursLater(5), since)).toEqual(hoursLater(5));
  });

  it('tells what is left to the minute', () => {
    expect(timeLeft(since, since)).toEqual({ hours: 72, minutes: 0 });
    expect(timeLeft(since, hoursLater(30 + 40 / 60))).toEqual({ hours: 41, minutes: 20 });
    expect(timeLeft(since, hoursLater(71.999))).toEqual({ hours: 0, minutes: 1 });
    expect(timeLeft(since, hoursLater(72))).toEqual({ hours: 0, minutes: 0 });
    expect(timeLeft(since, hoursLater(100))).toEqual({ hours: 0, minutes: 0 });
    expect(timeLeft(since, hoursLater(-3))).toEqual({ hours: 72, minutes: 0 });
  });

  it('is a ruler of 72 ticks, every twenty-fourth taller', () => {
    const ticks = clockTicks(projectClock(since, hoursLater(30.7)));
    expect(ticks).toHaveLength(72);
    expect(ticks.filter(({ tall }) => tall).map(({ hour }) => hour)).toEqual([24, 48, 72]);
    expect(ticks.filter(({ gone }) => gone)).toHaveLength(30);
    expect(clockTicks(projectClock(since, hoursLater(90))).every(({ gone }) => gone)).toBe(true);
  });

  it('is late exactly after the boards were due, and agrees with itself', () => {
    const hours = fc.double({ min: -10, max: 200, noNaN: true });
    fc.assert(
      fc.property(hours, (gone) => {
        const now = hoursLater(gone);
        const clock = projectClock(since, now);
        expect(clock.late).toBe(now > boardsDueAt(since));
        expect(clockTicks(clock).filter((tick) => tick.gone).length + clock.hoursLeft).toBe(
          projectTerms.boardsWithinHours,
        );
        const left = timeLeft(since, now);
        expect(Math.ceil(left.hours + left.minutes / 60)).toBe(clock.hoursLeft);
      }),
    );
  });
});

describe('how long boards took', () => {
  it('is never said to be less than it was', () => {
    const after = (minutes: number) => tookUnder(since, new Date(since.getTime() + minutes * 60_000));
    expect([0.3, 1, 12, 59.9, 60, 61, 140, 71 * 60].map(after)).toEqual([
      'under a minute',
      'under 2 minutes',
      'under 13 minutes',
      'under 60 minutes',
      'under 2 hours',
      'under 2 hours',
      'under 3 hours',
      'under 72 hours',
    ]);
    expect(after(0)).toBeNull();
  });
});

describe('the answers of a project', () => {
  it('may be changed until a specialist works from them', () => {
    expect(projectLifecycle.states.filter(mayChangeAnswers)).toEqual(['in progress', 'submitted, unpaid']);
  });
});
