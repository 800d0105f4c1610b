import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatMoney, fromDollars } from '#core/money/index.ts';
import { exchangeMoney, type RefundFacts } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { type FoundPiece, findPieces, type PiecesFound } from './find-pieces.ts';
import styles from './order.module.css';
import { studioActsPath } from './order-acts.ts';
import { SubmitWithConfirm } from './submit-with-confirm.tsx';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

/** Answers an exchange request: another piece from the catalog, or the same one again. */
export function ExchangeSection({ line, facts }: { line: LineView; facts: RefundFacts }) {
  const { id, orderId, name, recordId, quantity, unitCents, shown } = line;
  const { Form, data, pending, problem, problems } = useStudioAct();
  const [found, setFound] = useState<readonly FoundPiece[]>([]);
  const [piece, setPiece] = useState<string | null>(recordId);
  const [count, setCount] = useState(String(quantity));
  if (line.offer) return <Text size="small">{words.waitsForCustomer(line.offer.name, line.offer.dueCents)}</Text>;
  // At today's price, as it's offered.
  const same = { value: recordId, label: `${name}, ${formatMoney(shown?.priceCents ?? unitCents)}` };
  const others = found
    .filter((one) => one.recordId !== recordId)
    .map((one) => ({ value: one.recordId, label: `${one.name}, ${formatMoney(fromDollars(one.itemPrice))}` }));
  const other = found.find((one) => one.recordId === piece);
  const unit = other ? fromDollars(other.itemPrice) : piece === recordId ? (shown?.priceCents ?? null) : null;
  const many = /^[1-9]\d?$/.test(count) ? Number(count) : null;
  const money = unit === null || many === null ? null : exchangeMoney(facts, id, { unitCents: unit, quantity: many });
  return (
    <div className={styles.act}>
      <Text size="small" strong>
        {words.exchange}
      </Text>
      <FindPiece onFound={setFound} />
      <Form method="post" action={studioActsPath(orderId)} className={styles.inner} aria-label={words.exchange}>
        <input type="hidden" name="line" value={id} />
        <RadioGroup
          label={words.exchangePiece}
          name="recordId"
          form="rows"
          options={[same, ...others]}
          value={piece}
          onChange={setPiece}
        />
        <ActProblem problem={problems.recordId} answer={data} />
        <TextField
          label={words.exchangeCount}
          name="quantity"
          type="number"
          min={1}
          max={99}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          hint={words.exchangeHint}
        />
        <SubmitWithConfirm
          act="exchange"
          go={words.exchangeGo}
          ask={words.exchangeAsk(money)}
          confirm={words.exchangeGoMoney(money)}
          harmless
          pending={pending}
          problem={problem}
          answer={data}
        />
      </Form>
    </div>
  );
}

function FindPiece({ onFound }: { onFound: (found: readonly FoundPiece[]) => void }) {
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<PiecesFound | null>(null);
  async function find() {
    if (pending || typed.trim() === '') return;
    setPending(true);
    const given = await findPieces(typed.trim());
    setAnswer(given);
    if (given.ok) onFound(given.items);
    setPending(false);
  }
  return (
    <>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextField label={words.exchangeFind} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" small kind="ghost" pending={pending}>
          {words.exchangeFind}
        </Button>
      </form>
      <ActProblem problem={answer?.ok === false ? answer.message : null} answer={answer} />
      {answer?.ok && answer.items.length === 0 && (
        <Text size="small" role="status">
          {words.exchangeNone}
        </Text>
      )}
    </>
  );
}
