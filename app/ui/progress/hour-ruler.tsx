import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';
import styles from './hour-ruler.module.css';
import { rulerTicks } from './ruler-ticks.ts';

export interface HourRulerProps {
  /** How many ticks, one per hour. */
  total: number;
  /** How many hours have passed, with fractions. Past the total, the hand stays at the end, in clay. */
  done: number;
  /** Every nth tick is taller. */
  tallEvery?: number;
  /** Labels below, each at its tick: [{ at: 24, text: '24 h' }]. */
  marks?: readonly { at: number; text: ReactNode }[];
  /** Lower and without labels, for a bar. */
  low?: boolean;
  label?: string;
}

/** The same clock for the customer who waits and the specialist who works. */
export function HourRuler({ total, done, tallEvery = 24, marks, low = false, label }: HourRulerProps) {
  const shown = Math.min(Math.max(done, 0), total);
  const late = done > total;
  return (
    <div className={styles.ruler}>
      <svg
        viewBox={`0 0 ${total} 20`}
        preserveAspectRatio="none"
        className={classNames(styles.ticks, low && styles.low)}
        role="img"
        aria-label={label ?? texts.hours(Math.floor(shown), total)}
      >
        {rulerTicks(total, shown, tallEvery).map(({ at, tall, gone }) => (
          <line
            key={at}
            x1={at}
            x2={at}
            y1={tall ? 4 : 10}
            y2={20}
            className={classNames(styles.tick, tall && styles.tall, gone && styles.gone)}
          />
        ))}
        <line x1={shown} x2={shown} y1={0} y2={20} className={classNames(styles.hand, late && styles.late)} />
      </svg>
      {marks && (
        <div className={styles.key} aria-hidden="true">
          {marks.map(({ at, text }) => (
            <span key={at} style={{ '--at': `${(at / total) * 100}%` } as CSSProperties}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
