import { feetInWords } from '../length-words.ts';
import { clearanceOf } from '../shape/outline.ts';
import type { RoomShape } from '../shape/room-shape.ts';
import { areaAt } from './geometry.ts';
import { calledInText, isRug } from './kinds.ts';
import type { LayoutPiece, LayoutRoom, Placement, PlanWall } from './layout-types.ts';

const wallNames: Readonly<Record<PlanWall, string>> = {
  'wall-a': 'wall A',
  'wall-b': 'wall B',
  'opposite-wall-a': 'the wall opposite A',
  'opposite-wall-b': 'the wall opposite B',
};

const backTo = { 0: 'wall-a', 90: 'wall-b', 180: 'opposite-wall-a', 270: 'opposite-wall-b' } as const;
const lookTo = { 0: 'opposite-wall-a', 90: 'opposite-wall-b', 180: 'wall-a', 270: 'wall-b' } as const;

/** A piece closer to the wall than this counts as at the wall. */
const atWall = 6;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The plan as text for people who can't see it: the room, the doorway, then each piece by its distance from the nearest
 * walls.
 */
export function describeLayout(
  room: LayoutRoom,
  pieces: readonly LayoutPiece[],
  placements: readonly Placement[],
): string[] {
  const { width, depth, doorway } = room;
  if (room.drawn) return [drawnHead(room, room.drawn), ...placements.flatMap((at) => sentence(room, pieces, at))];
  const opens = { inward: 'and opens into the room', outward: 'and opens outward', none: 'and has no swinging door' };
  const head = `The room is ${feetInWords(width)} along wall A and ${feetInWords(depth)} along wall B. The doorway, ${feetInWords(doorway.width)} wide, is in ${wallNames[doorway.wall]}, ${feetInWords(doorway.offset)} from its left corner, ${opens[doorway.swing]}.`;
  return [head, ...placements.flatMap((at) => sentence(room, pieces, at))];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function drawnHead({ width, depth }: LayoutRoom, { outline, doors, openings, windows }: RoomShape): string {
  const ways = [
    counted(doors.length, 'door'),
    ...(openings.length > 0 ? [counted(openings.length, 'opening')] : []),
    ...(windows.length > 0 ? [counted(windows.length, 'window')] : []),
  ];
  const list = ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} and ${ways.at(-1)}`;
  return `The room has ${counted(outline.length, 'wall')}. It’s ${feetInWords(width)} across and ${feetInWords(depth)} deep at its longest, with ${list}.`;
}

/** A drawn room may have several walls on each side. */
const sideNames: typeof wallNames = {
  'wall-a': 'the wall at the top',
  'wall-b': 'the wall on the right',
  'opposite-wall-a': 'the wall at the bottom',
  'opposite-wall-b': 'the wall on the left',
};

function sentence(room: LayoutRoom, pieces: readonly LayoutPiece[], at: Placement): string[] {
  const piece = pieces.find(({ id }) => id === at.id);
  if (!piece) return [];
  const area = areaAt(piece, at.x, at.y, at.turn);
  const gaps = room.drawn
    ? clearanceOf(room.drawn.outline, area)
    : { left: area.left, top: area.top, right: room.width - area.right, bottom: room.depth - area.bottom };
  const distances: readonly [PlanWall, number][] = [
    ['wall-a', gaps.top],
    ['wall-b', gaps.right],
    ['opposite-wall-a', gaps.bottom],
    ['opposite-wall-b', gaps.left],
  ];
  const names = room.drawn ? sideNames : wallNames;
  const back = distances.find(([wall]) => wall === backTo[at.turn])?.[1] ?? 0;
  const how = isRug(piece)
    ? 'lies'
    : back <= atWall
      ? `is against ${names[backTo[at.turn]]},`
      : `faces ${names[lookTo[at.turn]]},`;
  const near = (one: PlanWall, other: PlanWall) =>
    distances.filter(([wall]) => wall === one || wall === other).sort((a, b) => a[1] - b[1])[0];
  const told = [near('opposite-wall-b', 'wall-b'), near('wall-a', 'opposite-wall-a')]
    .filter((pair) => pair !== undefined)
    .filter(([wall]) => isRug(piece) || back > atWall || wall !== backTo[at.turn])
    .map(([wall, inches]) => `${feetInWords(Math.max(inches, 0))} from ${names[wall]}`);
  return [`${capital(calledInText(piece))} ${how} ${told.join(' and ')}.`];
}
