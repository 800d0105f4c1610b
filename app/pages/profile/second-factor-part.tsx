import { useState } from 'react';
import { useAccountAct } from '#app/parts/account/use-account-act.ts';
import { accountWords as forms } from '#app/parts/account/words.ts';
import { Button } from '#app/ui/action/button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export type SecondFactorAnswer =
  | { ok: true; key: string; uri: string; backupCodes: string[] }
  | { ok: false; message: string };

/** For those who work here: in production the studio opens only to who has one. */
export function SecondFactorPart({ enabled }: { enabled: boolean }) {
  const [made, setMade] = useState<Extract<SecondFactorAnswer, { ok: true }> | null>(null);
  const begin = useAccountAct<SecondFactorAnswer>('/profile/second-factor', (given) => given.ok && setMade(given));
  const confirm = useProfileAct('second-factor', { onDone: () => setMade(null) });
  return (
    <Part id="second-factor" title={words.secondFactor}>
      {enabled && <Text>{words.secondFactorOn}</Text>}
      {!enabled && !made && (
        <form onSubmit={begin.submit} noValidate className={styles.form}>
          <Text>{words.secondFactorLead}</Text>
          <PasswordField
            label={words.currentPassword}
            name="password"
            error={begin.failure ?? (begin.answer && !begin.answer.ok ? begin.answer.message : null)}
          />
          <Button type="submit" pending={begin.pending}>
            {words.secondFactorBegin}
          </Button>
        </form>
      )}
      {made && (
        <form onSubmit={confirm.submit} noValidate className={styles.form}>
          <Text>{words.secondFactorKey}</Text>
          <Text strong>
            <a href={made.uri}>{made.key}</a>
          </Text>
          <Text>{words.backupCodes}</Text>
          <Text strong>{made.backupCodes.join(' · ')}</Text>
          <TextField label={forms.code} name="code" autoComplete="one-time-code" error={confirm.message} />
          <Button type="submit" pending={confirm.pending}>
            {forms.codeButton}
          </Button>
        </form>
      )}
    </Part>
  );
}
