import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The top of a reading page: title, lead sentence and next step. */
export function PageHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
