import { layoutNumbers, type Passing } from '#core/room/index.ts';
import styles from './passing.module.css';

/** The floor a wheelchair or a walker passes over, and where it can turn around. The notes say the same in words. */
export function PassingOverlay({ passing: { passed, turning } }: { passing: Passing }) {
  const ways = passed
    .map(({ left, top, right, bottom }) => `M ${left} ${top} H ${right} V ${bottom} H ${left} Z`)
    .join(' ');
  return (
    <g pointerEvents="none" data-passing>
      <path d={ways} className={styles.ways} />
      {turning.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={layoutNumbers.wheels.turning / 2} className={styles.turning} />
      ))}
    </g>
  );
}
