import { feetInWords, inchesInWords } from '#core/room/index.ts';
import type { RoomPlan as Plan } from '#core/survey/index.ts';
import { doorwayOnPlan } from './doorway-on-plan.ts';
import styles from './room-plan.module.css';

const wall = 4;
const around = 26;

/** The room to scale: its walls, its doorway and how the door opens. */
export function RoomPlan({ plan }: { plan: Plan }) {
  const { wallA, wallB, doorway } = plan;
  const { from, to, leaf } = doorwayOnPlan(plan);
  const said = `${feetInWords(wallA)} by ${feetInWords(wallB)}, doorway ${inchesInWords(doorway.width)} wide`;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-around} ${-around} ${wallA + 2 * around} ${wallB + 2 * around}`}
        role="img"
        aria-label={`The room: ${said}`}
        className={styles.plan}
      >
        <rect x={0} y={0} width={wallA} height={wallB} className={styles.floor} />
        <rect x={-wall / 2} y={-wall / 2} width={wallA + wall} height={wallB + wall} className={styles.walls} />
        <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={styles.opening} />
        {leaf && (
          <>
            <line x1={to[0]} y1={to[1]} x2={leaf[0]} y2={leaf[1]} className={styles.leaf} />
            <path
              d={`M ${from[0]} ${from[1]} A ${doorway.width} ${doorway.width} 0 0 ${sweep(from, to, leaf)} ${leaf[0]} ${leaf[1]}`}
              className={styles.swing}
            />
          </>
        )}
        <text x={wallA / 2} y={-10} className={styles.length}>
          A {feetInWords(wallA)}
        </text>
        <text
          x={wallA + 10}
          y={wallB / 2}
          className={styles.length}
          transform={`rotate(90 ${wallA + 10} ${wallB / 2})`}
        >
          B {feetInWords(wallB)}
        </text>
      </svg>
      {doorway.assumed && (
        <figcaption>Nobody told us where the doorway is: drawn in the middle of its wall.</figcaption>
      )}
    </figure>
  );
}

/** Which way round the arc goes from the closed to the open leaf. */
function sweep(
  [fx, fy]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  [lx, ly]: readonly [number, number],
) {
  return (fx - tx) * (ly - ty) - (fy - ty) * (lx - tx) > 0 ? 1 : 0;
}
