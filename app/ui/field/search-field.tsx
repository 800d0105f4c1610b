import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Key } from '../display/key.tsx';
import { SearchIcon } from '../icon/acts.tsx';
import { CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import styles from './field.module.css';
import { useTypedEarly } from './use-typed-early.ts';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  /** The shortcut key that focuses the field, shown in it. */
  shortcut?: string;
  className?: string | undefined;
}

export function SearchField({ label, value, onChange, placeholder, name, shortcut, className }: SearchFieldProps) {
  const id = useId();
  const field = useTypedEarly<HTMLInputElement>();

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  return (
    <search className={classNames(styles.field, className)}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={styles.line}>
        <span className={styles.affix}>
          <SearchIcon />
        </span>
        <input
          ref={field}
          id={id}
          type="search"
          name={name}
          className={styles.input}
          value={value}
          placeholder={placeholder ?? label}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
        />
        {value !== '' && (
          <IconButton label={texts.clearSearch} onClick={() => onChange('')}>
            <CloseIcon small />
          </IconButton>
        )}
        {value === '' && shortcut && <Key>{shortcut}</Key>}
      </div>
    </search>
  );
}
