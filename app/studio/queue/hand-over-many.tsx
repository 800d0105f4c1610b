import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PopoverButton } from '#app/ui/overlay/popover-button.tsx';
import type { StaffMember } from '#server/account/staff/list-staff.ts';
import styles from './give-project.module.css';
import { words } from './words.ts';

/** The rows' checkboxes belong to this form, wherever they are on the page. */
export const handOverForm = 'hand-over';

/** Gives every chosen project to one colleague. */
export function HandOverMany({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <Form method="post" id={handOverForm} className={styles.many}>
      <input type="hidden" name="act" value="hand-over" />
      <PopoverButton
        label={words.handOverChosen}
        trigger={words.handOverChosen}
        className={buttonClass({ kind: 'ghost', small: true })}
      >
        {(close) => (
          <div className={styles.people}>
            {staff.map(({ id, firstName }) => (
              <Button
                key={id}
                type="submit"
                form={handOverForm}
                name="to"
                value={id}
                kind="quiet"
                small
                wide
                onClick={() => setTimeout(close)}
              >
                {words.to(firstName)}
              </Button>
            ))}
          </div>
        )}
      </PopoverButton>
    </Form>
  );
}
