import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useAccountAct } from '#app/parts/account/use-account-act.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { useShowFirstProblem } from '#app/ui/notice/first-problem.ts';
import { updateFailedText } from './update-failed-text.ts';
import { profileWords as words } from './words.ts';

export type ProfileAnswer =
  | { ok: true }
  | { ok: false; problems: Partial<Record<string, string>>; message: string | null };

/**
 * One of the page's actions: errors appear under their fields, success shows a notice, and the page reloads its data.
 */
export function useProfileAct(act: string, given: { said?: string; onDone?: () => void } = {}) {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const showFirstProblem = useShowFirstProblem();
  const { send, pending, answer, failure } = useAccountAct<ProfileAnswer>(
    '/profile/acts',
    async ({ ok }) => {
      if (!ok) return;
      given.onDone?.();
      form.current?.reset();
      await revalidate();
      notify(given.said ?? words.saved);
    },
    ({ error }) => updateFailedText(act) ?? error,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const entries = new FormData(event.currentTarget);
    entries.set('act', act);
    void send(entries).then(() => showFirstProblem(form.current));
  };
  const problems = answer && !answer.ok ? answer.problems : {};
  return { submit, pending, problems, message: failure ?? (answer && !answer.ok ? answer.message : null) };
}
