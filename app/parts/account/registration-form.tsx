import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { text } from '#core/texts/index.ts';
import styles from './account-form.module.css';
import { forgetBegun, useBegun } from './begun-registration.ts';
import { ChoosePassword } from './choose-password.tsx';
import { EmailField } from './email-field.tsx';
import { keepUserId } from './keep-user-id.ts';
import { RegistrationEnd } from './registration-end.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { SocialProvider } from './social-popup.ts';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

type Field = 'firstName' | 'email' | 'password' | 'repeat';

export type RegistrationAnswer =
  | { ok: true; uid: string }
  | { ok: false; problems: Partial<Record<Field, string>>; message: string | null };

interface RegistrationFormProps {
  /** Set when the submit button is outside the form. */
  formId?: string;
  onPending?: (pending: boolean) => void;
  onDone?: () => void;
  signInHref: string;
  /** From an emailed link: someone who started registering in another browser. */
  begun?: { firstName: string; email: string; token: string } | null;
  signInWith?: readonly SocialProvider[];
}

/**
 * First name, email and a password twice. Creates the account and signs in. Someone who already started is asked only
 * for the rest.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { formId, onPending, onDone, signInHref, begun = null, signInWith = [] } = props;
  const { revalidate } = useRevalidator();
  const [local, forgetLocal] = useBegun();
  const done = useRef(onDone);
  done.current = onDone;
  const { submit, pending, answer, failure } = useAccountAct<RegistrationAnswer>(
    '/sign-up',
    async (given) => {
      if (given.ok) await signedUp(given.uid);
    },
    () => text('signUp.unexpected'),
  );
  async function signedUp(uid: string) {
    forgetBegun();
    keepUserId(uid);
    await revalidate();
    done.current?.();
  }
  const problems = answer && !answer.ok ? answer.problems : {};
  const message = failure ?? (answer && !answer.ok ? answer.message : null);
  const person = begun ?? local;

  useEffect(() => onPending?.(pending), [onPending, pending]);

  return (
    <form onSubmit={submit} className={styles.form} noValidate {...(formId === undefined ? {} : { id: formId })}>
      {!person && <SocialButtons offered={signInWith} onSignedIn={signedUp} />}
      {message && <ErrorSummary heading={text('form.problem')} message={message} />}
      {person ? (
        <BegunPerson person={person} token={begun?.token} problems={problems} onForget={begun ? null : forgetLocal} />
      ) : (
        <>
          <TextField label={words.firstName} name="firstName" autoComplete="given-name" error={problems.firstName} />
          <EmailField error={problems.email} />
        </>
      )}
      <ChoosePassword label={words.password} problems={problems} />
      <Consent />
      <RegistrationEnd
        label={words.create}
        pending={pending}
        buttonElsewhere={formId !== undefined}
        signInHref={signInHref}
      />
    </form>
  );
}

/** What the user agrees to by continuing. */
function Consent() {
  return (
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
  );
}

interface BegunPersonProps {
  person: { firstName: string; email: string };
  token: string | undefined;
  problems: { firstName?: string; email?: string };
  onForget: (() => void) | null;
}

/** Name and email were given earlier; only the password is missing. */
function BegunPerson({ person: { firstName, email }, token, problems, onForget }: BegunPersonProps) {
  const problem = problems.firstName ?? problems.email;
  return (
    <div>
      <input type="hidden" name="firstName" value={firstName} />
      <input type="hidden" name="email" value={email} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Text>{words.completeLead(firstName, email)}</Text>
      <ProblemText message={problem} />
      {onForget && (
        <Text size="small">
          {words.notYou}{' '}
          <TextButton inline onClick={onForget}>
            {words.startAgain}
          </TextButton>
        </Text>
      )}
    </div>
  );
}
