import { anybody, type Condition, holds } from '../condition.ts';
import { steps } from '../questionnaire.ts';
import { type Answers, answerAt, withValue } from './answers.ts';
import { readAnswer } from './read-answer.ts';

/**
 * The answers that are still valid: only to questions these answers lead to, and only values those questions accept.
 * One pass is enough, because a question depends only on earlier ones. Everything else is dropped.
 */
export function prune(answers: unknown): Answers {
  let kept: Answers = {};
  const isAsked = ({ when }: { readonly when?: Condition }) => when === undefined || holds(when, kept, anybody);
  for (const step of steps) {
    const given = step.questions.filter(({ key }) => answerAt(answers, key) !== undefined);
    if (given.length === 0 || !isAsked(step)) continue;
    for (const question of given) {
      const value = isAsked(question)
        ? readAnswer(question, answerAt(answers, question.key), kept, anybody)
        : undefined;
      if (value !== undefined) kept = withValue(kept, question.key, value);
    }
  }
  return kept;
}
