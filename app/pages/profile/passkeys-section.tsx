import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CreationAsked, makePasskey } from '#app/parts/account/passkey-browser.ts';
import { useAccountAct } from '#app/parts/account/use-account-act.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatDay, text } from '#core/texts/index.ts';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export type PasskeyAnswer =
  | { ok: true; options: CreationAsked }
  | { ok: true; isAdded: true }
  | { ok: false; message: string };

export interface ShownPasskey {
  id: string;
  name: string;
  addedAt: string;
}

/** Passkeys on the user's devices. Each signs in without a password or a code. */
export function PasskeysSection({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  return (
    <Part id="passkeys" title={words.passkeys}>
      <Text tone="soft">{words.passkeysLead}</Text>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </Part>
  );
}

function PasskeyRow({ id, name, addedAt }: ShownPasskey) {
  const [isNaming, setNaming] = useState(false);
  const rename = useProfileAct('rename-passkey', { onDone: () => setNaming(false) });
  const remove = useProfileAct('remove-passkey', { said: words.passkeyRemoved });
  if (isNaming) {
    return (
      <li className={styles.row}>
        <form onSubmit={rename.submit} noValidate className={styles.form}>
          <input type="hidden" name="id" value={id} />
          <TextField label={words.passkeyName} name="name" defaultValue={name} maxLength={60} error={rename.message} />
          <div className={styles.buttons}>
            <Button type="submit" small pending={rename.pending}>
              {words.save}
            </Button>
            <Button kind="ghost" small onClick={() => setNaming(false)}>
              {words.passkeyKeepName}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className={classNames(styles.row, styles.wraps)}>
      <span>
        <Text as="div">{name}</Text>
        <Text as="div" size="small" tone="soft">
          {words.passkeyAdded(formatDay(new Date(addedAt)))}
        </Text>
      </span>
      <form onSubmit={remove.submit} className={styles.buttons}>
        <input type="hidden" name="id" value={id} />
        <Button kind="ghost" small aria-label={`${words.passkeyRename}: ${name}`} onClick={() => setNaming(true)}>
          {words.passkeyRename}
        </Button>
        <Button
          type="submit"
          kind="ghost"
          small
          pending={remove.pending}
          aria-label={`${words.passkeyRemove}: ${name}`}
        >
          {words.passkeyRemove}
        </Button>
      </form>
    </li>
  );
}

function AddPasskey() {
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, send, pending, answer, failure } = useAccountAct<PasskeyAnswer>(
    '/profile/passkeys',
    async (given) => {
      setProblem(null);
      if (!given.ok) return;
      if ('isAdded' in given) {
        await revalidate();
        notify(words.passkeyDone);
        return;
      }
      const outcome = await makePasskey(given.options);
      if (outcome.kind === 'unsupported') setProblem(text('passkey.unsupported'));
      if (outcome.kind !== 'answer') return;
      const form = new FormData();
      form.set('act', 'add');
      form.set('response', outcome.answer);
      await send(form);
    },
  );
  const message = problem ?? failure ?? (answer && !answer.ok ? answer.message : null);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <ProblemText message={message} />
      <Button type="submit" kind="ghost" pending={pending}>
        {words.passkeyAdd}
      </Button>
    </form>
  );
}
