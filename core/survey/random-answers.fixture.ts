import { stateOfZip } from '../places/index.ts';
import type { Answers } from './answers/answers.ts';
import { answerAt, withValue } from './answers/answers.ts';
import { prune } from './answers/prune.ts';
import { isRequired } from './answers/validate.ts';
import { visibleQuestions } from './answers/visible.ts';
import type { QuizContext } from './condition.ts';
import { optionsOf } from './options.ts';
import type { Question, Step } from './steps/step.ts';

/** Makes choices from the numbers a property test was given; the same numbers give the same choices. */
export function chooser(numbers: readonly number[]) {
  let at = 0;
  const next = (below: number) => {
    const number = numbers[at % Math.max(numbers.length, 1)] ?? 0;
    at += 1;
    return (number + at) % below;
  };
  return { next, from: <T>(list: readonly T[]): T | undefined => list[next(list.length)] };
}
export type Chooser = ReturnType<typeof chooser>;

const zips = ['10001', '11201', '07030', '06830', '90210', '60601', '02108', '33101', '00901', '99501'];
const zipsIn = (state: unknown) => zips.filter((zip) => stateOfZip(zip) === state);

/** A valid answer, as a person might give it; undefined when they skip it. */
export function someAnswer(question: Question, answers: Answers, context: QuizContext, choose: Chooser): unknown {
  if (!isRequired(question, answers, context) && choose.next(4) === 0) return undefined;
  const options = optionsOf(question, answers, context).filter(({ disabled }) => disabled === undefined);
  switch (question.answer) {
    case 'one': {
      if (question.key !== 'state') return choose.from(options)?.value;
      const known = stateOfZip(String(answerAt(answers, 'zip') ?? ''));
      return known === 'none' ? choose.from(['NY', 'NJ', 'CT']) : known;
    }
    case 'budget':
      return choose.from(options)?.value;
    case 'several': {
      const chosen = options.filter(() => choose.next(2) === 0);
      const some = chosen.length > 0 ? chosen : options.slice(0, 1);
      const exclusive = some.find((option) => option.exclusive);
      return (exclusive ? [exclusive] : some).map(({ value }) => value);
    }
    case 'number':
    case 'scale':
      return question.minimum + choose.next(question.maximum - question.minimum + 1);
    case 'measurement':
      return `${1 + choose.next(30)} ft ${choose.next(12)} in`;
    case 'images':
      return Array.from({ length: 1 + choose.next(question.maximum) }, (_, at) => ({
        id: `p${at}`,
        url: `/image/w_1/p${at}`,
      }));
    case 'zip':
      // In the visit's form the state comes before the zip, elsewhere the zip tells the state.
      return choose.from(answerAt(answers, 'state') === undefined ? zips : zipsIn(answerAt(answers, 'state')));
    case 'text':
      return choose.from(['A loft', 'Sunny, with two cats', '  ½ "quoted" ’ 🛋️ ']);
  }
}

/** Answers every question of a step, in order. */
export function answerStep(step: Step, answers: Answers, context: QuizContext, choose: Chooser): Answers {
  let answered = answers;
  for (const { key } of step.questions) {
    const question = visibleQuestions(step, answered, context).find((one) => one.key === key);
    if (!question) continue;
    const value = someAnswer(question, answered, context, choose);
    if (value !== undefined) answered = prune(withValue(answered, key, value));
  }
  return answered;
}
