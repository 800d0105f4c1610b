import { type FormEvent, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { text } from '#core/texts/index.ts';

/** The failure every account action can return: a message when nothing more specific is known. */
interface Failed {
  ok: false;
  message: string;
}

/**
 * Submits a form to an action and returns its answer. A lost connection counts as an answer too: what was typed stays,
 * and the form says what happened.
 */
export function useAccountAct<Answer extends { ok: boolean }>(path: string, onAnswer: (answer: Answer) => void) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function submitForm(entries: FormData): Promise<void> {
    setPending(true);
    const sent = await post<Answer>(path, entries);
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

async function post<Answer>(path: string, body: FormData): Promise<{ answer: Answer } | { failure: string }> {
  const { status, answer } = await send<Answer | { error: Failed }>(path, { form: new URLSearchParams(body as never) });
  if (status === 0) return { failure: text('signIn.network') };
  if (answer === null) return { failure: text('signUp.unexpected') };
  if (typeof answer === 'object' && 'error' in answer) return { failure: answer.error.message };
  return { answer };
}
