import type { ReactNode } from 'react';
import styles from './key.module.css';

/** A key of the keyboard, shown where it acts. Give the control aria-keyshortcuts as well. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true">
      <kbd className={styles.key}>{children}</kbd>
    </span>
  );
}
