import type { Point } from './doorway-on-plan.ts';
import styles from './room-drawing.module.css';

export interface MeasureLineProps {
  from: Point;
  to: Point;
  words: string;
  look?: 'wall' | 'inside';
}

const tick = 2.2;

/** A dimension line: a tick at each end and the length in the middle. */
export function MeasureLine({ from, to, words, look = 'inside' }: MeasureLineProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 3) return null;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const readable = angle > 91 || angle < -89 ? angle + 180 : angle;
  const at = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const short = look === 'inside' && length < 22;
  return (
    <g className={look === 'wall' ? styles.wallLength : styles.length}>
      <g transform={`translate(${from}) rotate(${angle})`}>
        <path
          d={`M 0 ${-tick} V ${tick} M 0 0 H ${length} M ${length} ${-tick} V ${tick}`}
          className={styles.measure}
        />
      </g>
      <text
        transform={`translate(${at}) rotate(${readable})`}
        dy={short ? '-0.5em' : '0.35em'}
        className={styles.figure}
      >
        {words}
      </text>
    </g>
  );
}
