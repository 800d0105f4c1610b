import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anybody } from '../condition.ts';
import {
  type AnswerSheet,
  answer,
  answersOf,
  emptySheet,
  mergeSheets,
  readSheet,
  sheetOf,
  takenOver,
} from '../index.ts';
import { questions } from '../questionnaire.ts';
import { type Chooser, chooser, someAnswer } from '../random-answers.fixture.ts';
import { answerAt, withValue } from './answers.ts';
import { prune } from './prune.ts';
import { visibleQuestions, visibleSteps } from './visible.ts';

const write = (sheet: AnswerSheet, given: Record<string, unknown>, at: number) => answer(sheet, given, at).sheet;
const living = { type_of_furniture: 'living-room', pieces: ['sofa'], 'sofa.type': 'standard' };

describe('the answer sheet', () => {
  it('takes answers in any order, and says which it does not take', () => {
    const backwards = Object.fromEntries(Object.entries(living).reverse());
    const { sheet, refused } = answer(
      emptySheet,
      { ...backwards, nonsense: 1, 'bed.type': 'headboard', boldness: 99 },
      1,
    );
    expect(answersOf(sheet)).toEqual({
      type_of_furniture: 'living-room',
      pieces: ['sofa'],
      sofa: { type: 'standard' },
    });
    expect([...refused].sort()).toEqual(['bed.type', 'boldness', 'nonsense']);
  });

  it('keeps an answer when a later one is not taken, and forgets one that is taken back', () => {
    const sheet = write(emptySheet, living, 1);
    expect(answersOf(write(sheet, { 'sofa.type': 'throne' }, 2))).toEqual(answersOf(sheet));
    expect(answersOf(write(sheet, { 'sofa.type': null }, 2))).toEqual({
      type_of_furniture: 'living-room',
      pieces: ['sofa'],
    });
    expect(answersOf(write(sheet, { pieces: [] }, 2))).toEqual({ type_of_furniture: 'living-room' });
  });

  it('starts empty where a question is asked again', () => {
    const there = write(emptySheet, living, 1);
    const away = write(there, { type_of_furniture: 'bedroom' }, 2);
    const back = write(away, { type_of_furniture: 'living-room', pieces: ['sofa'] }, 3);
    expect(answersOf(back)).toEqual({ type_of_furniture: 'living-room', pieces: ['sofa'] });
  });

  it('does not bring back what another device has taken away', () => {
    const shared = write(emptySheet, living, 1);
    const changed = write(shared, { type_of_furniture: 'bedroom' }, 5);
    expect(answersOf(mergeSheets(changed, shared))).toEqual({ type_of_furniture: 'bedroom' });
    const changedBack = write(mergeSheets(changed, shared), { type_of_furniture: 'living-room', pieces: ['sofa'] }, 6);
    expect(answersOf(mergeSheets(changedBack, shared))).toEqual({ type_of_furniture: 'living-room', pieces: ['sofa'] });
  });

  it('lets the later answer win, question by question, and says what changed', () => {
    const shared = write(emptySheet, living, 1);
    const phone = write(shared, { 'sofa.type': 'sleeper' }, 2);
    const laptop = write(write(shared, { 'sofa.type': 'modular' }, 3), { need_help: true }, 4);
    const merged = mergeSheets(phone, laptop);
    expect(answersOf(merged)).toMatchObject({ sofa: { type: 'modular' }, need_help: true });
    expect(takenOver(phone, merged)).toEqual(['sofa.type']);
    expect(takenOver(laptop, merged)).toEqual([]);
  });

  it('trusts no clock that runs ahead, and none that was set back', () => {
    const ahead = readSheet(
      { need_help: { value: true, at: 9_999_999 }, zip: { value: '10001', at: Number.NaN } },
      100,
    );
    expect(ahead).toEqual({ need_help: { value: true, at: 100 } });
    const later = write(ahead, { need_help: false }, 50);
    expect(later.need_help).toEqual({ value: false, at: 101 });
  });

  it('reads only what a question might take', () => {
    expect(
      readSheet(
        {
          type_of_furniture: { value: 'office', at: 1 },
          'rug.type': { value: ['2', 'solid', 9], at: 2 },
          'sofa.type': { value: null, at: 3 },
          your_timeline: { value: '1', at: 4 },
          boldness: { value: 'very', at: 5 },
          need_help: 'yes',
          nonsense: { value: 1, at: 6 },
        },
        10,
      ),
    ).toEqual({
      type_of_furniture: { value: 'office', at: 1 },
      'rug.type': { value: [2, 5], at: 2 },
      'sofa.type': { value: null, at: 3 },
      your_timeline: { value: 1, at: 4 },
    });
    for (const junk of [null, undefined, 3, 'x', [], () => 0]) expect(readSheet(junk, 1)).toEqual({});
  });
});

