import { useEffect } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { BasicRegistration } from '#core/account/index.ts';
import { additionalInfoText, text } from '#core/texts/index.ts';
import styles from './account-form.module.css';
import { keepBegun } from './begun-registration.ts';
import { EmailField } from './email-field.tsx';
import { RegistrationEnd } from './registration-end.tsx';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

export type BasicRegistrationAnswer =
  | { ok: true; given: BasicRegistration }
  | { ok: false; problems: Partial<Record<keyof BasicRegistration, string>>; message: string | null };

interface BasicRegistrationFormProps {
  /** Set when the submit button is outside the form. */
  formId?: string;
  onPending?: (pending: boolean) => void;
  onDone: () => void;
  signInHref: string;
}

/** Only first name and email; the password comes later. Uses the store's alternative messages. */
export function BasicRegistrationForm({ formId, onPending, onDone, signInHref }: BasicRegistrationFormProps) {
  const { submit, pending, answer, failure } = useAccountAct<BasicRegistrationAnswer>(
    '/sign-up/basic',
    (given) => {
      if (!given.ok) return;
      keepBegun(given.given);
      onDone();
    },
    ({ code }) => additionalInfoText(code),
  );
  const problems = answer && !answer.ok ? answer.problems : {};
  const message = failure ?? (answer && !answer.ok ? answer.message : null);
  useEffect(() => onPending?.(pending), [onPending, pending]);
  return (
    <form onSubmit={submit} className={styles.form} noValidate {...(formId === undefined ? {} : { id: formId })}>
      {message && <ErrorSummary heading={text('form.problem')} message={message} />}
      <TextField label={words.firstName} name="firstName" autoComplete="given-name" error={problems.firstName} />
      <EmailField error={problems.email} />
      <RegistrationEnd
        label={words.infoButton}
        pending={pending}
        buttonElsewhere={formId !== undefined}
        signInHref={signInHref}
      />
    </form>
  );
}
