import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { signInText, text } from '#core/texts/index.ts';
import styles from './account-form.module.css';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

export type SignInAnswer =
  | { ok: true; uid: string }
  | { ok: false; field: 'email' | 'password' | 'form'; message: string }
  | { ok: false; field: 'code' };

interface SignInFormProps {
  onSignedIn: (uid: string) => void;
  onForgot: () => void;
  onSecondFactor: () => void;
  /** Why the form is shown when the user didn't ask for it. */
  notice?: string | null;
}

/** Uses the sign-in modal's own messages. */
export function SignInForm({ onSignedIn, onForgot, onSecondFactor, notice = null }: SignInFormProps) {
  const { submit, pending, answer, failure } = useAccountAct<SignInAnswer>(
    '/sign-in',
    (given) => {
      if (given.ok) onSignedIn(given.uid);
      else if (given.field === 'code') onSecondFactor();
    },
    ({ code, error }) => signInText(code, error),
  );
  const problem = answer && !answer.ok && answer.field !== 'code' ? answer : null;
  const message = failure ?? (problem?.field === 'form' ? problem.message : notice);
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      {message && <ErrorSummary heading={text('form.problem')} message={message} />}
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        error={problem?.field === 'email' && problem.message}
      />
      <PasswordField
        label={words.password}
        name="password"
        error={problem?.field === 'password' && problem.message}
        aside={<TextButton onClick={onForgot}>{words.forgot}</TextButton>}
      />
      <Button type="submit" wide pending={pending}>
        {words.signInButton}
      </Button>
    </form>
  );
}
