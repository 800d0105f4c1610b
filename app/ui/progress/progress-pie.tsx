import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { partialPath, piePath, pieStates } from './pie-path.ts';
import styles from './progress-pie.module.css';

export interface ProgressPieProps {
  done: number;
  /** What the ring shows, with fractions; defaults to `done`, which is what's read out. */
  exactly?: number | undefined;
  total: number;
  /** What is being answered now. */
  children?: ReactNode;
}

/** Always eight parts, however many steps there are. */
export function ProgressPie({ done, exactly = done, total, children }: ProgressPieProps) {
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
        {pieStates(exactly, total).map((state, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
          <path key={part} d={piePath(part)} className={styles[state]} />
        ))}
        <path d={partialPath(exactly, total)} className={styles.done} />
      </svg>
    </span>
  );
}