/** Answers one visible question at random, or clears its answer. */
function act(sheet: AnswerSheet, choose: Chooser, at: number): { sheet: AnswerSheet; key: string } {
  const answers = answersOf(sheet);
  const asked = visibleSteps(answers, anybody).flatMap((step) => visibleQuestions(step, answers, anybody));
  // The first questions decide what else is asked, so it's worth changing them often.
  const question = choose.from(choose.next(2) === 0 ? asked.slice(0, 8) : asked) ?? questions[0];
  if (!question) throw new Error('nothing is asked');
  const value = choose.next(6) === 0 ? null : (someAnswer(question, answers, anybody, choose) ?? null);
  return { sheet: write(sheet, { [question.key]: value }, at), key: question.key };
}

const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 });
const keysAsked = (sheet: AnswerSheet) => {
  const answers = answersOf(sheet);
  return new Set(
    visibleSteps(answers, anybody).flatMap((step) => visibleQuestions(step, answers, anybody).map(({ key }) => key)),
  );
};

/** A device's answers: a series of acts at times no other device uses. */
function session(random: readonly number[], device: number, start: AnswerSheet = emptySheet): AnswerSheet {
  const choose = chooser(random);
  let sheet = start;
  for (let count = 0; count < 12; count += 1) sheet = act(sheet, choose, 1000 + choose.next(900) * 10 + device).sheet;
  return sheet;
}

describe('whatever is answered', () => {
  it('hiding a question and asking it again never shows the old answer', { timeout: 0 }, () => {
    const changes = fc.property(numbers, (random) => {
      const choose = chooser(random);
      let sheet = emptySheet;
      for (let at = 1; at <= 25; at += 1) {
        const before = keysAsked(sheet);
        const next = act(sheet, choose, at);
        const answers = answersOf(next.sheet);
        for (const key of keysAsked(next.sheet))
          if (!before.has(key) && key !== next.key)
            expect(answerAt(answers, key), `${key} is asked again`).toBeUndefined();
        sheet = next.sheet;
      }
    });
    fc.assert(changes, { numRuns: 60 });
  });

  it('merging does not depend on the order, nor on doing it twice', { timeout: 0 }, () => {
    const merges = fc.property(numbers, numbers, numbers, (one, two, three) => {
      const shared = session(one, 0);
      const [a, b, c] = [session(one, 1, shared), session(two, 2, shared), session(three, 3)];
      const merged = mergeSheets(mergeSheets(a, b), c);
      expect(mergeSheets(a, mergeSheets(b, c))).toEqual(merged);
      expect(mergeSheets(mergeSheets(c, b), a)).toEqual(merged);
      expect(mergeSheets(merged, a)).toEqual(merged);
      expect(mergeSheets(merged, merged)).toEqual(merged);
      const answers = answersOf(merged);
      expect(prune(answers)).toEqual(answers);
    });
    fc.assert(merges, { numRuns: 40 });
  });

  it('no order of losing and finding the connection loses an answer', { timeout: 0 }, () => {
    const plugs = fc.property(
      numbers,
      fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
      (random, connected) => {
        const choose = chooser(random);
        let server = emptySheet;
        const devices = [emptySheet, emptySheet];
        const latest = new Map<string, number>();
        for (let at = 1; at <= 24; at += 1) {
          const which = choose.next(2);
          const { sheet, key } = act(devices[which] ?? emptySheet, choose, at * 10 + which);
          latest.set(key, sheet[key]?.at ?? 0);
          devices[which] = sheet;
          if (connected[at - 1]) {
            server = mergeSheets(server, sheet);
            devices[which] = server;
          }
        }
        for (const sheet of devices) server = mergeSheets(server, sheet);
        for (const [key, at] of latest) if (at > 0) expect(server[key]?.at).toBeGreaterThanOrEqual(at);
      },
    );
    fc.assert(plugs, { numRuns: 60 });
  });

  it('answers make a sheet, and a sheet the answers', { timeout: 0 }, () => {
    fc.assert(
      fc.property(numbers, (random) => {
        const answers = answersOf(session(random, 0));
        expect(answersOf(sheetOf(answers, 5))).toEqual(answers);
        expect(readSheet(JSON.parse(JSON.stringify(sheetOf(answers, 5))), 10)).toEqual(sheetOf(answers, 5));
      }),
      { numRuns: 40 },
    );
  });

  it('setting a value and taking it out leaves the answers as they were', () => {
    for (const { key } of questions) expect(withValue(withValue({}, key, 'x'), key, undefined)).toEqual({});
  });
});
