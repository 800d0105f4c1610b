import { useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Select } from '#app/ui/field/select.tsx';
import styles from './list.module.css';
import { listWords as words } from './words.ts';

export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What the list shows while nothing is chosen; otherwise all of it. */
  unless?: string;
}

/** A filter by one of the values that a noun has, each called as the noun calls it. */
export const filterBy = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  say: (value: Value) => string,
): ListFilter => ({ name, label, options: values.map((value) => ({ value, label: say(value) })) });

export interface ListFiltersProps {
  search?: string;
  /** Other words, each with a name of its own in the address. */
  texts?: readonly { name: string; label: string }[];
  filters?: readonly ListFilter[];
}

const boxesOf = ({ search, texts = [] }: ListFiltersProps) => [
  ...(search ? [{ name: 'q', label: search }] : []),
  ...texts,
];

/** Does the address ask for less than everything? */
export function useIsNarrowed(narrowing: ListFiltersProps): boolean {
  const [params] = useSearchParams();
  return [...boxesOf(narrowing), ...(narrowing.filters ?? [])].some(({ name }) => params.get(name));
}

/** The words and choices that narrow a list. They stand in the address, so a narrowed list can be kept and sent. */
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
