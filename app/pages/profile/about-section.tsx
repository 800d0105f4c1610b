import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { Profile } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export function AboutSection({ profile }: { profile: Profile }) {
  const { submit, pending, problems, message } = useProfileAct('profile');
  return (
    <Part id="about" title={words.about}>
      {/* Keyed by the saved values, so a save here or in another tab resets the fields. */}
      <form
        key={`${profile.first_name} ${profile.last_name} ${profile.phone_number_main}`}
        onSubmit={submit}
        noValidate
        className={styles.form}
      >
        {message && <ErrorSummary heading={text('form.problem')} message={message} />}
        <div className={styles.pair}>
          <TextField
            label={words.firstName}
            name="first_name"
            autoComplete="given-name"
            defaultValue={profile.first_name}
            error={problems.first_name}
          />
          <TextField
            label={words.lastName}
            name="last_name"
            autoComplete="family-name"
            defaultValue={profile.last_name ?? ''}
            error={problems.last_name}
            optional
          />
        </div>
        <TextField
          label={words.phone}
          name="phone_number_main"
          type="tel"
          autoComplete="tel"
          defaultValue={profile.phone_number_main ?? ''}
          hint={words.phoneHint}
          error={problems.phone_number_main}
          optional
        />
        <Button type="submit" pending={pending}>
          {words.save}
        </Button>
      </form>
    </Part>
  );
}
