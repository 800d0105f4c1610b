import { type ArrangedPiece, areaAt, type LayoutPiece, type LayoutRoom, type Turn } from '#core/room/index.ts';

/** A piece this close to a wall snaps to it, leaving room for the baseboard. */
const catches = 4;
const baseboard = 1;

const tidy = (inches: number) => Math.round(inches * 2) / 2;

/** Keeps the piece inside the room. One that's too large is centered. */
function inside(middle: number, half: number, length: number): number {
  return half * 2 > length ? length / 2 : Math.min(Math.max(middle, half), length - half);
}

function halves(piece: LayoutPiece, turn: Turn): [number, number] {
  const { right, bottom } = areaAt(piece, 0, 0, turn);
  return [right, bottom];
}

export function moveTo(room: LayoutRoom, piece: LayoutPiece, at: ArrangedPiece, x: number, y: number): ArrangedPiece {
  const [wide, deep] = halves(piece, at.turn);
  return { ...at, x: inside(tidy(x), wide, room.width), y: inside(tidy(y), deep, room.depth) };
}

/** The same for dragging: close to a wall it snaps to the wall. */
export function dragTo(room: LayoutRoom, piece: LayoutPiece, at: ArrangedPiece, x: number, y: number): ArrangedPiece {
  const [wide, deep] = halves(piece, at.turn);
  const caught = (middle: number, half: number, length: number) => {
    if (middle - half < catches) return half + baseboard;
    return length - half - middle < catches ? length - half - baseboard : middle;
  };
  return moveTo(room, piece, at, caught(x, wide, room.width), caught(y, deep, room.depth));
}

/** Turns a quarter to the right, then moves back inside if the longer side now sticks out. */
export function turnPiece(room: LayoutRoom, piece: LayoutPiece, at: ArrangedPiece): ArrangedPiece {
  return moveTo(room, piece, { ...at, turn: ((at.turn + 90) % 360) as Turn }, at.x, at.y);
}
