import { useState } from 'react';
import { forgetEverything } from '#app/shell/session/forget.ts';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const [sure, setSure] = useState(false);
  const { submit, pending, message } = useProfileAct('delete', {
    // Clear everything about the user from this browser too.
    onDone: () => void forgetEverything().then(() => window.location.replace('/')),
  });
  return (
    <Part id="data" title={words.data}>
      <div className={styles.form}>
        <Text>{words.downloadLead}</Text>
        <div>
          <a href="/profile/data" download className={buttonClass({ kind: 'ghost' })}>
            {words.download}
          </a>
        </div>
      </div>
      <Text tone="soft">{words.deleteLead}</Text>
      {sure ? (
        <form onSubmit={submit} noValidate className={styles.form}>
          {hasPassword ? (
            <PasswordField label={words.currentPassword} name="password" error={message} />
          ) : (
            <ProblemText message={message} />
          )}
          <div className={styles.buttons}>
            <Button type="submit" kind="danger" pending={pending}>
              {words.deleteSure}
            </Button>
            <Button kind="ghost" onClick={() => setSure(false)}>
              {words.keep}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button kind="danger" onClick={() => setSure(true)}>
            {words.delete}
          </Button>
        </div>
      )}
    </Part>
  );
}
