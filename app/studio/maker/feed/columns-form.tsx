import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type FeedField, type FeedMapping, feedFields } from '#core/feed/index.ts';
import styles from './feed.module.css';
import { feedPageWords as words } from './words.ts';

interface ColumnsFormProps {
  headings: readonly string[];
  mapping: FeedMapping;
  onChange: (mapping: FeedMapping) => void;
  onCheck: () => void;
  pending: boolean;
  /** Why the file can't be read like this. */
  problem: string | null;
}

const none = 'none';
const keyOf = (index: number) => `column ${index}`;

/** Which of the file's columns holds what. */
export function ColumnsForm({ headings, mapping, onChange, onCheck, pending, problem }: ColumnsFormProps) {
  const columns = headings.map((label, index) => ({ value: keyOf(index), label }));
  const chosen = (field: FeedField) => {
    const index = headings.indexOf(mapping[field] ?? '');
    if (index >= 0) return keyOf(index);
    return field === 'recordId' ? null : none;
  };
  const choose = (field: FeedField, value: string) =>
    onChange({ ...mapping, [field]: columns.find((column) => column.value === value)?.label ?? '' });
  return (
    <fieldset className={styles.fields}>
      <legend>{words.columns}</legend>
      <Text size="small" tone="soft" className={styles.wide}>
        {words.columnsHint}
      </Text>
      {feedFields.map((field) => (
        <Select
          key={field}
          label={words.field[field]}
          options={field === 'recordId' ? columns : [{ value: none, label: words.notInFile }, ...columns]}
          value={chosen(field)}
          onChange={(value) => choose(field, value)}
        />
      ))}
      {problem && (
        <Text size="small" tone="tight" role="alert" className={styles.wide}>
          {problem}
        </Text>
      )}
      <div className={styles.wide}>
        <Button onClick={onCheck} pending={pending}>
          {words.check}
        </Button>
      </div>
    </fieldset>
  );
}
