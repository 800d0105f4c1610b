import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  checkSubmission,
  nextStep,
  previousStep,
  progressAt,
  prune,
  type QuizContext,
  resumeStep,
  steps,
  summaryOf,
  validateAnswers,
  validateStep,
  visibleSteps,
} from './index.ts';
import { answerStep, chooser } from './random-answers.fixture.ts';

const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 160 });
const anyContext: fc.Arbitrary<QuizContext> = fc.record(
  {
    signedIn: fc.boolean(),
    feeCovers: fc.boolean(),
    registration: fc.constantFrom('full', 'basic', 'password'),
    addedRoom: fc.boolean(),
  },
  { requiredKeys: ['signedIn', 'feeCovers'] },
);

/** Takes the quiz from its first step to its last, as a person does, and says what they went through. */
function takeQuiz(random: readonly number[], context: QuizContext): { answers: Answers; path: string[] } {
  const choose = chooser(random);
  let answers: Answers = {};
  const path: string[] = [];
  for (let step = visibleSteps(answers, context)[0] ?? null; step; step = nextStep(step.slug, answers, context)) {
    path.push(step.slug);
    answers = answerStep(step, answers, context, choose);
    expect(validateStep(step, answers, context)).toEqual([]);
    expect(path.length).toBeLessThanOrEqual(steps.length);
  }
  return { answers, path };
}

describe('every path through the quiz', () => {
  it('ends, and its answers are valid', () => {
    fc.assert(
      fc.property(numbers, anyContext, (random, context) => {
        const { answers, path } = takeQuiz(random, context);
        expect(validateAnswers(answers, context)).toEqual([]);
        expect(checkSubmission(answers, context)).toEqual(
          context.signedIn ? { ok: true } : { ok: false, reason: 'no-account' },
        );
        expect(path.at(-1)).toBe(context.feeCovers ? 'summary' : 'payment');
        expect(prune(answers)).toEqual(answers);
      }),
    );
  });

  it('shows all its steps, and leads back the way it came', () => {
    fc.assert(
      fc.property(numbers, anyContext, (random, context) => {
        const { answers, path } = takeQuiz(random, context);
        expect(visibleSteps(answers, context).map(({ slug }) => slug)).toEqual(path);
        const back = [path.at(-1) ?? ''];
        for (let step = previousStep(back[0] ?? '', answers, context); step; ) {
          back.unshift(step.slug);
          step = previousStep(step.slug, answers, context);
        }
        expect(back).toEqual(path);
      }),
    );
  });

  it('makes progress that never falls back', () => {
    fc.assert(
      fc.property(numbers, anyContext, (random, context) => {
        const choose = chooser(random);
        let answers: Answers = {};
        let before = { done: -1, segments: 0 };
        for (let step = visibleSteps(answers, context)[0] ?? null; step; step = nextStep(step.slug, answers, context)) {
          const progress = progressAt(step, answers, context);
          expect(progress.done).toBeGreaterThanOrEqual(before.done);
          expect(progress.done).toBeLessThan(14);
          expect(progress.segments).toBeGreaterThanOrEqual(before.segments);
          before = progress;
          answers = answerStep(step, answers, context, choose);
        }
      }),
    );
  });

  it('can be left anywhere and taken up again at or before the place it was left', () => {
    fc.assert(
      fc.property(numbers, anyContext, fc.nat(), (random, context, stop) => {
        const choose = chooser(random);
        let answers: Answers = {};
        let step = visibleSteps(answers, context)[0] ?? null;
        for (let count = 0; step && count < stop % 40; count += 1) {
          answers = answerStep(step, answers, context, choose);
          const next = nextStep(step.slug, answers, context);
          if (!next) break;
          step = next;
        }
        const order = steps.map(({ slug }) => slug);
        const resumed = resumeStep(answers, context);
        expect(order.indexOf(resumed.slug)).toBeLessThanOrEqual(order.indexOf(step?.slug ?? ''));
      }),
    );
  });

  it('reads back in words', () => {
    fc.assert(
      fc.property(numbers, anyContext, (random, context) => {
        const { answers } = takeQuiz(random, context);
        for (const line of summaryOf(answers, context)) {
          if (line.required) expect(line.answer).toBeTruthy();
          expect(line.answer ?? '').not.toMatch(/undefined|\[object|NaN/);
        }
      }),
    );
  });
});
