import { useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { saveDrafts } from '#app/parts/survey/saving.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { accountStep, checkSubmission, type Screen } from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import type { Pictures } from './step-props.ts';
import { StepScreen } from './step-screen.tsx';
import type { Quiz } from './use-quiz.ts';
import { useQuizWays } from './use-quiz-ways.ts';
import { quizWords as words } from './words.ts';

export type SubmitAnswer = { ok: false; slug: string | null; message: string };

interface SummaryScreenProps {
  step: Screen;
  quiz: Quiz;
  pictures: Pictures;
  focused: boolean;
}

/** A review of the answers, and Submit. Everything is saved to the server before it's submitted. */
export function SummaryScreen({ step, quiz, pictures, focused }: SummaryScreenProps) {
  const fetcher = useFetcher<SubmitAnswer>();
  const { complain } = useNotices();
  const { revalidate } = useRevalidator();
  const { go } = useQuizWays(step, quiz.context);
  const [saving, setSaving] = useState(false);
  const heard = useRef<SubmitAnswer | null>(null);
  const refusal = fetcher.data ?? null;

  useEffect(() => {
    if (!refusal || refusal === heard.current) return;
    heard.current = refusal;
    complain(refusal.message);
    if (refusal.slug) go(refusal.slug, { state: { edit: true } });
  }, [refusal, complain, go]);

  async function submit() {
    const { uid, context } = quiz;
    const check = checkSubmission(quiz.read(), context);
    if (!check.ok && check.reason === 'answers-missing') {
      const [problem] = check.problems;
      if (problem) go(problem.slug, { state: { edit: true } });
      return;
    }
    const account = accountStep(quiz.read(), context);
    if (!uid) return account ? go(account.slug) : undefined;
    // Fix the draft now: another may take its place while this one is saving.
    const draftId = quiz.draft?.id ?? '';
    setSaving(true);
    const isSaved = await saveDrafts(uid);
    setSaving(false);
    const surveyId = quiz.surveyIdOf(draftId);
    if (!isSaved) complain(text('survey.saveFailed'));
    else if (surveyId) void fetcher.submit({ surveyId }, { method: 'post', action: '/quiz' });
    // Already submitted, in another tab or on another device.
    else void revalidate();
  }

  return (
    <StepScreen
      step={step}
      quiz={quiz}
      pictures={pictures}
      focused={focused}
      submit={{
        label: words.submit,
        pending: saving || fetcher.state !== 'idle',
        onSubmit: () => void submit(),
      }}
    />
  );
}
