import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { text } from '#core/texts/index.ts';
import { askPasskey, type RequestAsked } from './passkey-browser.ts';
import styles from './passkey-button.module.css';
import { useAccountAct } from './use-account-act.ts';
import { accountWords as words } from './words.ts';

interface Refused {
  ok: false;
  message: string;
}

/** Two actions: the first returns the passkey challenge, the second says who signed in with it. */
export type PasskeyAsked = { ok: true; options: RequestAsked } | Refused;
export type EnteredByPasskey = { ok: true; uid: string } | Refused;

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

interface PasskeyButtonProps {
  /** Where the passkey's answer goes: the sign-in action, or the one that confirms identity again. */
  enterAt: '/sign-in/passkey' | '/confirm';
  /** Gets the account's uid if that action returns one. */
  onEntered: (uid: string) => void;
}

/** Signs in with a passkey on this device: no email, password or code. */
export function PasskeyButton({ enterAt, onEntered }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const enter = useAccountAct<{ ok: true; uid?: string } | Refused>(enterAt, (given) => {
    if (given.ok) onEntered(given.uid ?? '');
  });
  const ask = useAccountAct<PasskeyAsked>('/sign-in/passkey', async (given) => {
    if (!given.ok) return;
    const outcome = await askPasskey(given.options);
    if (outcome.kind === 'unsupported') setProblem(text('passkey.unsupported'));
    if (outcome.kind === 'answer') await enter.send(formOf({ act: 'enter', response: outcome.answer }));
  });
  const said = [enter, ask].map(({ failure, answer }) => failure ?? (answer?.ok === false ? answer.message : null));
  const message = problem ?? said.find((one) => one !== null);
  const shown = useInView<HTMLParagraphElement>(message);
  function press() {
    setProblem(null);
    void ask.send(formOf({ act: 'ask' }));
  }
  return (
    <div className={styles.passkey}>
      <Button kind="ghost" wide pending={ask.pending || enter.pending} onClick={press}>
        {words.passkey}
      </Button>
      <p ref={shown} role="alert" tabIndex={-1} className={styles.message}>
        {message}
      </p>
    </div>
  );
}
