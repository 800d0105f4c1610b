import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Answers,
  nextStep,
  previousStep,
  type QuizContext,
  type Step,
  validateAnswers,
} from '#core/survey/index.ts';
import { stepAddress } from './step-address.ts';

interface WayState {
  /** The previous step. If set, Back uses the browser's history. */
  from?: string;
  /** Came from the summary to change an answer, and returns there afterwards. */
  edit?: boolean;
}

const summary = 'summary';

/** Navigation between steps. */
export function useQuizWays(step: Step, context: QuizContext) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as WayState | null;

  const left = useRef('');

  // The router keeps the scroll position when only the query changes, but the next question starts at the top. Before it
  // is drawn, so no press can land on what is about to move.
  useLayoutEffect(() => {
    if (step.slug) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step.slug]);

  const go = useCallback(
    (slug: string, how: { replace?: boolean; state?: WayState } = {}) => void navigate(stepAddress(slug), how),
    [navigate],
  );

  const onward = useCallback(
    (answers: Answers) => {
      // Enter on an option both picks it and submits the form: that must add one history entry, not two.
      if (left.current === location.key) return;
      const open = state?.edit ? (validateAnswers(answers, context)[0]?.slug ?? summary) : null;
      const next = open ?? nextStep(step.slug, answers, context)?.slug;
      if (!next) return;
      left.current = location.key;
      go(next, { state: { from: step.slug, ...(open && open !== summary ? { edit: true } : {}) } });
    },
    [state, step.slug, context, go, location.key],
  );

  const back = useCallback(
    (answers: Answers) => {
      const before = state?.edit ? summary : previousStep(step.slug, answers, context)?.slug;
      if (before === undefined) return;
      if (state?.from === before || state?.edit) void navigate(-1);
      else go(before);
    },
    [state, step.slug, context, go, navigate],
  );

  return { go, onward, back, isEdit: state?.edit === true };
}
