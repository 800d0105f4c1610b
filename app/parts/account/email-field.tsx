import { type FocusEvent, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { validEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { accountWords as words } from './words.ts';

/** Email for a new account. On blur it says if an account already exists. */
export function EmailField({ error }: { error?: string | undefined }) {
  const [existing, setExisting] = useState(false);

  async function check({ target }: FocusEvent<HTMLInputElement>) {
    setExisting(validEmail(target.value) && (await hasAccount(target.value)));
  }

  return (
    <TextField
      label={words.email}
      name="email"
      type="email"
      autoComplete="email"
      error={existing ? text('email.accountExists') : error}
      onBlur={check}
      onChange={() => setExisting(false)}
    />
  );
}

/** False if unknown, rate limited or offline; the form will report it on submit. */
async function hasAccount(email: string): Promise<boolean> {
  const { ok, answer } = await send<{ exists: boolean }>('/api/newCheckIfEmailExists', { json: { email } });
  return ok && (answer?.exists ?? false);
}
