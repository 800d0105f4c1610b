import { useState } from 'react';
import { PasswordField, ShowPassword } from '#app/ui/field/password-field.tsx';
import { accountWords as words } from './words.ts';

interface ChoosePasswordProps {
  /** 'Password' for an account that has none yet. */
  label?: string;
  hint?: string;
  problems: { current?: string | undefined; password?: string | undefined; repeat?: string | undefined };
  /** Asked first where there is one already. */
  current?: string;
}

/** A password typed twice; one checkbox shows everything. */
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
