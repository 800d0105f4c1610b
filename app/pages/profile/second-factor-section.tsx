import { useState } from 'react';
import { useAccountAct } from '#app/parts/account/use-account-act.ts';
import { accountWords as forms } from '#app/parts/account/words.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { AskFirst } from './ask-first.tsx';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export type SecondFactorAnswer =
  | { ok: true; key: string; uri: string; backupCodes: string[] }
  | { ok: false; message: string };

export type NewCodesAnswer = { ok: true; codes: string[] } | { ok: false; message: string };

interface SecondFactor {
  on: boolean;
  codesLeft: number;
  /** For staff: the studio requires it, so it can't be turned off. */
  needed: boolean;
  /** Required, but no code was entered in this session. */
  missing: boolean;
}

/** A code from an app in addition to the password: optional for customers, and required for staff in production. */
export function SecondFactorSection({ factor, hasPassword }: { factor: SecondFactor; hasPassword: boolean }) {
  const { on, needed, missing } = factor;
  return (
    <Part id="second-factor" title={words.secondFactor}>
      {on && <Text>{words.secondFactorOn}</Text>}
      {on && missing && <EnterCode />}
      {on && <OwnCodes left={factor.codesLeft} />}
      {on && !needed && <TurnOff />}
      {!on && <Text>{needed ? words.secondFactorNeeded : words.secondFactorLead}</Text>}
      {!on && (hasPassword ? <SetUp /> : <Text tone="soft">{words.secondFactorNoPassword}</Text>)}
    </Part>
  );
}

function SetUp() {
  const [made, setMade] = useState<Extract<SecondFactorAnswer, { ok: true }> | null>(null);
  const begin = useAccountAct<SecondFactorAnswer>('/profile/second-factor', (given) => given.ok && setMade(given));
  const confirm = useProfileAct('second-factor', { onDone: () => setMade(null) });
  if (!made) {
    return (
      <form onSubmit={begin.submit} noValidate className={styles.form}>
        <PasswordField
          label={words.currentPassword}
          name="password"
          error={begin.failure ?? (begin.answer && !begin.answer.ok ? begin.answer.message : null)}
        />
        <Button type="submit" pending={begin.pending}>
          {words.secondFactorBegin}
        </Button>
      </form>
    );
  }
  return (
    <form onSubmit={confirm.submit} noValidate className={styles.form}>
      <Text>{words.secondFactorKey}</Text>
      <Text strong className={styles.key}>
        <a href={made.uri}>{made.key}</a>
      </Text>
      <RecoveryCodes codes={made.backupCodes} />
      <TextField label={forms.code} name="code" autoComplete="one-time-code" error={confirm.message} />
      <Button type="submit" pending={confirm.pending}>
        {forms.codeButton}
      </Button>
    </form>
  );
}

/** The account has a second factor, but this session started without it. */
function EnterCode() {
  const { submit, pending, message } = useProfileAct('second-factor', { said: words.studioOpen });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Text>{words.secondFactorMissing}</Text>
      <TextField label={forms.code} name="code" autoComplete="one-time-code" autoCapitalize="none" error={message} />
      <Button type="submit" pending={pending}>
        {forms.codeButton}
      </Button>
    </form>
  );
}

function OwnCodes({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { submit, pending, answer, failure } = useAccountAct<NewCodesAnswer>(
    '/profile/recovery-codes',
    (given) => given.ok && setCodes(given.codes),
  );
  const problem = failure ?? (answer && !answer.ok ? answer.message : null);
  if (codes) return <RecoveryCodes codes={codes} />;
  return (
    <form onSubmit={submit} className={styles.form}>
      <Text>{words.codesLeft(left)}</Text>
      <ProblemText message={problem} />
      <Button type="submit" kind="ghost" pending={pending}>
        {words.newCodes}
      </Button>
    </form>
  );
}

function TurnOff() {
  const { submit, pending, message } = useProfileAct('second-factor-off');
  return (
    <AskFirst label={words.turnOff} kind="ghost" confirm={words.turnOff} submit={submit} pending={pending}>
      <Text role="status">{words.turnOffSure}</Text>
      <ProblemText message={message} />
    </AskFirst>
  );
}

/** Shown once. A user who leaves the page without them has to create new ones. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { notify, complain } = useNotices();
  const file = `${words.codesFile}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify(words.codesCopied),
      () => complain(words.codesNotCopied),
    );
  return (
    <div className={styles.form}>
      <Text>{words.codesLead}</Text>
      <ul className={styles.codes} aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.codesFileName}
          className={buttonClass({ kind: 'ghost', small: true })}
        >
          {words.codesDownload}
        </a>
        <Button kind="ghost" small onClick={() => void copy()}>
          {words.codesCopy}
        </Button>
      </div>
    </div>
  );
}
