import type { ReactNode } from 'react';
import styles from './key.module.css';

/** A keyboard key, shown where it works. Also give the control aria-keyshortcuts. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true">
      <kbd className={styles.key}>{children}</kbd>
    </span>
  );
}
