import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { addDays, type Day } from '#core/promotion/index.ts';
import styles from './day.module.css';
import { dayWords as words } from './words.ts';

interface DayNavProps {
  label: string;
  day: Day;
  today: Day;
  /** What else the address says and another day keeps. */
  kept?: Readonly<Record<string, string>>;
}

/** The way to the days around this one, and to any other. */
export function DayNav({ label, day, today, kept = {} }: DayNavProps) {
  const to = (other: Day) => `?${new URLSearchParams({ day: other, ...kept })}`;
  return (
    <nav aria-label={label} className={styles.nav}>
      <TextLink href={to(addDays(day, -1))} soft>
        {words.previous}
      </TextLink>
      {day !== today && (
        <TextLink href={to(today)} soft>
          {words.today}
        </TextLink>
      )}
      <TextLink href={to(addDays(day, 1))} soft>
        {words.next}
      </TextLink>
      <Form method="get" className={styles.pick}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField key={day} label={words.day} name="day" type="date" defaultValue={day} required />
        <Button type="submit" kind="ghost" small>
          {words.show}
        </Button>
      </Form>
    </nav>
  );
}
