import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { StudioFee } from '#server/fee/guarantee/get-studio-fee.ts';
import styles from './guarantee.module.css';
import type { FeeAnswer } from './request-section.tsx';
import { guaranteeWords as words } from './words.ts';

/** Staff refund all or part of a fee. */
export function GiveSection({ fee: { leftCents, mayRefund } }: { fee: StudioFee }) {
  const { Form, pending, problem } = useAct<FeeAnswer>();
  return (
    <ListSection id="give" title={words.give}>
      {!mayRefund || leftCents === 0 ? (
        <Text size="small">{words.notPossible}</Text>
      ) : (
        <Form key={leftCents} method="post" className={styles.form} aria-label={words.give}>
          <TextField
            label={words.giveAmount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            before="$"
            hint={words.giveHint(leftCents)}
          />
          <TextField label={words.giveNote} name="note" maxLength={2000} autoComplete="off" />
          <ActProblem problem={problem} />
          <AskOnce
            label={words.giveGo}
            question={words.giveAsk}
            keep={words.keep}
            act={{ name: 'act', value: 'give' }}
            busy={pending}
          />
        </Form>
      )}
    </ListSection>
  );
}

export function SendAgain({ refundId }: { refundId: string }) {
  const { Form, pending, problem } = useAct<FeeAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="again" />
      <input type="hidden" name="refundId" value={refundId} />
      <Button type="submit" small kind="ghost" pending={pending}>
        {words.again}
      </Button>
      <ActProblem problem={problem} />
    </Form>
  );
}
