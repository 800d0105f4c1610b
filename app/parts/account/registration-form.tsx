import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { PasswordField, ShowPassword } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { validEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './account-form.module.css';
import { accountWords as words } from './words.ts';

type Field = 'firstName' | 'email' | 'password' | 'repeat';

export type RegistrationAnswer =
  | { ok: true }
  | { ok: false; problems: Partial<Record<Field, string>>; message: string | null };

interface RegistrationFormProps {
  /** Where the button stands outside of the form. */
  formId?: string;
  onPending?: (pending: boolean) => void;
  onDone?: () => void;
  signInHref: string;
}

/** First name, e-mail and a password twice: a new account, signed in at once. */
export function RegistrationForm({ formId, onPending, onDone, signInHref }: RegistrationFormProps) {
  const fetcher = useFetcher<RegistrationAnswer>();
  const [shown, setShown] = useState(false);
  const [existing, setExisting] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;
  const answer = fetcher.data;
  const problems = answer && !answer.ok ? answer.problems : {};
  const message = answer && !answer.ok ? answer.message : null;
  const pending = fetcher.state !== 'idle';

  useEffect(() => onPending?.(pending), [onPending, pending]);
  useEffect(() => {
    if (answer?.ok && !pending) done.current?.();
  }, [answer, pending]);

  async function checkEmail({ target }: FocusEvent<HTMLInputElement>) {
    setExisting(validEmail(target.value) && (await hasAccount(target.value)));
  }

  return (
    <fetcher.Form
      method="post"
      action="/registration"
      className={styles.form}
      noValidate
      {...(formId === undefined ? {} : { id: formId })}
    >
      {message && <ErrorSummary heading={text('form.problem')} message={message} />}
      <TextField label={words.firstName} name="firstName" autoComplete="given-name" error={problems.firstName} />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        error={existing ? text('email.accountExists') : problems.email}
        onBlur={checkEmail}
        onChange={() => setExisting(false)}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        shown={shown}
        error={problems.password}
      />
      <PasswordField
        label={words.repeat}
        name="repeat"
        autoComplete="new-password"
        shown={shown}
        error={problems.repeat}
      />
      <ShowPassword checked={shown} onChange={setShown} />
      <Text size="small" tone="soft">
        {words.consent}{' '}
        <TextLink inline href="/terms-conditions">
          {words.terms}
        </TextLink>{' '}
        {words.and}{' '}
        <TextLink inline href="/privacy">
          {words.privacy}
        </TextLink>
        .
      </Text>
      {formId === undefined && (
        <Button type="submit" wide pending={pending}>
          {words.create}
        </Button>
      )}
      <Text size="small">
        {words.haveAccount}{' '}
        <TextLink inline href={signInHref}>
          {words.signIn}
        </TextLink>
      </Text>
    </fetcher.Form>
  );
}

/** Unknown, too often asked or offline: then the form itself will say. */
async function hasAccount(email: string): Promise<boolean> {
  try {
    const answer = await fetch('/api/newCheckIfEmailExists', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return answer.ok && ((await answer.json()) as { exists: boolean }).exists;
  } catch {
    return false;
  }
}
