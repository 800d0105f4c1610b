import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { text } from '#core/texts/index.ts';
import { askPasskey, type RequestAsked } from './passkey-browser.ts';
import styles from './passkey-button.module.css';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

export type PasskeySignInAnswer =
  | { ok: true; options: RequestAsked }
  | { ok: true; uid: string }
  | { ok: false; message: string };

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** Signs in by a passkey of this device: no address, no password, no code. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (uid: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending, answer, failure } = useAccountAct<PasskeySignInAnswer>('/sign-in/passkey', async (given) => {
    if (!given.ok) return;
    if ('uid' in given) return onSignedIn(given.uid);
    const outcome = await askPasskey(given.options);
    if (outcome.kind === 'unsupported') setProblem(text('passkey.unsupported'));
    if (outcome.kind === 'answer') await send(formOf({ act: 'enter', response: outcome.answer }));
  });
  const message = problem ?? failure ?? (answer && !answer.ok ? answer.message : null);
  function press() {
    setProblem(null);
    void send(formOf({ act: 'ask' }));
  }
  return (
    <div className={styles.passkey}>
      <Button kind="ghost" wide pending={pending} onClick={press}>
        {words.passkey}
      </Button>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
