import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import styles from './account-form.module.css';

export type SignInAnswer = { ok: true } | { ok: false; field: 'email' | 'password' | 'form'; message: string };

/** E-mail and password. Its messages are the sign-in modal's own. */
export function SignInForm({ next, onDone }: { next: string | null; onDone: () => void }) {
  const fetcher = useFetcher<SignInAnswer>();
  const navigate = useNavigate();
  const answer = fetcher.data;
  const problem = answer && !answer.ok ? answer : null;

  useEffect(() => {
    if (fetcher.state !== 'idle' || !answer?.ok) return;
    if (next) navigate(next, { replace: true });
    else onDone();
  }, [fetcher.state, answer, next, navigate, onDone]);

  return (
    <fetcher.Form method="post" action="/sign-in" className={styles.form} noValidate>
      {problem?.field === 'form' && <ErrorSummary heading={text('form.problem')} message={problem.message} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={problem?.field === 'email' && problem.message}
      />
      <PasswordField label="Password" name="password" error={problem?.field === 'password' && problem.message} />
      <Button type="submit" wide pending={fetcher.state !== 'idle'}>
        Sign in
      </Button>
    </fetcher.Form>
  );
}
