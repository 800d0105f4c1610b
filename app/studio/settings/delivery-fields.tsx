import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import type { Settings } from '#core/settings/index.ts';
import { deliveryNumbers } from './read-settings-form.ts';
import styles from './settings.module.css';
import { settingsWords as words } from './words.ts';

interface DeliveryFieldsProps {
  deliveries: Settings['deliveries'];
  problems: Record<string, string>;
}

/** When white-glove deliveries can be booked. */
export function DeliveryFields({ deliveries, problems }: DeliveryFieldsProps) {
  return (
    <>
      <fieldset className={styles.weekdays}>
        <legend>{words.weekdays}</legend>
        {words.weekdayNames.map((name, day) => (
          <Checkbox key={name} name="weekday" value={day} defaultChecked={deliveries.weekdays.includes(day)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <ProblemText size="small" message={problems.weekdays ? words.weekdaysProblem : null} />
      <div className={styles.numbers}>
        {deliveryNumbers.map((name) => (
          <TextField
            key={name}
            label={words[name]}
            hint={words[`${name}Hint`]}
            name={name}
            inputMode="numeric"
            defaultValue={deliveries[name]}
            error={problems[name] && words.numberProblems[name]}
          />
        ))}
      </div>
      <TextArea
        label={words.holidays}
        hint={words.holidaysHint}
        name="holidays"
        rows={3}
        optional
        defaultValue={deliveries.holidays.join('\n')}
        error={problems.holidays && words.holidaysProblem}
      />
    </>
  );
}
