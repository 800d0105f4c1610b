import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  /** Help before anything goes wrong. */
  hint?: ReactNode;
  /** What the input resolved to: 'Somerville, Massachusetts'. */
  good?: ReactNode;
  /** Appears under the field in place of the hint. */
  error?: ReactNode;
  /** Marks the few optional fields; the rest are required. */
  optional?: boolean;
}

export function OptionalMark() {
  return <span className={styles.optional}>{texts.optional}</span>;
}

interface FieldMessageProps extends Omit<FieldWords, 'label' | 'optional'> {
  id: string;
  /** For errors that appear without a submit, so they're announced at once. */
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

/** What a screen reader reads after the label; undefined if there is nothing. */
export function describedBy(words: Omit<FieldWords, 'label'>, messageId: string, ...others: (string | undefined)[]) {
  const message = words.error || words.good || words.hint ? messageId : undefined;
  return [...others, message].filter(Boolean).join(' ') || undefined;
}
