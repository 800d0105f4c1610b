import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PopoverButton } from '#app/ui/overlay/popover-button.tsx';
import type { StaffMember } from '#server/account/staff/list-staff.ts';
import styles from './give-project.module.css';
import { words } from './words.ts';

interface GiveProjectProps {
  surveyId: string;
  /** The project's name, for screen readers. */
  title: string;
  staff: readonly StaffMember[];
  /** The current specialist. */
  from: string | null;
  /** Someone is already working on it, so this is a handover. */
  taken: boolean;
}

export function GiveProject({ surveyId, title, staff, from, taken }: GiveProjectProps) {
  const others = staff.filter(({ id }) => id !== from);
  if (others.length === 0) return null;
  const label = taken ? words.handOver : words.assign;
  return (
    <PopoverButton
      label={words.giveNamed(label, title)}
      trigger={label}
      className={buttonClass({ kind: 'quiet', small: true })}
      placement="bottom end"
    >
      {(close) => (
        <Form method="post" className={styles.people} onSubmit={close}>
          <input type="hidden" name="act" value="assign" />
          <input type="hidden" name="surveyId" value={surveyId} />
          {others.map(({ id, firstName }) => (
            <Button key={id} type="submit" kind="quiet" small wide name="to" value={id}>
              {words.to(firstName)}
            </Button>
          ))}
        </Form>
      )}
    </PopoverButton>
  );
}
