import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './account-form.module.css';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

export type ForgotAnswer = { ok: true } | { ok: false; message: string };

/** The sign-in modal's "forgot password" view. */
export function ForgotPasswordForm({ onSent, onReturn }: { onSent: () => void; onReturn: () => void }) {
  const { submit, pending, answer, failure } = useAccountAct<ForgotAnswer>('/forgot-password', (given) => {
    if (given.ok) onSent();
  });
  const message = failure ?? (answer && !answer.ok ? answer.message : null);
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Text tone="soft">{words.forgotLead}</Text>
      <TextField label={words.email} name="to" type="email" autoComplete="username" autoFocus error={message} />
      <Button type="submit" wide pending={pending}>
        {words.forgotButton}
      </Button>
      <TextButton onClick={onReturn}>{words.returnToSignIn}</TextButton>
    </form>
  );
}
