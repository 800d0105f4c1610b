import type { ReactNode, Ref } from 'react';
import styles from './line-row.module.css';

/** One piece of an order in a list: picture, text and timeline. */
export const LineRow = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLLIElement> }) => (
  <li ref={ref} className={styles.line}>
    {children}
  </li>
);
