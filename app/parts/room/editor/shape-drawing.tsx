import { useId } from 'react';
import { MeasureLine } from '#app/parts/room/measure-line.tsx';
import { boundsOf, feetOnPlan, type RoomDoor, type RoomShape, type RoomWall, wallsOf } from '#core/room/index.ts';
import styles from './shape-drawing.module.css';

/** In inches, as drawn. */
export const thickness = 5;

const pathOf = (points: readonly { x: number; y: number }[]) =>
  `M ${points.map(({ x, y }) => `${x} ${y}`).join(' L ')} Z`;

/** A point of a wall: along it from its left corner, and into the room. */
export const at = ({ from, along, inward }: RoomWall, run: number, into = 0) => ({
  x: from.x + along[0] * run + inward[0] * into,
  y: from.y + along[1] * run + inward[1] * into,
});

/** The part of the plane that a drawing shows, with space for the walls' lengths around the room. */
export function viewOf({ outline }: RoomShape) {
  const { right, bottom } = boundsOf(outline);
  const margin = Math.max(right, bottom) * 0.13 + thickness + 6;
  return { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin };
}

export const boxOf = ({ x, y, width, height }: ReturnType<typeof viewOf>) => `${x} ${y} ${width} ${height}`;

/** Floor, walls and everything on them. Lengths are written outside when `lengths` is given, that many inches away. */
export function ShapeShell({ room, lengths }: { room: RoomShape; lengths?: number }) {
  const walls = wallsOf(room.outline);
  const outline = pathOf(room.outline);
  const on = <One extends { id: string; wall: number }>(list: readonly One[]) =>
    list.flatMap((one) => {
      const wall = walls[one.wall];
      return wall ? [{ one, wall }] : [];
    });
  return (
    <g className={styles.still}>
      <path d={outline} strokeWidth={thickness * 2} className={styles.walls} />
      <path d={outline} className={styles.floor} />
      {room.fixed.map(({ id, x, y, width, depth }) => (
        <rect key={id} x={x} y={y} width={width} height={depth} className={styles.fixed} />
      ))}
      {on(room.openings).map(({ one, wall }) => (
        <Gap key={one.id} wall={wall} offset={one.offset} width={one.width} />
      ))}
      {on(room.doors).map(({ one, wall }) => (
        <Door key={one.id} door={one} wall={wall} />
      ))}
      {on(room.windows).map(({ one, wall }) => (
        <Pane key={one.id} wall={wall} offset={one.offset} width={one.width} />
      ))}
      {on(room.radiators).map(({ one, wall }) => (
        <Radiator key={one.id} wall={wall} offset={one.offset} width={one.width} depth={one.depth} />
      ))}
      {lengths !== undefined &&
        walls.map((wall) => {
          const [from, to] = [at(wall, 0, -lengths), at(wall, wall.length, -lengths)];
          return (
            <MeasureLine
              key={wall.index}
              from={[from.x, from.y]}
              to={[to.x, to.y]}
              words={feetOnPlan(wall.length)}
              look="wall"
            />
          );
        })}
    </g>
  );
}

interface Stretch {
  wall: RoomWall;
  offset: number;
  width: number;
}

const stretch = ({ wall, offset, width }: Stretch, from: number, to: number) =>
  pathOf([at(wall, offset, from), at(wall, offset + width, from), at(wall, offset + width, to), at(wall, offset, to)]);

const Gap = (given: Stretch) => <path d={stretch(given, 0.4, -thickness - 0.2)} className={styles.gap} />;

function Pane(given: Stretch) {
  const middle = [
    at(given.wall, given.offset, -thickness / 2),
    at(given.wall, given.offset + given.width, -thickness / 2),
  ];
  return (
    <>
      <path d={stretch(given, 0, -thickness)} className={styles.pane} />
      <path d={pathOf(middle)} className={styles.pane} />
    </>
  );
}

function Radiator(given: Stretch & { depth: number }) {
  const { wall, offset, width, depth } = given;
  const count = Math.max(2, Math.round(width / 5));
  const fins = Array.from({ length: count - 1 }, (_, index) => offset + ((index + 1) * width) / count);
  return (
    <>
      <path d={stretch(given, 1, 1 + depth)} className={styles.radiator} />
      {fins.map((fin) => (
        <path key={fin} d={pathOf([at(wall, fin, 1), at(wall, fin, 1 + depth)])} className={styles.fin} />
      ))}
    </>
  );
}

/** The hinge is on the left or right for someone in the room who faces the wall. */
function Door({ door, wall }: { door: RoomDoor; wall: RoomWall }) {
  const { offset, width, hinge, swing } = door;
  const into = swing === 'outward' ? -1 : 1;
  const face = swing === 'outward' ? -thickness : 0;
  const [pivot, shut] = hinge === 'left' ? [offset, offset + width] : [offset + width, offset];
  const [here, closed, open] = [at(wall, pivot, face), at(wall, shut, face), at(wall, pivot, face + into * width)];
  const turn = (closed.x - here.x) * (open.y - here.y) - (closed.y - here.y) * (open.x - here.x) > 0 ? 1 : 0;
  return (
    <>
      <Gap wall={wall} offset={offset} width={width} />
      {swing !== 'none' && (
        <>
          <path
            d={`M ${here.x} ${here.y} L ${closed.x} ${closed.y} A ${width} ${width} 0 0 ${turn} ${open.x} ${open.y} Z`}
            className={styles.sweep}
          />
          <path d={pathOf([here, open])} className={styles.leaf} />
        </>
      )}
    </>
  );
}

/** The room as a picture: for the brief, and to compare two drawings. */
export function ShapeDrawing({
  room,
  label,
  className,
}: {
  room: RoomShape;
  label: string;
  className?: string | undefined;
}) {
  const title = useId();
  const view = viewOf(room);
  return (
    <svg viewBox={boxOf(view)} role="img" aria-labelledby={title} className={className ?? styles.picture}>
      <title id={title}>{label}</title>
      <ShapeShell room={room} lengths={thickness + view.width * 0.04} />
    </svg>
  );
}
