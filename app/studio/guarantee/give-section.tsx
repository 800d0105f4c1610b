import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { parseMoney } from '#core/money/index.ts';
import type { StudioFee } from '#server/fee/guarantee/get-studio-fee.ts';
import styles from './guarantee.module.css';
import type { FeeAnswer } from './request-section.tsx';
import { guaranteeWords as words } from './words.ts';

/** Staff refund all or part of a fee. */
export function GiveSection({ fee: { leftCents, mayRefund } }: { fee: StudioFee }) {
  const { Form, data, pending, problem } = useAct<FeeAnswer>();
  // The field starts empty again when what's left has changed.
  const [typed, setTyped] = useState({ leftCents, amount: '' });
  const read = parseMoney(typed.leftCents === leftCents ? typed.amount : '');
  const cents = read.ok && read.cents > 0 ? read.cents : null;
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
            onChange={(event) => setTyped({ leftCents, amount: event.target.value })}
            hint={words.giveHint(leftCents)}
          />
          <TextField label={words.giveNote} name="note" maxLength={2000} autoComplete="off" />
          <ActProblem problem={problem} answer={data} />
          <AskOnce
            label={words.giveGo}
            question={cents === null ? words.notAnAmount : words.giveAsk(cents)}
            go={cents === null ? undefined : words.giveGoMoney(cents)}
            keep={words.keep}
            act={{ name: 'act', value: 'give' }}
            busy={pending}
          />
        </Form>
      )}
    </ListSection>
  );
}

export function SendAgain({ refundId, cents }: { refundId: string; cents: number }) {
  const { Form, data, pending, problem } = useAct<FeeAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="again" />
      <input type="hidden" name="refundId" value={refundId} />
      <Button type="submit" small kind="ghost" pending={pending}>
        {words.again(cents)}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
