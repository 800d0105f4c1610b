import { useCallback, useEffect, useRef } from 'react';
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
  /** The step one came from: Back then is the browser's own. */
  from?: string;
  /** Came from the summary to change an answer: afterwards back there. */
  edit?: boolean;
}

const summary = 'summary';

/** The ways between the steps. */
export function useQuizWays(step: Step, context: QuizContext) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as WayState | null;

  const left = useRef('');

  // The router leaves the page where it is when only the query changes; the next question begins at its top.
  useEffect(() => {
    if (step.slug) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step.slug]);

  const go = useCallback(
    (slug: string, how: { replace?: boolean; state?: WayState } = {}) => void navigate(stepAddress(slug), how),
    [navigate],
  );

  const onward = useCallback(
    (answers: Answers) => {
      // Enter on an option both picks it and sends the form: that is one step, not two in the history.
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
