import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { PopoverButton } from '#app/ui/overlay/popover-button.tsx';
import type { StaffMember } from '#server/account/staff/list-staff.ts';
import styles from './give-project.module.css';
import { words } from './words.ts';

/** The rows' checkboxes belong to this form, wherever they are on the page. */
export const handOverForm = 'hand-over';

interface HandOverManyProps {
  staff: readonly StaffMember[];
  /** The answer to the last one that was done. */
  done: object | null;
}

/** Gives every chosen project to one colleague. */
export function HandOverMany({ staff, done }: HandOverManyProps) {
  const form = useRef<HTMLFormElement>(null);
  // What was handed over isn't chosen anymore, or it would go along to the next colleague.
  useEffect(() => {
    if (done) form.current?.reset();
  }, [done]);
  return (
    <Form ref={form} method="post" id={handOverForm} className={styles.many}>
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
