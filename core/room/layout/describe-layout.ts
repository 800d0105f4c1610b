import { feetInWords } from '../length-words.ts';
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
  const opens = { inward: 'and opens into the room', outward: 'and opens outward', none: 'and has no swinging door' };
  const head = `The room is ${feetInWords(width)} along wall A and ${feetInWords(depth)} along wall B. The doorway, ${feetInWords(doorway.width)} wide, is in ${wallNames[doorway.wall]}, ${feetInWords(doorway.offset)} from its left corner, ${opens[doorway.swing]}.`;
  return [head, ...placements.flatMap((at) => sentence(room, pieces, at))];
}

function sentence(room: LayoutRoom, pieces: readonly LayoutPiece[], at: Placement): string[] {
  const piece = pieces.find(({ id }) => id === at.id);
  if (!piece) return [];
  const area = areaAt(piece, at.x, at.y, at.turn);
  const distances: readonly [PlanWall, number][] = [
    ['wall-a', area.top],
    ['wall-b', room.width - area.right],
    ['opposite-wall-a', room.depth - area.bottom],
    ['opposite-wall-b', area.left],
  ];
  const back = distances.find(([wall]) => wall === backTo[at.turn])?.[1] ?? 0;
  const how = isRug(piece)
    ? 'lies'
    : back <= atWall
      ? `stands with its back to ${wallNames[backTo[at.turn]]},`
      : `stands free, facing ${wallNames[lookTo[at.turn]]},`;
  const near = (one: PlanWall, other: PlanWall) =>
    distances.filter(([wall]) => wall === one || wall === other).sort((a, b) => a[1] - b[1])[0];
  const told = [near('opposite-wall-b', 'wall-b'), near('wall-a', 'opposite-wall-a')]
    .filter((pair) => pair !== undefined)
    .filter(([wall]) => isRug(piece) || back > atWall || wall !== backTo[at.turn])
    .map(([wall, inches]) => `${feetInWords(Math.max(inches, 0))} from ${wallNames[wall]}`);
  return [`${capital(calledInText(piece))} ${how} ${told.join(' and ')}.`];
}
