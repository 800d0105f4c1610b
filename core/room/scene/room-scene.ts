import { areaAt } from '../layout/geometry.ts';
import type { LayoutPiece, Placement, Turn } from '../layout/layout-types.ts';
import { type MeasuredRoom, roomOfMeasurements } from '../shape/measured-room.ts';
import { boundsOf, type RoomWall, wallsOf } from '../shape/outline.ts';
import type { RoomGuess, RoomShape } from '../shape/room-shape.ts';
import { type PrintTaste, type RoomFinishes, usualFinishes } from './finishes.ts';

/** Meters: x along wall A, y up, z away from wall A. */
export type Place = readonly [x: number, y: number, z: number];

export interface ScenePiece {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Its middle on the floor. */
  readonly x: number;
  readonly z: number;
  /** How far it's above the floor: the rug it is on. */
  readonly lift: number;
  readonly turn: Turn;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A furnished room to look at: the plan with heights, in meters. */
export interface RoomScene {
  readonly shape: RoomShape;
  readonly ceiling: number;
  readonly pieces: readonly ScenePiece[];
  /** What we drew without being told: the customer is told so. */
  readonly guessed: readonly RoomGuess[];
  readonly finishes: RoomFinishes;
  readonly prints: PrintTaste;
}

export const metersPerInch = 0.0254;
export const inMeters = (inches: number): number => inches * metersPerInch;

/** Inches. */
const usualCeiling = 96;
const usualWindow = { width: 72, sill: 26, head: 82, share: 0.6 } as const;
export const usualDoorHeight = 80;

/** The room as it was drawn, else as it was measured. Where no one told us about windows, it gets the usual one. */
export function roomOfPlan(plan: MeasuredRoom, drawn: RoomShape | null): RoomShape {
  const known = plan.drawn ?? drawn ?? roomOfMeasurements(plan);
  if (known.windows.length > 0 || !known.guessed.includes('windows')) return known;
  return { ...known, windows: guessedWindows(known) };
}

/** One window in the middle of a wall without a door, best across from it: where most rooms have theirs. */
function guessedWindows({ outline, doors, openings }: RoomShape): RoomShape['windows'] {
  const ways = [...doors, ...openings];
  const walls = wallsOf(outline);
  const entry = walls[ways[0]?.wall ?? 0];
  const isAcross = ({ inward }: RoomWall) =>
    entry !== undefined && inward[0] === -entry.inward[0] && inward[1] === -entry.inward[1];
  const [wall] = walls
    .filter(({ index }) => !ways.some((way) => way.wall === index))
    .sort((one, other) => Number(isAcross(other)) - Number(isAcross(one)) || other.length - one.length);
  if (!wall) return [];
  const width = Math.min(usualWindow.width, wall.length * usualWindow.share);
  const { sill, head } = usualWindow;
  return [{ id: 'guessed-window', wall: wall.index, offset: (wall.length - width) / 2, width, sill, head }];
}

const isFlat = ({ kind }: { kind: string }) => kind === 'rug';

/** The plan as a scene: every piece that has a place, at its own size, where the plan has it. */
export function roomScene(
  shape: RoomShape,
  pieces: readonly LayoutPiece[],
  placements: readonly Placement[],
  finishes = usualFinishes,
  prints: PrintTaste = 'warm',
): RoomScene {
  const standing = pieces.flatMap((piece) => {
    const at = placements.find(({ id }) => id === piece.id);
    return at ? [{ piece, at, area: areaAt(piece, at.x, at.y, at.turn) }] : [];
  });
  const rugs = standing.filter(({ piece }) => isFlat(piece));
  return {
    shape,
    ceiling: inMeters(shape.ceiling ?? usualCeiling),
    guessed: shape.guessed,
    finishes,
    prints,
    pieces: standing.map(({ piece, at, area }) => {
      const under = rugs.find(
        (rug) =>
          !isFlat(piece) &&
          rug.area.left <= area.left &&
          rug.area.top <= area.top &&
          rug.area.right >= area.right &&
          rug.area.bottom >= area.bottom,
      );
      return {
        ...{ id: piece.id, kind: piece.kind, name: piece.name ?? piece.kind },
        ...{ x: inMeters(at.x), z: inMeters(at.y), turn: at.turn, lift: under ? inMeters(under.piece.height) : 0 },
        ...{ width: inMeters(piece.width), depth: inMeters(piece.depth), height: inMeters(piece.height) },
      };
    }),
  };
}

/** The size of the room's bounding box. */
export function sceneSize({ shape, ceiling }: RoomScene): Place {
  const { right, bottom } = boundsOf(shape.outline);
  return [inMeters(right), ceiling, inMeters(bottom)];
}
