import { holds, type QuizContext } from '../condition.ts';
import { steps } from '../questionnaire.ts';
import type { Question, Step } from '../steps/step.ts';
import type { Answers } from './answers.ts';

export const isShown = ({ when }: { readonly when?: Step['when'] }, answers: Answers, context: QuizContext) =>
  when === undefined || holds(when, answers, context);

/** The questions a step asks, given these answers. */
export const visibleQuestions = (step: Step, answers: Answers, context: QuizContext): readonly Question[] =>
  step.questions.filter((question) => isShown(question, answers, context));

/** The quiz's steps for these answers, in order. */
export function visibleSteps(answers: Answers, context: QuizContext): readonly Step[] {
  return steps.filter(
    (step) =>
      isShown(step, answers, context) &&
      (step.questions.length === 0 || step.questions.some((question) => isShown(question, answers, context))),
  );
}
