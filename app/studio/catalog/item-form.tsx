import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { isPending } from '#app/ui/action/is-pending.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Change, FieldProblem, PieceKind } from '#core/catalog/index.ts';
import { ItemFieldInput } from './item-field.tsx';
import { itemSections } from './item-fields.ts';
import styles from './piece.module.css';
import { fieldLabels, newPieceWords, catalogWords as words } from './words.ts';

export interface SaveAnswer {
  ok: boolean;
  message: string;
  problems: readonly FieldProblem[];
  /** The current values, if someone else saved first. */
  now?: { seen: Seen; fields: Change['fields'] };
}

interface Seen {
  revision: number;
  stock: number;
}

interface ItemFormProps {
  cells: Record<string, string>;
  /** Null for a new piece. */
  seen: Seen | null;
  kind: PieceKind;
}

/** Every field of a piece except its pictures and whether it's for sale. */
export function ItemForm({ cells, seen, kind }: ItemFormProps) {
  const { Form, data, state } = useFetcher<SaveAnswer>();
  const { notify } = useNotices();
  const [chosen, setChosen] = useState({ kind: kind as string, type: cells.type ?? '' });
  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);
  const against = data?.now?.seen ?? seen;
  const problems = new Map((data?.problems ?? []).map(({ heading, message }) => [heading, message]));
  return (
    <Form method="post" className={styles.form} noValidate>
      {against && (
        <>
          <input type="hidden" name="revision" value={against.revision} />
          <input type="hidden" name="seenStock" value={against.stock} />
        </>
      )}
      {itemSections.map(({ title, fields }) => (
        <fieldset key={title} className={styles.section}>
          <Title as="h2" size="small" className={styles.legend}>
            {title}
          </Title>
          <div className={styles.fields}>
            {fields.map((field) => (
              <ItemFieldInput
                key={field.heading}
                field={field}
                given={cells[field.heading] ?? ''}
                error={problems.get(field.heading)}
                chosen={chosen}
                onChoose={(value) => setChosen((now) => ({ ...now, [field.heading]: value }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {!seen && (
        <TextField
          label={newPieceWords.recordId}
          name="recordId"
          optional
          hint={newPieceWords.recordIdHint}
          error={problems.get('recordId')}
          autoComplete="off"
        />
      )}
      {data && !data.ok && (
        <ErrorSummary
          heading={data.message}
          message={
            data.now && (
              <ul className={styles.changes}>
                {data.now.fields.map(({ heading, to }) => (
                  <li key={heading}>{words.now(fieldLabels[heading] ?? heading, to)}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" name="act" value={seen ? 'save' : 'add'} pending={isPending({ state, data })}>
          {seen ? words.save : newPieceWords.add}
        </Button>
        <Text size="small" tone="soft" role="status">
          {data?.ok ? data.message : ''}
        </Text>
      </div>
    </Form>
  );
}
