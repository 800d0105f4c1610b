import { useRef, useState } from 'react';
import {
  type Answers,
  answerAt,
  isAnswered,
  type Problem,
  type Step,
  shownProblems,
  validateStep,
  visibleQuestions,
  withValue,
} from '#core/survey/index.ts';
import type { Quiz } from './use-quiz.ts';

/** A quiz's slider stands somewhere before anyone touches it: going on means that. */
const usualAnswers = (step: Step, answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    step.questions.flatMap((question) =>
      question.answer === 'scale' && !isAnswered(answerAt(answers, question.key))
        ? [[question.key, question.usual]]
        : [],
    ),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is being entered at one step: what was typed, what is wrong with it, and when that is said. */
export function useStepEntries(step: Step, quiz: Quiz) {
  const { answers: kept, context } = quiz;
  // A half-typed zip is no answer yet, but it stands in its field and is what a complaint is about.
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const latest = useRef(typed);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [loaded] = useState(kept);

  const over = (answers: Answers, entries: Readonly<Record<string, unknown>>): Answers =>
    Object.entries(entries).reduce((all, [key, value]) => withValue(all, key, value ?? undefined), answers);

  const answers = over(kept, typed);
  const shown = shownProblems(validateStep(step, answers, context), { touched, loaded });

  function give(given: Readonly<Record<string, unknown>>): Answers {
    const now = quiz.give(given);
    // Only what was not taken is kept here: an answer that was may be replaced by a later one from another device.
    const entries = Object.fromEntries(
      Object.entries({ ...latest.current, ...given }).filter(([key, value]) => !isSame(answerAt(now, key), value)),
    );
    latest.current = entries;
    setTyped(entries);
    setTouched((before) => new Set([...before, ...Object.keys(given)]));
    return over(now, entries);
  }

  /** Everything this step asks, checked; a step left untouched answers what it shows. */
  function check(): { answers: Answers; problems: readonly Problem[] } {
    const usual = usualAnswers(step, quiz.read());
    const now = Object.keys(usual).length > 0 ? give(usual) : over(quiz.read(), latest.current);
    setTouched(new Set(visibleQuestions(step, now, context).map(({ key }) => key)));
    return { answers: now, problems: validateStep(step, now, context) };
  }

  return {
    answers,
    give,
    check,
    problems: shown,
    errorOf: (key: string) => shown.find((problem) => problem.key === key)?.message,
  };
}
