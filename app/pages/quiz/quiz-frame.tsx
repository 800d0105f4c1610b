import type { ReactNode } from 'react';
import { ProgressPie } from '#app/ui/progress/progress-pie.tsx';
import styles from './quiz-frame.module.css';
import { quizWords as words } from './words.ts';

interface QuizFrameProps {
  /** 'Living room, your sofa', or 'Your sofa' in a narrow window. */
  heading: string;
  shortHeading: string;
  done: number;
  /** The same as a fraction, which grows with every screen. */
  doneExactly?: number;
  of: number;
  /** How long the rest takes; not shown where we don't know. */
  minutesLeft?: number;
  children: ReactNode;
  /** Back, save status, Continue. */
  bar: ReactNode;
}

/** The frame around every step: the progress, beside the header's logo, and the way forward. */
export function QuizFrame(props: QuizFrameProps) {
  const { heading, shortHeading, done, doneExactly, of, minutesLeft, children, bar } = props;
  return (
    <div className={styles.quiz}>
      <div className={styles.head}>
        <ProgressPie done={done} exactly={doneExactly} total={of}>
          <span className={styles.words}>
            <span className={styles.long}>{heading}</span>
            <span className={styles.short}>{shortHeading}</span>
            {minutesLeft !== undefined && <span className={styles.minutes}>{words.minutesLeft(minutesLeft)}</span>}
          </span>
        </ProgressPie>
      </div>
      <div className={styles.body}>{children}</div>
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  );
}
