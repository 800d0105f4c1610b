import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from '../quiz.module.css';

/** The question on one side, its answer on the other; stacked in a narrow window. */
export function SplitStep({ lead, beside, children }: { lead: ReactNode; beside?: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.step, styles.split)}>
      <div className={styles.lead}>
        {lead}
        {beside}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
