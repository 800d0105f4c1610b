import type { BoardId } from '../board.ts';
import { type Box, mirrored, overlap } from './box.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { Corners } from './homography.ts';
import { paintOf } from './paint.ts';
import type { CollagePiece } from './piece.ts';
import { placeStanding, type StandingPiece } from './placement.ts';
import type { CollageFormat } from './projection.ts';
import { rugCorners, rugTransform } from './rug-plane.ts';
import type { Spot } from './spots.ts';

export interface LaidRug {
  piece: CollagePiece;
  corners: Corners;
  /** The CSS transform for its picture; null if there is none and only the outline is drawn. */
  transform: string | null;
  tag: Spot;
}

/** Everything on a board in paint order: plane, rug, chips, pieces, note. */
export interface CollageLayout {
  plane: Box;
  paint: string;
  rug: LaidRug | null;
  chips: Chip[];
  standing: StandingPiece[];
  /** Where the specialist's note goes; null if a piece is in the way. */
  note: Box | null;
}

const planes: Readonly<Record<CollageFormat, Box>> = {
  landscape: { left: 0, top: 0, width: 39, height: 57 },
  portrait: { left: 0, top: 0, width: 43, height: 50 },
};
const slip: Box = { left: 4, top: 75.5, width: 27.5, height: 21.5 };
/** Candidate spots for a rug's number, best first. The first one clear of the others is used. */
const rugTags: Readonly<Record<CollageFormat, readonly [Spot, ...Spot[]]>> = {
  landscape: [
    { x: 93, y: 93 },
    { x: 74, y: 95 },
    { x: 30, y: 95 },
  ],
  portrait: [
    { x: 53, y: 96 },
    { x: 8, y: 95 },
    { x: 92, y: 72 },
  ],
};
const clearOfTags = 11;
/** Where a rug goes when nothing is on it. */
const bareFloor = 62;

export function layCollage(
  pieces: readonly CollagePiece[],
  { board, format }: { board: BoardId; format: CollageFormat },
): CollageLayout {
  const turn = (box: Box) => (board === 'a' ? box : mirrored(box));
  const { span, pieces: standing } = placeStanding(pieces, { board, format });
  const anchor = standing.find(({ role }) => role === 'anchor');
  const taken = standing.map(({ box }) => box);
  const free = (box: Box) => taken.every((other) => overlap(box, other) === 0);
  const note = turn(slip);
  return {
    plane: turn(planes[format]),
    paint: paintOf(anchor?.piece.swatch ?? null),
    rug: layRug(pieces, standing, {
      ...{ board, format, span },
      anchorFoot: anchor ? anchor.box.top + anchor.box.height : bareFloor,
    }),
    chips: chipsOf(pieces, format)
      .map((chip) => ({ ...chip, box: turn(chip.box), turn: board === 'a' ? chip.turn : -chip.turn }))
      .filter(({ box }) => free(box)),
    standing,
    note: format === 'landscape' && free(note) ? note : null,
  };
}

function layRug(
  pieces: readonly CollagePiece[],
  standing: readonly StandingPiece[],
  { board, ...floor }: { board: BoardId; format: CollageFormat; span: number; anchorFoot: number },
): LaidRug | null {
  const piece = pieces.find(({ kind }) => kind === 'rug');
  if (!piece) return null;
  const corners = rugCorners(piece.dimensions, floor);
  const tags = rugTags[floor.format].map(({ x, y }) => ({ x: board === 'a' ? x : 100 - x, y }));
  const isClear = (one: Spot) => standing.every(({ tag }) => Math.hypot(tag.x - one.x, tag.y - one.y) > clearOfTags);
  const tag = tags.find(isClear) ?? rugTags[floor.format][0];
  return { piece, corners, transform: rugTransform(piece, corners, floor.format), tag };
}
