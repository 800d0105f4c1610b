import { type FocusEvent, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { validEmail } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { accountWords as words } from './words.ts';

/** An address for a new account: on leaving the field it says whether one exists already. */
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

/** Unknown, too often asked or offline: then the form itself will say. */
async function hasAccount(email: string): Promise<boolean> {
  const { ok, answer } = await send<{ exists: boolean }>('/api/newCheckIfEmailExists', { json: { email } });
  return ok && (answer?.exists ?? false);
}
