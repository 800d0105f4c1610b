import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The opening of a reading page: its title, one leading sentence, and what to do next. */
export function PageHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
