import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { piePath, pieStates } from './pie-path.ts';
import styles from './progress-pie.module.css';

export interface ProgressPieProps {
  done: number;
  total: number;
  /** What is being answered now. */
  children?: ReactNode;
}

/** Always eight parts, however many steps there are. */
export function ProgressPie({ done, total, children }: ProgressPieProps) {
  return (
    <span className={styles.pie}>
      {children}
      <svg
        viewBox="-22 -22 44 44"
        className={styles.ring}
        role="progressbar"
        aria-label={texts.progress(done, total)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={texts.progress(done, total)}
      >
        {pieStates(done, total).map((state, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
          <path key={part} d={piePath(part)} className={styles[state]} />
        ))}
      </svg>
    </span>
  );
}
