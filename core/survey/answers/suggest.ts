import { pieceKinds, pieceNames } from '../../catalog/index.ts';
import type { QuizContext } from '../condition.ts';
import type { Question, Step } from '../steps/step.ts';
import { type Answers, answerAt, isAnswered, withValue } from './answers.ts';
import { readAnswer } from './read-answer.ts';
import { visibleQuestions } from './visible.ts';

/** An answer that's filled in until the customer gives another. Continue accepts it. */
export interface Suggestion {
  readonly key: string;
  readonly value: unknown;
  /** The question it's taken over from; null for a usual answer, such as the slider's. */
  readonly from: string | null;
}

function suggestionFor(question: Question, answers: Answers, context: QuizContext): Suggestion | null {
  const { key, like = [] } = question;
  if (isAnswered(answerAt(answers, key))) return null;
  if (question.answer === 'scale') return { key, value: question.usual, from: null };
  if (question.answer === 'several' && question.usual) {
    const value = readAnswer(question, question.usual, answers, context);
    return value === undefined ? null : { key, value, from: null };
  }
  for (const from of like) {
    const value = readAnswer(question, answerAt(answers, from), answers, context);
    if (value !== undefined) return { key, value, from };
  }
  return null;
}

/** The open questions of a step that an earlier answer fills in, in order. */
export function suggestionsOf(step: Step, answers: Answers, context: QuizContext): readonly Suggestion[] {
  const suggestions: Suggestion[] = [];
  let filled = answers;
  for (const { key } of step.questions) {
    // What was filled in above may ask the next question: a colorful rug has a color.
    const question = visibleQuestions(step, filled, context).find((one) => one.key === key);
    const suggestion = question ? suggestionFor(question, filled, context) : null;
    if (!suggestion) continue;
    suggestions.push(suggestion);
    filled = withValue(filled, key, suggestion.value);
  }
  return suggestions;
}

export const withSuggestions = (step: Step, answers: Answers, context: QuizContext): Answers =>
  suggestionsOf(step, answers, context).reduce((filled, { key, value }) => withValue(filled, key, value), answers);

const pieceOf = (key: string) => key.split('.')[0];

/**
 * What's stored with an answer: a rug's color makes sense only with how colorful it is, so the suggestion it was chosen
 * under is accepted too.
 */
export function withItsSuggestions(
  step: Step,
  given: Readonly<Record<string, unknown>>,
  answers: Answers,
  context: QuizContext,
): Readonly<Record<string, unknown>> {
  const order = step.questions.map(({ key }) => key);
  const accepted = suggestionsOf(step, answers, context).filter(({ key, from }) =>
    Object.keys(given).some(
      (one) => from !== null && pieceOf(one) === pieceOf(key) && order.indexOf(key) < order.indexOf(one),
    ),
  );
  return { ...Object.fromEntries(accepted.map(({ key, value }) => [key, value])), ...given };
}

/** 'The same as for the sofa'; null where the answer isn't that of a like piece. */
export function sameAs(question: Question, answers: Answers): string | null {
  const own = answerAt(answers, question.key);
  const key = question.like?.find((from) => isAnswered(answerAt(answers, from)));
  const piece = pieceKinds.find((kind) => kind === key?.split('.')[0]);
  if (key === undefined || !piece || own !== answerAt(answers, key)) return null;
  return `The same as for the ${pieceNames[piece][piece === 'dining_chair' ? 'many' : 'one'].toLowerCase()}`;
}
