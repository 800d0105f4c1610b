import { useState } from 'react';
import { PasswordField, ShowPassword } from '#app/ui/field/password-field.tsx';
import { accountWords as words } from './words.ts';

interface ChoosePasswordProps {
  /** 'Password' for an account without one yet. */
  label?: string;
  hint?: string;
  problems: { current?: string | undefined; password?: string | undefined; repeat?: string | undefined };
  /** Label of the current-password field, shown first if the account has a password. */
  current?: string;
}

/** A password typed twice, with one checkbox that shows all fields. */
export function ChoosePassword({ label = words.newPassword, hint, problems, current }: ChoosePasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {current !== undefined && <PasswordField label={current} name="current" shown={shown} error={problems.current} />}
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        shown={shown}
        error={problems.password}
        {...(hint === undefined ? {} : { hint })}
      />
      <PasswordField
        label={words.repeat}
        name="repeat"
        autoComplete="new-password"
        shown={shown}
        error={problems.repeat}
      />
      <ShowPassword checked={shown} onChange={setShown} />
    </>
  );
}
