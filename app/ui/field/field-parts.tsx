import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  /** Helps before anything goes wrong. */
  hint?: ReactNode;
  /** Says what the entry led to: 'Somerville, Massachusetts'. */
  good?: ReactNode;
  /** Stands under the field and takes the hint's place. */
  error?: ReactNode;
  /** Marks the few that may be left empty; the rest is required. */
  optional?: boolean;
}

export function OptionalMark() {
  return <span className={styles.optional}>{texts.optional}</span>;
}

interface FieldMessageProps extends Omit<FieldWords, 'label' | 'optional'> {
  id: string;
  /** Where an error comes by itself and not with a press, it is said at once. */
  role?: 'alert';
}

export function FieldMessage({ id, hint, good, error, role }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} role={role} className={styles.error}>
        <AlertIcon />
        <span>{error}</span>
      </p>
    );
  }
  const words = good ?? hint;
  if (!words) return null;
  return (
    <p id={id} className={classNames(styles.hint, good !== undefined && styles.good)}>
      {words}
    </p>
  );
}

/** What a screen reader reads after the label; undefined where there is nothing to say. */
export function describedBy(words: Omit<FieldWords, 'label'>, messageId: string, ...others: (string | undefined)[]) {
  const message = words.error || words.good || words.hint ? messageId : undefined;
  return [...others, message].filter(Boolean).join(' ') || undefined;
}
