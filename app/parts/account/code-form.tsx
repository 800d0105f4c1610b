import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { signInText } from '#core/texts/index.ts';
import styles from './account-form.module.css';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

export type CodeAnswer = { ok: true; uid: string } | { ok: false; message: string };

/** The second factor, after a correct password. */
export function CodeForm({ onSignedIn, onReturn }: { onSignedIn: (uid: string) => void; onReturn: () => void }) {
  const { submit, pending, answer, failure } = useAccountAct<CodeAnswer>(
    '/sign-in/code',
    (given) => {
      if (given.ok) onSignedIn(given.uid);
    },
    ({ code, error }) => signInText(code, error),
  );
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Text tone="soft">{words.codeLead}</Text>
      <TextField
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        error={failure ?? (answer && !answer.ok ? answer.message : null)}
      />
      <Button type="submit" wide pending={pending}>
        {words.codeButton}
      </Button>
      <TextButton onClick={onReturn}>{words.returnToSignIn}</TextButton>
    </form>
  );
}
