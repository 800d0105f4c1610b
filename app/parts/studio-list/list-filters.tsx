import { useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Select } from '#app/ui/field/select.tsx';
import styles from './list.module.css';
import { listWords as words } from './words.ts';

export interface ListFilter {
  /** Its query parameter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value the list uses when nothing is chosen; without it, the list shows everything. */
  unless?: string;
}

/** A filter by a noun's values, labeled with the noun's own names. */
export const filterBy = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  say: (value: Value) => string,
): ListFilter => ({ name, label, options: values.map((value) => ({ value, label: say(value) })) });

export interface ListFiltersProps {
  search?: string;
  /** More text filters, each with its own query parameter. */
  texts?: readonly { name: string; label: string }[];
  filters?: readonly ListFilter[];
}

const boxesOf = ({ search, texts = [] }: ListFiltersProps) => [
  ...(search ? [{ name: 'q', label: search }] : []),
  ...texts,
];

export function useIsNarrowed(narrowing: ListFiltersProps): boolean {
  const [params] = useSearchParams();
  return [...boxesOf(narrowing), ...(narrowing.filters ?? [])].some(({ name }) => params.get(name));
}

/** A list's search and filters. They live in the URL, so a filtered list can be bookmarked and shared. */
export function ListFilters(narrowing: ListFiltersProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNarrowed = useIsNarrowed(narrowing);

  function narrow(name: string, value: string) {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate({ search: next.toString() });
  }

  return (
    <div className={styles.filters}>
      {boxesOf(narrowing).map(({ name, label }) => {
        const given = params.get(name) ?? '';
        return <Words key={name + given} {...{ name, label, given }} onSearch={(value) => narrow(name, value)} />;
      })}
      {narrowing.filters?.map(({ name, label, options, unless }) => (
        <Select
          key={name}
          label={label}
          value={params.get(name) ?? ''}
          onChange={(value) => narrow(name, value)}
          options={[{ value: '', label: unless ?? words.all }, ...options]}
          className={styles.filter}
        />
      ))}
      {isNarrowed && (
        <TextLink href="?" soft className={styles.clear}>
          {words.clear}
        </TextLink>
      )}
    </div>
  );
}

interface WordsProps {
  name: string;
  label: string;
  given: string;
  onSearch: (value: string) => void;
}

function Words({ name, label, given, onSearch }: WordsProps) {
  const [typed, setTyped] = useState(given);
  return (
    <Form
      method="get"
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchField label={label} placeholder={label} name={name} value={typed} onChange={setTyped} />
    </Form>
  );
}
