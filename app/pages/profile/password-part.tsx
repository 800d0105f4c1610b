import { ChoosePassword } from '#app/parts/account/choose-password.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { text } from '#core/texts/index.ts';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const change = useProfileAct('password');
  const link = useProfileAct('password-link', { said: text('notice.emailSent') });
  if (!hasPassword) {
    return (
      <Part id="password" title={words.password}>
        <form onSubmit={link.submit} className={styles.form}>
          <Text>{words.noPassword}</Text>
          {link.message && <Text tone="tight">{link.message}</Text>}
          <Button type="submit" kind="ghost" pending={link.pending}>
            {words.sendPasswordLink}
          </Button>
        </form>
      </Part>
    );
  }
  return (
    <Part id="password" title={words.password}>
      <form onSubmit={change.submit} noValidate className={styles.form}>
        {change.message && <ErrorSummary heading={text('form.problem')} message={change.message} />}
        <ChoosePassword current={words.oldPassword} hint={words.passwordLead} problems={change.problems} />
        <Button type="submit" pending={change.pending}>
          {words.changePassword}
        </Button>
      </form>
    </Part>
  );
}
