import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  checkSubmission,
  nextStep,
  type Progress,
  previousStep,
  progressAt,
  prune,
  type QuizContext,
  resumeStep,
  steps,
  summaryOf,
  totalSurveySteps,
  validateAnswers,
  validateStep,
  visibleScreens,
} from '../index.ts';
import { answerStep, chooser } from '../random-answers.fixture.ts';

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

interface Walk {
  readonly answers: Answers;
  readonly path: readonly string[];
  readonly progress: readonly Progress[];
}

/** Takes the quiz as a person would, to the end or until they lose patience. */
function takeQuiz(random: readonly number[], context: QuizContext, patience = Number.POSITIVE_INFINITY): Walk {
  const choose = chooser(random);
  let answers: Answers = {};
  const path: string[] = [];
  const progress: Progress[] = [];
  let step = visibleScreens(answers, context)[0] ?? null;
  while (step && path.length < patience) {
    path.push(step.slug);
    progress.push(progressAt(step, answers, context));
    answers = answerStep(step, answers, context, choose);
    expect(validateStep(step, answers, context)).toEqual([]);
    expect(path.length).toBeLessThanOrEqual(steps.length);
    step = nextStep(step.slug, answers, context);
  }
  return { answers, path, progress };
}

describe('every path through the quiz', () => {
  it('ends, with valid answers, honest progress and a way back', { timeout: 0 }, () => {
    const walks = fc.property(numbers, anyContext, (random, context) => {
      const { answers, path, progress } = takeQuiz(random, context);
      expect(path.at(-1)).toBe(context.feeCovers ? 'summary' : 'payment');
      expect(validateAnswers(answers, context)).toEqual([]);
      expect(checkSubmission(answers, context)).toEqual(
        context.signedIn ? { ok: true } : { ok: false, reason: 'no-account' },
      );
      expect(prune(answers)).toEqual(answers);

      expect(visibleScreens(answers, context).map(({ slug }) => slug)).toEqual(path);
      const back = path.slice(-1);
      for (let step = previousStep(back[0] ?? '', answers, context); step; ) {
        back.unshift(step.slug);
        step = previousStep(step.slug, answers, context);
      }
      expect(back).toEqual(path);

      const exactly = progress.map((one) => one.doneExactly);
      expect(exactly.every((share, at) => at === 0 || share > (exactly[at - 1] ?? 0))).toBe(true);
      expect(exactly.every((share) => share < totalSurveySteps)).toBe(true);
      const done = progress.map((one) => one.done);
      expect(done).toEqual(done.toSorted((one, other) => one - other));
      expect(done.every((count) => count < totalSurveySteps)).toBe(true);
      expect(done[0]).toBe(0);

      for (const line of summaryOf(answers, context)) {
        if (line.required) expect(line.answer).toBeTruthy();
        expect(line.answer ?? '').not.toMatch(/undefined|\[object|NaN/);
      }
    });
    fc.assert(walks, { numRuns: 60 });
  });

  it('can be left anywhere and is taken up again at the place it was left, or before', { timeout: 0 }, () => {
    // A screen comes where its last step would.
    const order = [...new Set(steps.map(({ slug, screen }) => screen ?? slug).toReversed())].toReversed();
    const walks = fc.property(numbers, anyContext, fc.nat({ max: 40 }), (random, context, patience) => {
      const { answers, path } = takeQuiz(random, context, patience);
      const left = path.length === 0 ? order[0] : nextStep(path.at(-1) ?? '', answers, context)?.slug;
      const resumed = resumeStep(answers, context).slug;
      expect(order.indexOf(resumed)).toBeLessThanOrEqual(order.indexOf(left ?? path.at(-1) ?? ''));
      expect(order.indexOf(resumed)).toBeGreaterThanOrEqual(0);
    });
    fc.assert(walks, { numRuns: 60 });
  });
});
