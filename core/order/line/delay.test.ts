import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../promotion/index.ts';
import {
  delayNotice,
  delayRule,
  delayWords,
  isDayOpen,
  isLate,
  type LineState,
  orderWords,
  shipByDay,
  silenceCancels,
} from '../index.ts';

describe('a line that ships late', () => {
  const line = {
    ...{ state: 'confirmed' as LineState, firstShipBy: '2024-05-01', shipBy: '2024-05-01', delays: 0 },
    ...{ delayAnswer: null as 'wait' | 'cancel' | null, answerBy: null as string | null, replacesLineId: null },
  };
  const now = new Date('2024-04-28T12:00:00Z');

  it('is late when its day is over in US Eastern time', () => {
    expect(shipByDay(new Date('2024-04-01T03:00:00Z'), 10)).toBe('2024-04-10');
    expect(shipByDay(new Date('2024-04-01T12:00:00Z'), null)).toBe('2024-05-01');
    expect(isLate(line, new Date('2024-05-02T03:59:59Z'))).toBe(false);
    expect(isLate(line, new Date('2024-05-02T04:00:00Z'))).toBe(true);
    expect(isLate({ ...line, state: 'shipped' }, new Date('2024-06-01T00:00:00Z'))).toBe(false);
  });

  it('has an open day where its maker is late and names none', () => {
    expect(isDayOpen({ shipBy: '2024-05-01', delayedFrom: null })).toBe(false);
    expect(isDayOpen({ shipBy: '2024-05-01', delayedFrom: '2024-05-01' })).toBe(true);
    expect(isDayOpen({ shipBy: '2024-05-20', delayedFrom: '2024-05-01' })).toBe(false);
  });

  it('waits without an answer at a first delay of at most 30 days', () => {
    expect(delayNotice(line, '2024-05-31', now)).toEqual({ withoutAnswer: 'wait', answerBy: null, mayCancel: true });
  });

  it('is canceled without an answer at a longer, an open-ended or a second delay', () => {
    expect(delayNotice(line, '2024-06-01', now)).toEqual({
      withoutAnswer: 'cancel',
      answerBy: '2024-05-31',
      mayCancel: true,
    });
    expect(delayNotice(line, null, now)).toEqual({ withoutAnswer: 'cancel', answerBy: '2024-05-31', mayCancel: true });
    const again = { ...line, shipBy: '2024-05-20', delays: 1 };
    expect(delayNotice(again, '2024-05-25', now)).toEqual({
      withoutAnswer: 'cancel',
      answerBy: '2024-05-20',
      mayCancel: true,
    });
    const late = new Date('2024-05-19T12:00:00Z');
    expect(delayNotice(again, '2024-05-25', late)).toEqual({
      withoutAnswer: 'cancel',
      answerBy: '2024-05-26',
      mayCancel: true,
    });
  });

  it('waits until the first announced day, whatever delay is announced in the meantime', () => {
    const asked = { ...line, shipBy: '2024-05-20', delays: 2, answerBy: '2024-05-26' };
    const later = new Date('2024-05-25T12:00:00Z');
    expect(delayNotice(asked, '2024-05-30', later).answerBy).toBe('2024-05-26');
    expect(delayNotice(asked, null, later).answerBy).toBe('2024-05-26');
    // The first delay named no new day. Naming one later must not shorten the time to answer.
    const untold = { ...line, delays: 1, answerBy: '2024-05-31' };
    expect(delayNotice(untold, '2024-05-21', new Date('2024-05-03T12:00:00Z')).answerBy).toBe('2024-05-31');
    // A customer who has answered gets asked again, with a full week.
    const waits = { ...asked, delayAnswer: 'wait' as const };
    expect(delayNotice(waits, '2024-05-30', later).answerBy).toBe('2024-06-01');
  });

  it('waits the same time whatever further delays come, and always a week after the first one that silence cancels', () => {
    const told = fc.record({ after: fc.integer({ min: 0, max: 20 }), by: fc.option(fc.integer({ min: 1, max: 60 })) });
    fc.assert(
      fc.property(fc.array(told, { minLength: 1, maxLength: 12 }), (notices) => {
        let at = line;
        let today = '2024-04-28';
        for (const { after, by } of notices) {
          today = addDays(today, after);
          const newShipBy = by === null ? null : addDays(at.shipBy > today ? at.shipBy : today, by);
          const { answerBy } = delayNotice(at, newShipBy, new Date(`${today}T12:00:00Z`));
          if (at.answerBy !== null) expect(answerBy).toBe(at.answerBy);
          if (at.answerBy === null && answerBy !== null) {
            expect(answerBy >= addDays(today, delayRule.answerDays)).toBe(true);
          }
          at = { ...at, shipBy: newShipBy ?? at.shipBy, delays: at.delays + 1, answerBy };
        }
      }),
    );
  });

  it('is canceled only by silence, only after the day, only before it ships', () => {
    const silent = { state: 'placed' as LineState, replacesLineId: null, delayAnswer: null, answerBy: '2024-05-20' };
    const after = new Date('2024-05-21T04:00:00Z');
    expect(silenceCancels(silent, new Date('2024-05-21T03:59:59Z'))).toBe(false);
    expect(silenceCancels(silent, after)).toBe(true);
    expect(silenceCancels({ ...silent, delayAnswer: 'wait' }, after)).toBe(false);
    expect(silenceCancels({ ...silent, answerBy: null }, after)).toBe(false);
    expect(silenceCancels({ ...silent, state: 'shipped' }, after)).toBe(false);
  });

  it('is never canceled by silence where it replaces a delivered piece', () => {
    const replacing = { ...line, replacesLineId: 'line_1', delays: 3 };
    const notice = delayNotice(replacing, null, now);
    expect(notice).toEqual({ withoutAnswer: 'wait', answerBy: null, mayCancel: false });
    expect(delayWords(null, notice)).not.toContain(orderWords.moneyBack);
    const silent = { ...replacing, answerBy: '2024-05-20' };
    expect(silenceCancels(silent, new Date('2024-06-01T12:00:00Z'))).toBe(false);
  });

  it('is told of with the choice', () => {
    expect(delayWords('2024-05-31', { withoutAnswer: 'wait', answerBy: null, mayCancel: true })).toBe(
      'The maker is running late. It will now ship by May 31, 2024. You can wait, or cancel this piece: we’ll refund what you paid for it by card. If we don’t hear from you, we’ll keep it on order for you.',
    );
    expect(delayWords(null, { withoutAnswer: 'cancel', answerBy: '2024-05-31', mayCancel: true })).toContain(
      'by May 31, 2024, we’ll cancel it and refund that amount.',
    );
    expect(orderWords.lateChoice).toBe(
      'If a maker runs late, you can wait, or cancel that piece: we’ll refund what you paid for it by card.',
    );
    expect(orderWords.shipBy('2024-05-31')).toBe('Ships by May 31, 2024');
  });
});
