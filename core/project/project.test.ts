import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardsDueAt,
  clockWords,
  mayAskForRevision,
  projectClock,
  projectLifecycle,
  projectStateWords,
  projectTerms,
  revisionsLeft,
  specialistFor,
} from './index.ts';
import type { ProjectToGive, SpecialistLoad } from './specialist.ts';
import { anyWork, type Workload } from './workload.ts';

const since = new Date('2026-11-15T12:00:00Z');
const at = (hours: number) => new Date(since.getTime() + hours * 3_600_000);

describe('the life of a project', () => {
  test.each([
    ['in progress', 'submit', 'submitted, unpaid'],
    ['in progress', 'submit paid', 'waiting for boards'],
    ['submitted, unpaid', 'pay', 'waiting for boards'],
    ['waiting for boards', 'publish boards', 'boards ready'],
    ['boards ready', 'ask for a revision', 'revising'],
    ['revising', 'publish boards', 'boards ready'],
    ['revising', 'close request', 'boards ready'],
    ['boards ready', 'order', 'ordered'],
    ['revising', 'order', 'ordered'],
    ['ordered', 'order', 'ordered'],
    ['ordered', 'cancel order', 'boards ready'],
    ['boards ready', 'close', 'closed'],
  ] as const)('%s: %s leads to %s', (from, act, to) => {
    expect(projectLifecycle.next(from, act)).toEqual({ ok: true, to });
  });

  test.each([
    ['submitted, unpaid', 'publish boards'],
    ['waiting for boards', 'order'],
    ['waiting for boards', 'pay'],
    ['ordered', 'close'],
    ['ordered', 'ask for a revision'],
    ['ordered', 'publish boards'],
    ['closed', 'pay'],
  ] as const)('%s: %s is refused', (from, act) => {
    expect(projectLifecycle.next(from, act)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  test('only the refund of the fee is an end', () => {
    expect(projectLifecycle.states.filter(projectLifecycle.isFinal)).toEqual(['closed']);
  });

  test('every state has its words', () => {
    for (const state of projectLifecycle.states) expect(projectStateWords[state].sentence).toMatch(/\.$/);
  });
});

describe('the 72-hour clock', () => {
  test('runs from the moment a project waits', () => {
    expect(boardsDueAt(since)).toEqual(at(72));
    expect(projectClock(since, since)).toEqual({
      totalHours: 72,
      hoursGone: 0,
      hoursLeft: 72,
      late: false,
      paused: false,
    });
    expect(projectClock(since, at(0.5))).toMatchObject({ hoursGone: 0.5, hoursLeft: 72 });
    expect(projectClock(since, at(72))).toMatchObject({ hoursLeft: 0, late: false });
    expect(projectClock(since, at(72.01))).toMatchObject({ hoursLeft: 0, late: true });
  });

  test('does not run backwards where two clocks differ', () => {
    expect(projectClock(since, at(-1))).toMatchObject({ hoursGone: 0, hoursLeft: 72 });
  });

  test.each([
    [1, '71 hours left'],
    [71.2, '1 hour left'],
    [72, '0 hours left'],
    [72.5, '1 hour late'],
    [76, '4 hours late'],
  ])('after %d hours it says %s', (hours, words) => expect(clockWords(projectClock(since, at(hours)))).toBe(words));
});

describe('revisions', () => {
  test('are asked for at most twice, and only while boards are ready', () => {
    expect(mayAskForRevision({ state: 'boards ready', revisions: 0 })).toEqual({ ok: true });
    expect(mayAskForRevision({ state: 'boards ready', revisions: 1 })).toEqual({ ok: true });
    expect(mayAskForRevision({ state: 'boards ready', revisions: 2 })).toEqual({
      ok: false,
      reason: 'no-revisions-left',
    });
    expect(mayAskForRevision({ state: 'revising', revisions: 1 })).toEqual({ ok: false, reason: 'not-now' });
    expect(revisionsLeft({ revisions: 5 })).toBe(0);
    expect(projectTerms.revisions).toBe(2);
  });
});

const person = (id: string, waiting: number, workload: Partial<Workload> = {}): SpecialistLoad => ({
  ...{ id, waiting, workload: { ...anyWork, ...workload } },
});
const given = (more: Partial<ProjectToGive> = {}): ProjectToGive => ({
  ...{ ofSameFee: null, styles: [], today: '2026-11-17', ...more },
});

describe('the specialist', () => {
  test('of another room of the fee has this one too', () => {
    expect(specialistFor([person('idle', 0)], given({ ofSameFee: 'busy' }))).toBe('busy');
  });

  test('is no one where there is no one, or everyone is away or full', () => {
    expect(specialistFor([], given())).toBeNull();
    const off = { daysOff: [{ first: '2026-11-16', last: '2026-11-17' }] };
    expect(specialistFor([person('away', 0, off), person('full', 3, { most: 3 })], given())).toBeNull();
    expect(specialistFor([person('away', 0, off)], given({ today: '2026-11-18' }))).toBe('away');
  });

  test('is the least full by their own limit', () => {
    expect(specialistFor([person('small', 2, { most: 3 }), person('large', 4, { most: 12 })], given())).toBe('large');
  });

  test('does the style rather than another, unless they have much more to do', () => {
    const moody = (waiting: number) => person('moody', waiting, { styles: ['moody'] });
    expect(specialistFor([person('any', 0), moody(2)], given({ styles: ['moody'] }))).toBe('moody');
    expect(specialistFor([person('any', 0), moody(3)], given({ styles: ['moody'] }))).toBe('any');
    expect(specialistFor([person('any', 2), moody(0)], given({ styles: ['draper'] }))).toBe('any');
    expect(specialistFor([moody(5)], given({ styles: ['draper'] }))).toBe('moody');
  });

  const loads = fc.uniqueArray(fc.record({ id: fc.string(), waiting: fc.nat(50), workload: fc.constant(anyWork) }), {
    selector: ({ id }) => id,
    minLength: 1,
  });

  test('has the least waiting, whatever the order they are named in', () => {
    fc.assert(
      fc.property(loads, (specialists) => {
        const chosen = specialistFor(specialists, given());
        const least = Math.min(...specialists.map(({ waiting }) => waiting));
        expect(specialists.find(({ id }) => id === chosen)?.waiting).toBe(least);
        expect(specialistFor(specialists.toReversed(), given())).toBe(chosen);
      }),
    );
  });
});
