import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesOn, projectTerms, reminderDue, urgencyOf } from './index.ts';

describe('the queue’s clock', () => {
  it('moves a project on once its promise is at risk, unless someone has started or it is late already', () => {
    expect([5, 4, 1, 0, -1].map((hours) => movesOn(hours, false))).toEqual([false, true, true, false, false]);
    expect(movesOn(4, true)).toBe(false);
  });

  it('turns urgent at the hours of the reminders', () => {
    expect([72, 25, 24, 5, 4, 1].map((hours) => urgencyOf(hours, false))).toEqual([
      'calm',
      'calm',
      'soon',
      'soon',
      'now',
      'now',
    ]);
    expect(urgencyOf(0, true)).toBe('late');
  });

  it('reminds at 24 and at 4 hours left, each once, and only of the nearer one after a long sleep', () => {
    expect(reminderDue(24.5, null)).toBeNull();
    expect(reminderDue(24, null)).toBe(24);
    expect(reminderDue(10, 24)).toBeNull();
    expect(reminderDue(4, 24)).toBe(4);
    expect(reminderDue(2, null)).toBe(4);
    expect(reminderDue(2, 4)).toBeNull();
    expect(reminderDue(0, null)).toBeNull();
  });

  it('never reminds more often than it promises, however often it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -10, max: 72, noNaN: true })), (hours) => {
        let last: number | null = null;
        let sent = 0;
        for (const left of hours.toSorted((a, b) => b - a)) {
          const due = reminderDue(left, last);
          if (due === null) continue;
          last = due;
          sent += 1;
        }
        expect(sent).toBeLessThanOrEqual(projectTerms.remindersAtHoursLeft.length);
      }),
    );
  });
});
