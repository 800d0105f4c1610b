import { feetOnPlan, type LayoutRoom, type RoomShape } from '#core/room/index.ts';
import { doorwayOnPlan, type Point } from './doorway-on-plan.ts';
import { ShapeShell } from './editor/shape-drawing.tsx';
import { MeasureLine } from './measure-line.tsx';
import styles from './room-drawing.module.css';

/** In inches, as drawn. */
export const wallThickness = 5;

/** How far from the wall its length is written; farther if the doorway's own measurement is in between. */
const dimension = ({ doorway }: LayoutRoom, wall: string): number => {
  if (doorway.wall !== wall) return 15;
  return 25 + (doorway.swing === 'outward' ? doorway.width : 0);
};
const beyond = 9;

/** Space around the room for walls, measurements, and a door that opens outward. */
export function marginsOf(room: LayoutRoom) {
  if (room.drawn) return drawnMargins(room.drawn);
  const { wall, swing, width } = room.doorway;
  const bare = (side: string) => wallThickness + 2 + (wall !== side ? 0 : swing === 'outward' ? width + 8 : 10);
  return {
    top: dimension(room, 'wall-a') + beyond,
    right: dimension(room, 'wall-b') + beyond,
    bottom: bare('opposite-wall-a'),
    left: bare('opposite-wall-b'),
  };
}

/** How far from a drawn wall its length is written. */
const besideWall = wallThickness + 8;

/** The same on each side that has a wall's length or a door beyond it. */
function drawnMargins({ doors }: RoomShape) {
  const outward = doors.filter(({ swing }) => swing === 'outward').map(({ width }) => width + 8);
  const all = Math.max(besideWall + beyond, ...outward.map((reach) => reach + wallThickness));
  return { top: all, right: all, bottom: all, left: all };
}

/** Walls, the doorway with its door swing, and the wall lengths. A drawn room is shown as it was drawn. */
export function RoomShell({ room, letters = true }: { room: LayoutRoom; letters?: boolean }) {
  const { width, depth, drawn } = room;
  if (drawn) return <ShapeShell room={drawn} lengths={besideWall} />;
  const above = -dimension(room, 'wall-a');
  const beside = width + dimension(room, 'wall-b');
  const name = (letter: string, inches: number) => `${letters ? `${letter}  ` : ''}${feetOnPlan(inches)}`;
  return (
    <>
      <rect width={width} height={depth} className={styles.floor} />
      <path
        d={`M ${-wallThickness} ${-wallThickness} h ${width + 2 * wallThickness} v ${depth + 2 * wallThickness} h ${-width - 2 * wallThickness} Z M 0 0 v ${depth} h ${width} v ${-depth} Z`}
        className={styles.walls}
      />
      <MeasureLine from={[0, above]} to={[width, above]} words={name('A', width)} look="wall" />
      <MeasureLine from={[beside, 0]} to={[beside, depth]} words={name('B', depth)} look="wall" />
      <Doorway room={room} />
    </>
  );
}

function Doorway({ room }: { room: LayoutRoom }) {
  const { from, to, into, leaf } = doorwayOnPlan(room);
  const { width } = room.doorway;
  const out = ([x, y]: Point): Point => [x - into[0] * wallThickness, y - into[1] * wallThickness];
  const [a, b] = [out(from), out(to)];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const side = into[0] === 0 ? 0 : into[0] < 0 ? 90 : -90;
  const off = wallThickness + 6;
  const label = [middle[0] - into[0] * off, middle[1] - into[1] * off] as const;
  return (
    <>
      <path d={`M ${from} L ${a} L ${b} L ${to} Z`} className={styles.opening} />
      {[
        [from, a],
        [to, b],
      ].map(([inner, outer]) => (
        <path key={`${inner}`} d={`M ${inner} L ${outer}`} className={styles.jamb} />
      ))}
      {leaf && (
        <>
          <path d={`M ${from} A ${width} ${width} 0 0 ${sweep(from, to, leaf)} ${leaf}`} className={styles.swing} />
          <path d={`M ${to} L ${leaf}`} className={styles.leaf} />
        </>
      )}
      <text
        x={label[0]}
        y={label[1]}
        transform={side === 0 ? undefined : `rotate(${side} ${label[0]} ${label[1]})`}
        className={styles.doorLabel}
      >
        Door {feetOnPlan(width)}
      </text>
    </>
  );
}

/** The arc direction from the closed to the open leaf. */
function sweep([fx, fy]: Point, [tx, ty]: Point, [lx, ly]: Point) {
  return (fx - tx) * (ly - ty) - (fy - ty) * (lx - tx) > 0 ? 1 : 0;
}
