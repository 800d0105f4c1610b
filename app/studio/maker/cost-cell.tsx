import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import styles from './maker.module.css';
import { makerWords as words } from './words.ts';

interface CostCellProps {
  recordId: string;
  name: string;
  /** Its own cost, as typed; empty if the maker's commission counts. */
  own: string;
}

/** The cost of one piece, to change in place. */
export function CostCell({ recordId, name, own }: CostCellProps) {
  const { Form, data, pending, problem } = useAct();
  return (
    <Form method="post" className={styles.cost}>
      <input type="hidden" name="recordId" value={recordId} />
      <TextField
        label={<VisuallyHidden>{words.costOf(name)}</VisuallyHidden>}
        name="cost"
        inputMode="decimal"
        defaultValue={own}
        className={styles.amount}
        autoComplete="off"
      />
      <Button
        type="submit"
        name="act"
        value="cost"
        kind="ghost"
        small
        pending={pending}
        aria-label={words.saveCostOf(name)}
      >
        {words.saveCost}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
