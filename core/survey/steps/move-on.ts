import { type Answers, answerAt, isAnswered } from '../answers/answers.ts';
import { withSuggestions } from '../answers/suggest.ts';
import { validateStep } from '../answers/validate.ts';
import { visibleQuestions } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import type { Screen } from './step.ts';

/**
 * Whether choosing an option finishes its screen: nothing else is asked there, or it was the last question and
 * everything above it has an answer.
 */
export function movesOn(screen: Screen, key: string, answers: Answers, context: QuizContext): boolean {
  const part = screen.parts.find(({ questions }) => questions.some((question) => question.key === key));
  if (!part?.autoAdvance) return false;
  const filled = withSuggestions(screen, answers, context);
  const asked = visibleQuestions(screen, filled, context);
  const isLast = asked.at(-1)?.key === key;
  const allAnswered = asked.every((question) => isAnswered(answerAt(filled, question.key)));
  return isLast && allAnswered && validateStep(screen, filled, context).length === 0;
}
