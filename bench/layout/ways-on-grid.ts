import type { RoomShape } from '../../core/room/index.ts';
import { type Box, before, builtIn, isFloor, type Put } from './second-judge.ts';

/** Half of a person who squeezes through, less what an inch grid loses. */
const half = 8;

/**
 * Whether someone who comes in by the first door gets to every other door and piece: walks the room inch by inch.
 */
export function waysOnGrid(shape: RoomShape, puts: readonly Put[]): boolean {
  const wide = Math.ceil(Math.max(...shape.outline.map(({ x }) => x)));
  const deep = Math.ceil(Math.max(...shape.outline.map(({ y }) => y)));
  const solid = new Uint8Array(wide * deep);
  const fill = ({ x0, y0, x1, y1 }: Box, grown: number) => {
    for (let y = Math.max(0, Math.ceil(y0 - grown)); y < Math.min(deep, y1 + grown - 1); y += 1)
      for (let x = Math.max(0, Math.ceil(x0 - grown)); x < Math.min(wide, x1 + grown - 1); x += 1)
        solid[y * wide + x] = 1;
  };
  for (const box of builtIn(shape)) fill(box, half);
  for (const { piece, box } of puts) if (piece.kind !== 'rug') fill(box, half);
  closeOutside(shape, wide, deep, solid);
  const doors = [...shape.doors, ...shape.openings].map((way) => before(shape, way, half + 3));
  const [entry] = doors;
  if (!entry) return true;
  flood(solid, wide, deep, entry);
  const reached = ({ x0, y0, x1, y1 }: Box, near: number): boolean => {
    for (let y = Math.max(0, Math.floor(y0 - near)); y < Math.min(deep, y1 + near); y += 1)
      for (let x = Math.max(0, Math.floor(x0 - near)); x < Math.min(wide, x1 + near); x += 1)
        if (solid[y * wide + x] === 2) return true;
    return false;
  };
  const atTable = (put: Put) =>
    puts.some(
      ({ piece, box }) =>
        /chair|stool|bench/.test(piece.kind) &&
        /table|desk/.test(put.piece.kind) &&
        near(box, put.box) &&
        reached(box, half + 2),
    );
  return (
    doors.every((door) => reached(door, 0)) &&
    puts.every((put) => put.piece.kind === 'rug' || reached(put.box, half + 2) || atTable(put))
  );
}

const near = (a: Box, b: Box) => a.x0 < b.x1 + 8 && b.x0 < a.x1 + 8 && a.y0 < b.y1 + 8 && b.y0 < a.y1 + 8;

/** A person's middle stays this far from every wall. */
function closeOutside(shape: RoomShape, wide: number, deep: number, solid: Uint8Array): void {
  const { outline } = shape;
  for (let y = 0; y < deep; y += 1)
    for (let x = 0; x < wide; x += 1) {
      if (solid[y * wide + x] !== 0) continue;
      const [px, py] = [x + 0.5, y + 0.5];
      let closest = Number.POSITIVE_INFINITY;
      outline.forEach((from, index) => {
        const to = outline[(index + 1) % outline.length] ?? from;
        const dx = Math.max(Math.min(from.x, to.x) - px, px - Math.max(from.x, to.x), 0);
        const dy = Math.max(Math.min(from.y, to.y) - py, py - Math.max(from.y, to.y), 0);
        closest = Math.min(closest, Math.max(dx, dy));
      });
      if (closest < half || !isFloor(shape, px, py)) solid[y * wide + x] = 1;
    }
}

function flood(solid: Uint8Array, wide: number, deep: number, { x0, y0, x1, y1 }: Box): void {
  const open: number[] = [];
  const enter = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= wide || y >= deep || solid[y * wide + x] !== 0) return;
    solid[y * wide + x] = 2;
    open.push(y * wide + x);
  };
  for (let y = Math.floor(y0); y < y1; y += 1) for (let x = Math.floor(x0); x < x1; x += 1) enter(x, y);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % wide;
    const y = (cell - x) / wide;
    enter(x - 1, y);
    enter(x + 1, y);
    enter(x, y - 1);
    enter(x, y + 1);
  }
}
