import { useState } from 'react';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { StudioOrder } from '#server/order/records/get-studio-order.ts';
import { questionOfTyped } from './amounts.ts';
import styles from './order.module.css';
import { studioActsPath } from './order-acts.ts';
import { partKey } from './parts.ts';
import { SubmitWithConfirm } from './submit-with-confirm.tsx';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

/** What was charged and refunded, and the form that refunds by line, shipping and tax. */
export function BooksSection({ order }: { order: StudioOrder }) {
  const may = useMay();
  const { books, refundable } = order;
  const facts = [
    { name: words.captured, cents: books.captured },
    { name: words.credited, cents: books.credited },
    { name: words.promiseCredited, cents: books.promiseCredited },
    { name: words.refunded, cents: books.refunded },
    { name: words.creditReturned, cents: books.creditReturned },
    { name: words.promiseReturned, cents: books.promiseReturned },
  ].filter(({ cents }) => cents > 0);
  return (
    <section aria-labelledby="books" className={styles.part}>
      <Title as="h2" size="small" id="books">
        {words.books}
      </Title>
      <dl className={styles.books}>
        {facts.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price cents={cents} exact />
            </dd>
          </div>
        ))}
      </dl>
      {books.credited + books.promiseCredited > books.creditReturned + books.promiseReturned && (
        <Text size="small" tone="soft">
          {words.creditNote}
        </Text>
      )}
      {refundable.length > 0 && !may('order.refund') ? null : refundable.length > 0 ? (
        <GiveBack order={order} />
      ) : (
        <Text size="small">{words.booksNothing}</Text>
      )}
    </section>
  );
}

function GiveBack({ order: { id, refundable, lines } }: { order: StudioOrder }) {
  const { Form, data, pending, problem } = useStudioAct();
  // Resets the fields, and what was typed in them, when the refundable amounts change.
  const version = refundable.map(({ cents }) => cents).join();
  const [typed, setTyped] = useState<{ version: string; amounts: readonly string[] }>({ version, amounts: [] });
  const question = questionOfTyped(typed.version === version ? typed.amounts : []);
  function follow(form: HTMLFormElement) {
    setTyped({ version, amounts: new FormData(form).getAll('amount').map(String) });
  }
  const pieceOf = (lineId: string | null) => lines.find((line) => line.id === lineId)?.name ?? null;
  return (
    <details className={styles.more}>
      <summary>{words.amount}</summary>
      <Form
        key={version}
        method="post"
        action={studioActsPath(id)}
        className={styles.act}
        aria-label={words.amount}
        onChange={(event) => follow(event.currentTarget)}
      >
        <Text size="small" tone="soft">
          {words.booksLead}
        </Text>
        {refundable.map((part) => {
          const name = words.partName(part, pieceOf(part.lineId));
          return (
            <div key={partKey(part)} className={styles.giveBack}>
              <span>{name}</span>
              <Price cents={part.cents} exact />
              <input type="hidden" name="part" value={partKey(part)} />
              <TextField label={words.amountOf(name)} name="amount" inputMode="decimal" autoComplete="off" before="$" />
            </div>
          );
        })}
        <TextField label={words.note} name="note" maxLength={2000} autoComplete="off" />
        <SubmitWithConfirm
          act="amounts"
          go={words.amountsGo}
          {...question}
          pending={pending}
          problem={problem}
          answer={data}
        />
      </Form>
    </details>
  );
}
