import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatExactMoney } from '#core/money/index.ts';
import type { BillProblems } from '#core/purchase-order/index.ts';
import type { MakersView } from '#server/purchase-order/answer-by-link.ts';
import type { BillShown } from '#server/purchase-order/bill.ts';
import styles from './purchase-order.module.css';
import { billSectionWords as words } from './words.ts';

export interface PurchaseOrderAnswer {
  ok: boolean;
  message: string;
  problems: BillProblems;
}

interface BillSectionProps {
  bill: BillShown | null;
  lines: MakersView['lines'];
}

/** The maker's bill, next to what was ordered and delivered. */
export function BillSection({ bill, lines }: BillSectionProps) {
  const { Form, data, pending, problem } = useAct<PurchaseOrderAnswer>();
  const problems = data?.problems ?? {};
  const billed = (id: string) => bill?.lines.find(({ lineId }) => lineId === id);
  const dollars = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);
  return (
    <ListSection id="bill" title={words.title} hint={words.hint}>
      {bill && <Matched bill={bill} />}
      <Form method="post" noValidate className={styles.bill} key={bill?.number ?? 'new'} aria-label={words.title}>
        <TextField
          label={words.number}
          name="number"
          defaultValue={bill?.number}
          error={problems.number}
          autoComplete="off"
        />
        <TextField label={words.day} name="day" type="date" defaultValue={bill?.day} error={problems.day} />
        {lines.map(({ id, name, quantity, unitCostCents }) => (
          <fieldset key={id} className={styles.billed}>
            <legend>{name}</legend>
            <TextField
              label={words.quantity}
              name={`quantity ${id}`}
              inputMode="numeric"
              defaultValue={String(billed(id)?.quantity ?? quantity)}
              error={problems[`quantity ${id}`]}
              autoComplete="off"
            />
            <TextField
              label={words.unit}
              name={`unit ${id}`}
              inputMode="decimal"
              defaultValue={dollars(billed(id)?.unitCents ?? unitCostCents)}
              error={problems[`unit ${id}`]}
              autoComplete="off"
            />
          </fieldset>
        ))}
        <TextField
          label={words.other}
          name="other"
          inputMode="decimal"
          defaultValue={bill && bill.otherCents > 0 ? dollars(bill.otherCents) : ''}
          error={problems.other}
          optional
          autoComplete="off"
        />
        <div className={styles.whole}>
          <Button type="submit" name="act" value="bill" pending={pending} kind={bill ? 'ghost' : 'primary'}>
            {bill ? words.correct : words.save}
          </Button>
          <ActProblem problem={problem} answer={data} />
        </div>
      </Form>
    </ListSection>
  );
}

function Matched({ bill: { number, totalCents, differences, accepted } }: { bill: BillShown }) {
  const { Form, data, pending, problem } = useAct<PurchaseOrderAnswer>();
  return (
    <div className={styles.matched}>
      <Text strong>{words.billed(number, formatExactMoney(totalCents))}</Text>
      <Text tone={differences.length > 0 && !accepted ? 'tight' : 'soft'} role="status">
        {accepted ? words.accepted : differences.length === 0 ? words.agrees : words.differs}
      </Text>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      {!accepted && (
        <Form method="post">
          {differences.map((difference) => (
            <input key={difference} type="hidden" name="seen" value={difference} />
          ))}
          <Button type="submit" name="act" value="accept" small pending={pending}>
            {words.accept(formatExactMoney(totalCents))}
          </Button>
          <ActProblem problem={problem} answer={data} />
        </Form>
      )}
    </div>
  );
}
