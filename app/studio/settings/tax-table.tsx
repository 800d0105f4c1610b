import { useState } from 'react';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { stateName } from '#core/places/index.ts';
import { type Settings, type TaxRow, taxMarks, taxRows } from '#core/settings/index.ts';
import styles from './settings.module.css';
import { settingsWords as words } from './words.ts';

export function TaxTable({ table, problems }: { table: Settings['taxTable']; problems: Record<string, string> }) {
  return (
    <ul className={styles.states}>
      {taxRows(table).map((row) => (
        <TaxState key={row.state} row={row} problem={problems[row.state]} />
      ))}
    </ul>
  );
}

function TaxState({ row, problem }: { row: TaxRow; problem: string | undefined }) {
  const [mark, setMark] = useState<string>(row.mark);
  const name = stateName(row.state);
  return (
    <li className={styles.state}>
      <Select
        label={name}
        name={`mark-${row.state}`}
        value={mark}
        onChange={setMark}
        options={taxMarks.map((value) => ({ value, label: words.marks[value] }))}
      />
      {mark === 'taxed' && (
        <>
          <TextField
            label={words.rate}
            aria-label={words.rateOf(name)}
            name={`rate-${row.state}`}
            inputMode="decimal"
            defaultValue={row.percent}
            error={problem}
          />
          <Checkbox name={`shipping-${row.state}`} defaultChecked={row.shipping} className={styles.shipping}>
            {words.shipping}
            <VisuallyHidden> {words.shippingOf(name)}</VisuallyHidden>
          </Checkbox>
        </>
      )}
    </li>
  );
}
