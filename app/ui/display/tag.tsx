import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './tag.module.css';

/** A fact that can't be changed here. */
export function Tag({ children, hard = false }: { children: ReactNode; hard?: boolean }) {
  return <span className={classNames(styles.tag, hard && styles.hard)}>{children}</span>;
}

export interface FilterChipProps {
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Switches one rule on or off. */
export function FilterChip({ children, on, onChange }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classNames(styles.tag, styles.button)}
      onClick={() => onChange(!on)}
    >
      {on && <CheckIcon />}
      {children}
    </button>
  );
}

/** An added item that can be removed. */
export function RemovableTag({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <span className={styles.tag}>
      {name}
      <button type="button" aria-label={texts.remove(name)} className={styles.remove} onClick={onRemove}>
        <CloseIcon />
      </button>
    </span>
  );
}

export function TagList({ children }: { children: ReactNode }) {
  return <div className={styles.tags}>{children}</div>;
}
