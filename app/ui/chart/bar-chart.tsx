import { classNames } from '../class-names.ts';
import styles from './chart.module.css';

export interface Bar {
  label: string;
  value: number;
  /** The value as text: '$1,200'. */
  said: string;
}

const width = 720;
const height = 200;
/** Tall enough for the larger labels on phones. */
const foot = 32;
const head = 18;
/** Up to this many bars keep all their labels on a phone. */
const roomy = 6;

/** A bar chart over time. Screen readers get one sentence; the numbers are in a table beside it. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  const thick = Math.min(48, step * 0.6);
  const every = Math.ceil(bars.length / 12);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={classNames(styles.chart, bars.length > roomy && styles.crowded)}
    >
      <line x1={0} x2={width} y1={height - foot} y2={height - foot} className={styles.ground} />
      {bars.map(({ label: name, value, said }, index) => {
        const tall = (Math.max(0, value) / most) * (height - foot - head);
        const centre = step * (index + 0.5);
        return (
          <g key={name}>
            <rect x={centre - thick / 2} y={height - foot - tall} width={thick} height={tall} className={styles.bar} />
            {value > 0 && step >= 48 && (
              <text x={centre} y={height - foot - tall - 6} className={styles.value}>
                {said}
              </text>
            )}
            {index % every === 0 && (
              <text x={centre} y={height - 8} className={styles.name}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
