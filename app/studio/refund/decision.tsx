import { Form } from 'react-router';
import { AskOnceForm } from '#app/parts/studio-list/ask-once.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { ListedApproval } from '#server/refund-approval/list-approvals.ts';
import styles from './refunds.module.css';
import { words } from './words.ts';

interface DecisionProps {
  approval: ListedApproval;
  /** What it refunds, for the buttons' names. */
  what: string;
}

/** Approve with a question that says the amount, or decline with a reason. The person who started it can only take it back. */
export function Decision({ approval: { id, cents, mine }, what }: DecisionProps) {
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
      <Form method="post" className={styles.decide}>
        <TextField label={mine ? words.ownReason : words.reason} name="reason" maxLength={500} id={`reason-${id}`} />
        <div className={styles.acts}>
          <Button
            type="submit"
            name="decline"
            value={id}
            kind="ghost"
            small
            aria-label={mine ? words.takeBackNamed(what) : words.declineNamed(what)}
          >
            {mine ? words.takeBack : words.decline}
          </Button>
        </div>
      </Form>
    </div>
  );
}
