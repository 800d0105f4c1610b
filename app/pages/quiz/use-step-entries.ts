import { useRef, useState } from 'react';
import {
  type Answers,
  answerAt,
  isHalfTyped,
  type Problem,
  type QuizContext,
  type Step,
  shownProblems,
  suggestionsOf,
  validateStep,
  visibleQuestions,
  withItsSuggestions,
  withSuggestions,
  withValue,
} from '#core/survey/index.ts';
import type { Quiz } from './use-quiz.ts';

/** A slider has a value before anyone touches it, and a chair that of the sofa; Continue accepts it. */
const suggested = (step: Step, answers: Answers, context: QuizContext): Record<string, unknown> =>
  Object.fromEntries(suggestionsOf(step, answers, context).map(({ key, value }) => [key, value]));

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
  // As Continue would take it: a suggestion that is shown counts, even where its answer was just taken back.
  const shown = shownProblems(validateStep(step, withSuggestions(step, answers, context), context), {
    touched,
    loaded,
  });

  function give(given: Readonly<Record<string, unknown>>): Answers {
    const now = quiz.give(withItsSuggestions(step, given, quiz.read(), context));
    // Keep only what wasn't accepted: an accepted answer may be replaced by a newer one from another device.
    const entries = Object.fromEntries(
      Object.entries({ ...latest.current, ...given }).filter(([key, value]) => !isSame(answerAt(now, key), value)),
    );
    latest.current = entries;
    setTyped(entries);
    const done = Object.keys(given).filter((key) => !isHalfTyped(given[key]));
    setTouched((before) => new Set([...before, ...done]));
    return over(now, entries);
  }

  /** Stores what the step suggests. */
  function accept(): Answers {
    const filled = suggested(step, quiz.read(), context);
    return Object.keys(filled).length > 0 ? give(filled) : over(quiz.read(), latest.current);
  }

  /** Validates everything on this step. An untouched step answers with what it shows. */
  function check(): { answers: Answers; problems: readonly Problem[] } {
    const now = accept();
    setTouched(new Set(visibleQuestions(step, now, context).map(({ key }) => key)));
    return { answers: now, problems: validateStep(step, now, context) };
  }

  return {
    answers,
    give,
    accept,
    check,
    problems: shown,
    errorOf: (key: string) => shown.find((problem) => problem.key === key)?.message,
  };
}
