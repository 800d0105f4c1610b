import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { Profile } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

/**
 * Changing the email takes the password, and then agreement from the new address and, if it's confirmed, the old one.
 */
export function EmailSection({ profile, hasPassword }: { profile: Profile; hasPassword: boolean }) {
  const change = useProfileAct('email', { said: text('notice.emailSent') });
  const again = useProfileAct('confirm-email', { said: text('notice.emailSent') });
  return (
    <Part id="email" title={words.email}>
      {profile.email_verified ? (
        <Text>
          {profile.email_address} · {words.confirmed}
        </Text>
      ) : (
        <form onSubmit={again.submit}>
          <Text tone="tight">{words.unconfirmed(profile.email_address)}</Text>
          <TextButton type="submit">{words.sendAgain}</TextButton>
          <ProblemText message={again.message} />
        </form>
      )}
      {hasPassword && (
        <form onSubmit={change.submit} noValidate className={styles.form}>
          {change.message && <ErrorSummary heading={text('form.problem')} message={change.message} />}
          <TextField
            label={words.newEmail}
            name="email"
            type="email"
            autoComplete="email"
            hint={profile.email_verified ? words.newEmailHintAsked : words.newEmailHint}
            error={change.problems.email}
          />
          <PasswordField label={words.currentPassword} name="password" error={change.problems.password} />
          <Button type="submit" pending={change.pending}>
            {words.changeEmail}
          </Button>
        </form>
      )}
    </Part>
  );
}
