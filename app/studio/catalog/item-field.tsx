import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { isPieceKind } from '#core/catalog/index.ts';
import type { ItemField, Option } from './item-fields.ts';
import styles from './piece.module.css';
import { fieldLabels, catalogWords as words } from './words.ts';

interface ItemFieldInputProps {
  field: ItemField;
  given: string;
  error: string | undefined;
  /** Decides which options are available. */
  chosen: { kind: string; type: string };
  onChoose: (value: string) => void;
}

export function ItemFieldInput({ field, given, error, chosen, onChoose }: ItemFieldInputProps) {
  const { heading, optional = false } = field;
  const label = fieldLabels[heading] ?? heading;
  const same = { label, name: heading, error };
  if (field.input === 'many') return <Many {...same} given={given} options={field.options} />;
  if (field.input === 'one') {
    const options = isPieceKind(chosen.kind) ? field.options(chosen.kind, chosen.type) : [];
    if (options.length === 0) return null;
    return <One key={chosen.kind} {...same} given={given} options={options} optional={optional} onChoose={onChoose} />;
  }
  const text = {
    ...{ ...same, hint: field.hint, defaultValue: given, optional, autoComplete: 'off' },
    className: field.wide || field.input === 'area' ? styles.wide : undefined,
  };
  if (field.input === 'area') return <TextArea {...text} />;
  if (field.input === 'date') return <TextField {...text} type="date" />;
  return <TextField {...text} {...(field.input === 'text' ? {} : { inputMode: 'decimal' })} />;
}

interface ChoiceProps {
  label: string;
  name: string;
  error: string | undefined;
  given: string;
  options: readonly Option[];
}

function One({
  given,
  options,
  optional,
  onChoose,
  ...same
}: ChoiceProps & Pick<ItemFieldInputProps, 'onChoose'> & { optional: boolean }) {
  const [value, setValue] = useState(options.some((option) => option.value === given) ? given : '');
  return (
    <Select
      {...same}
      optional={optional}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChoose(next);
      }}
      options={optional ? [{ value: '', label: words.none }, ...options] : options}
    />
  );
}

function Many({ label, name, error, given, options }: ChoiceProps) {
  const set = new Set(given.split(';'));
  return (
    <fieldset className={styles.many}>
      <legend>{label}</legend>
      {options.map(({ value, label: called }) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={set.has(value)}>
          {called}
        </Checkbox>
      ))}
      <ActProblem problem={error} />
    </fieldset>
  );
}
