import { type Answers, answerAt, isAnswered } from '../answers/answers.ts';
import { suggestionsOf } from '../answers/suggest.ts';
import { validateStep } from '../answers/validate.ts';
import { visibleQuestions } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import { placeOf, screenAt, visibleScreens } from './screens.ts';
import type { Screen } from './step.ts';

/** The screen after this one; null after the last. Also works from a step that's no longer asked. */
export function nextStep(slug: string, answers: Answers, context: QuizContext): Screen | null {
  const place = placeOf(slug);
  return visibleScreens(answers, context).find((screen) => placeOf(screen.slug) > place) ?? null;
}

/** The screen before this one; null before the first. */
export function previousStep(slug: string, answers: Answers, context: QuizContext): Screen | null {
  const place = placeOf(slug);
  return visibleScreens(answers, context).findLast((screen) => placeOf(screen.slug) < place) ?? null;
}

/** What the screen doesn't ask doesn't count: a visit's zip code is no answer of the delivery screen. */
const hasAnswer = (screen: Screen, answers: Answers, context: QuizContext, own?: 'own') =>
  visibleQuestions(screen, answers, context).some(
    ({ key, shared }) => isAnswered(answerAt(answers, key)) && !(own && shared),
  );

/** A suggestion only counts once Continue accepts it, so a screen left before that is shown again. */
const isHalfDone = (screen: Screen, answers: Answers, context: QuizContext) =>
  hasAnswer(screen, answers, context, 'own') &&
  suggestionsOf(screen, answers, context).some(({ from }) => from !== null);

/**
 * Where to resume the quiz: after the last answer, or at an earlier missing one. Answers carried over from another room
 * or the profile don't count as progress, but aren't asked again.
 */
export function resumeStep(answers: Answers, context: QuizContext): Screen {
  const shown = visibleScreens(answers, context);
  let next = shown.findLastIndex((screen) => hasAnswer(screen, answers, context, 'own')) + 1;
  const open = shown.findIndex(
    (screen) => validateStep(screen, answers, context).length > 0 || isHalfDone(screen, answers, context),
  );
  for (let screen = shown[next]; screen && hasAnswer(screen, answers, context); screen = shown[next]) next += 1;
  const screen = shown[open === -1 ? next : Math.min(open, next)] ?? shown.at(-1);
  if (!screen) throw new Error('the quiz has no steps');
  return screen;
}

const accountChapter = 13;

/** The screen for a URL, which names any of its steps, or where to go instead if these answers don't ask it. */
export function stepAt(slug: string | null, answers: Answers, context: QuizContext): Screen {
  const place = slug === null ? -1 : placeOf(slug);
  const shown = visibleScreens(answers, context);
  const asked = shown.find((screen) => placeOf(screen.slug) === place);
  if (asked) return asked;
  const resumed = resumeStep(answers, context);
  // With an account made, the quiz goes on: what was left empty on purpose isn't asked again.
  const isAccount = slug !== null && screenAt(slug)?.chapter === accountChapter;
  const isOpen = (screen: Screen) => validateStep(screen, answers, context).length > 0;
  return isAccount && !shown.some((screen) => placeOf(screen.slug) <= place && isOpen(screen))
    ? (nextStep(slug, answers, context) ?? resumed)
    : resumed;
}

/**
 * Where the quiz starts for a visitor who has yet to sign up. Null while an earlier chapter needs an answer, and once
 * they have an account.
 */
export function accountStep(answers: Answers, context: QuizContext): Screen | null {
  const shown = visibleScreens(answers, context);
  const place = shown.findIndex(({ chapter }) => chapter === accountChapter);
  const isOpen = (screen: Screen) => validateStep(screen, answers, context).length > 0;
  return place === -1 || shown.slice(0, place).some(isOpen) ? null : (shown[place] ?? null);
}
