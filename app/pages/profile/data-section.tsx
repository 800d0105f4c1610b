import { forgetEverything } from '#app/shell/session/forget.ts';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { AskFirst } from './ask-first.tsx';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export function DataSection({ hasPassword }: { hasPassword: boolean }) {
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
      <AskFirst label={words.delete} kind="danger" confirm={words.deleteSure} submit={submit} pending={pending}>
        {hasPassword ? (
          <PasswordField label={words.currentPassword} name="password" error={message} />
        ) : (
          <ProblemText message={message} />
        )}
      </AskFirst>
    </Part>
  );
}
