import { type FormEvent, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { useShowFirstProblem } from '#app/ui/notice/first-problem.ts';
import { readAnswer, type UnansweredText, unansweredText } from './read-answer.ts';

/**
 * Submits a form to an action and returns its answer. A lost connection counts as an answer too: what was typed stays,
 * and the form says what happened, with its own text from the error catalog (`textOf`).
 */
export function useAccountAct<Answer extends { ok: boolean }>(
  path: string,
  onAnswer: (answer: Answer) => void,
  textOf: UnansweredText = unansweredText,
) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const showFirstProblem = useShowFirstProblem();

  async function submitForm(entries: FormData): Promise<void> {
    setPending(true);
    const sent = readAnswer<Answer>(await send(path, { form: new URLSearchParams(entries as never) }), textOf);
    setPending(false);
    setFailure('failure' in sent ? sent.failure : null);
    setAnswer('failure' in sent ? null : sent.answer);
    if ('answer' in sent) onAnswer(sent.answer);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!pending) void submitForm(new FormData(form)).then(() => showFirstProblem(form));
  }

  return { submit, send: submitForm, pending, answer, failure };
}
