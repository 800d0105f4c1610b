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

/** A slider has a value before anyone touches it; Continue accepts that value. */
const usualAnswers = (step: Step, answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    step.questions.flatMap((question) =>
      question.answer === 'scale' && !isAnswered(answerAt(answers, question.key))
        ? [[question.key, question.usual]]
        : [],
    ),
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is being entered at one step: the input, its errors, and when to show them. */
export function useStepEntries(step: Step, quiz: Quiz) {
  const { answers: kept, context } = quiz;
  // A half-typed zip isn't an answer yet, but it stays in its field, and errors refer to it.
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
    // Keep only what wasn't accepted: an accepted answer may be replaced by a newer one from another device.
    const entries = Object.fromEntries(
      Object.entries({ ...latest.current, ...given }).filter(([key, value]) => !isSame(answerAt(now, key), value)),
    );
    latest.current = entries;
    setTyped(entries);
    setTouched((before) => new Set([...before, ...Object.keys(given)]));
    return over(now, entries);
  }

  /** Validates everything on this step. An untouched step answers with what it shows. */
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
