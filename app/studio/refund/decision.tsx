import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { AskOnceForm } from '#app/parts/studio-list/ask-once.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import type { ListedApproval } from '#server/refund-approval/list-approvals.ts';
import styles from './refunds.module.css';
import { words } from './words.ts';

interface DecisionProps {
  approval: ListedApproval;
  /** What it refunds, for the buttons' names. */
  what: string;
  /** The last answer, if it refused this one because it had no reason. */
  unexplained: { refused?: string } | undefined;
}

/** Approve with a question that says the amount, or decline with a reason. The person who started it can only take it back. */
export function Decision({ approval: { id, cents, mine }, what, unexplained }: DecisionProps) {
  const form = useRef<HTMLFormElement>(null);
  const decline = mine ? 'takeBack' : 'decline';
  const sending = useNavigation().formData?.get(decline) === id;
  useEffect(() => {
    if (unexplained) showFirstProblem(form.current);
  }, [unexplained]);
  return (
    <div className={styles.decide}>
      {mine ? (
        <Text size="small">{words.mine}</Text>
      ) : (
        <AskOnceForm
          label={words.approve}
          name={words.approveNamed(what)}
          question={words.reallyApprove(cents)}
          keep={words.keep}
          act={{ name: 'approve', value: id }}
          kind="primary"
        />
      )}
      <Form method="post" className={styles.decide} ref={form}>
        <TextField
          label={mine ? words.ownReason : words.reason}
          name="reason"
          maxLength={500}
          id={`reason-${id}`}
          error={unexplained?.refused}
        />
        <div className={styles.acts}>
          <Button
            type="submit"
            name={decline}
            value={id}
            kind="ghost"
            small
            pending={sending}
            aria-label={mine ? words.takeBackNamed(what) : words.declineNamed(what)}
          >
            {mine ? words.takeBack : words.decline}
          </Button>
        </div>
      </Form>
    </div>
  );
}
