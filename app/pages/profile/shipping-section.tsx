import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { Profile } from '#core/account/index.ts';
import { deliverableStates, zipInput } from '#core/places/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

const states = deliverableStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }));

export function ShippingSection({ profile }: { profile: Profile }) {
  const { submit, pending, problems, message } = useProfileAct('profile');
  const [state, setState] = useState(profile.shipping_state);
  return (
    <Part id="shipping" title={words.shipping}>
      <form
        key={`${profile.shipping_name} ${profile.shipping_zip}`}
        onSubmit={submit}
        noValidate
        className={styles.form}
      >
        {message && <ErrorSummary heading={text('form.problem')} message={message} />}
        <TextField
          label={words.shippingName}
          name="shipping_name"
          autoComplete="shipping name"
          defaultValue={profile.shipping_name ?? ''}
          error={problems.shipping_name}
        />
        <div className={styles.pair}>
          <Select
            label={words.state}
            name="shipping_state"
            options={states}
            value={state}
            onChange={setState}
            error={problems.shipping_state}
          />
          <TextField
            label={words.zip}
            name="shipping_zip"
            {...zipInput}
            autoComplete="shipping postal-code"
            defaultValue={profile.shipping_zip ?? ''}
            error={problems.shipping_zip}
          />
        </div>
        <Button type="submit" pending={pending}>
          {words.save}
        </Button>
      </form>
    </Part>
  );
}
