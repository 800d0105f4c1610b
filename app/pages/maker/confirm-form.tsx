import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { longestNote } from '#core/purchase-order/index.ts';
import styles from './maker-order.module.css';
import type { MakerAnswer } from './maker-order.route.tsx';
import { type MakersLine, OrderLines } from './order-lines.tsx';
import { makerOrderWords as words } from './words.ts';

interface ConfirmFormProps {
  lines: readonly MakersLine[];
  answer: MakerAnswer | undefined;
}

/** How many of each piece, and when. */
export function ConfirmForm({ lines, answer }: ConfirmFormProps) {
  const pending = useNavigation().formMethod === 'POST';
  const problems = answer?.problems ?? {};
  return (
    <Form method="post" noValidate className={styles.form}>
      <OrderLines
        lines={lines}
        asks={({ id, name, quantity, shipBy }) => (
          <div className={styles.fields}>
            <TextField
              label={words.quantity}
              aria-label={words.quantityOf(name)}
              name={`quantity ${id}`}
              inputMode="numeric"
              defaultValue={String(quantity)}
              error={problems[`quantity ${id}`]}
              autoComplete="off"
            />
            <TextField
              label={words.shipDay}
              name={`shipDay ${id}`}
              type="date"
              defaultValue={shipBy}
              error={problems[`shipDay ${id}`]}
            />
          </div>
        )}
      />
      <TextArea label={words.note} name="note" maxLength={longestNote} optional error={problems.note} />
      <ActProblem problem={answer?.ok === false ? answer.message : null} answer={answer} />
      <div>
        <Button type="submit" name="act" value="confirm" pending={pending}>
          {words.confirm}
        </Button>
      </div>
    </Form>
  );
}
