import { MeasureLine } from '#app/parts/room/measure-line.tsx';
import { type Finding, feetOnPlan } from '#core/room/index.ts';

const drawn = ['sofa-to-table', 'seat-to-seat', 'bed-sides', 'behind-chairs'];

/** A diagonal line says little on a plan and crosses everything. */
const isStraight = ([from, to]: NonNullable<Finding['line']>) =>
  Math.min(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) < 6;

/** Draws the distances that decide how livable the room is. */
export function PlanLengths({ findings }: { findings: readonly Finding[] }) {
  return (
    <g pointerEvents="none">
      {findings.map(({ rule, line, inches }) =>
        line && inches !== null && drawn.includes(rule) && isStraight(line) ? (
          <MeasureLine key={rule} from={line[0]} to={line[1]} words={feetOnPlan(inches)} />
        ) : null,
      )}
    </g>
  );
}
