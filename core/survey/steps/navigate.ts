import { type Answers, answerAt, isAnswered } from '../answers/answers.ts';
import { validateStep } from '../answers/validate.ts';
import { visibleSteps } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import { steps } from '../questionnaire.ts';
import type { Step } from './step.ts';

const places = new Map(steps.map(({ slug }, place) => [slug, place]));
const placeOf = (slug: string) => places.get(slug) ?? -1;

/** The step after this one; null after the last. A step that is no longer asked still has its place. */
export function nextStep(slug: string, answers: Answers, context: QuizContext): Step | null {
  const place = placeOf(slug);
  return visibleSteps(answers, context).find((step) => placeOf(step.slug) > place) ?? null;
}

/** The step before this one; null before the first. */
export function previousStep(slug: string, answers: Answers, context: QuizContext): Step | null {
  const place = placeOf(slug);
  return visibleSteps(answers, context).findLast((step) => placeOf(step.slug) < place) ?? null;
}

const hasAnswer = (step: Step, answers: Answers, own?: 'own') =>
  step.questions.some(({ key, shared }) => isAnswered(answerAt(answers, key)) && !(own && shared));

/**
 * Where to take the quiz up again: after the last answer, or where an earlier one is missing. Answers that came along
 * from another room or the profile do not count as being there, but what they answer is not asked again.
 */
export function resumeStep(answers: Answers, context: QuizContext): Step {
  const shown = visibleSteps(answers, context);
  let next = shown.findLastIndex((step) => hasAnswer(step, answers, 'own')) + 1;
  const open = shown.findIndex((step) => validateStep(step, answers, context).length > 0);
  for (let step = shown[next]; step && hasAnswer(step, answers); step = shown[next]) next += 1;
  const step = shown[open === -1 ? next : Math.min(open, next)] ?? shown.at(-1);
  if (!step) throw new Error('the quiz has no steps');
  return step;
}

/** The step at an address, or where to go instead when these answers do not ask it. */
export function stepAt(slug: string | null, answers: Answers, context: QuizContext): Step {
  const asked = visibleSteps(answers, context).find((step) => step.slug === slug);
  return asked ?? resumeStep(answers, context);
}

const accountChapter = 13;

/** Where the quiz starts for whoever came to sign up first; null once they have. */
export const accountStep = (answers: Answers, context: QuizContext): Step | null =>
  visibleSteps(answers, context).find(({ chapter }) => chapter === accountChapter) ?? null;
