import { type LayoutRoom, type PlanWall, planWalls } from '../layout/layout-types.ts';
import type { TypicalRoom } from '../layout/typical-room.ts';
import { boundsOf, floorArea, rectangle } from './outline.ts';
import { type RoomGuess, type RoomShape, roomGuesses } from './room-shape.ts';

export interface MeasuredRoom extends TypicalRoom {
  /** The doorway's place or swing is the usual one, because we weren't told. */
  readonly doorwayAssumed: boolean;
}

const hundredths = (inches: number) => Math.round(inches * 100) / 100;

/**
 * The rectangle that the survey's measurements describe, with a list of everything we drew without being told. The
 * questionnaire doesn't ask about hinges, windows, radiators, fixed things or the ceiling.
 */
export function roomOfMeasurements(
  { width, depth, doorway, typical, doorwayAssumed }: MeasuredRoom,
  doorwayHeight: number | null = null,
): RoomShape {
  const guesses: Readonly<Record<RoomGuess, boolean>> = {
    'wall-a': typical.includes('wall A'),
    'wall-b': typical.includes('wall B'),
    'door-size': typical.includes('the doorway'),
    'door-place': doorwayAssumed,
    'door-swing': doorwayAssumed,
    'door-hinge': doorway.swing !== 'none',
    windows: true,
    radiators: true,
    'fixed-things': true,
    ceiling: true,
  };
  return {
    outline: [...rectangle(hundredths(width), hundredths(depth))],
    ceiling: null,
    doors: [
      {
        ...{ id: 'door-1', wall: planWalls.indexOf(doorway.wall), offset: hundredths(doorway.offset) },
        ...{ width: hundredths(doorway.width), height: doorwayHeight === null ? null : hundredths(doorwayHeight) },
        // The plan has always drawn the hinge on the right.
        ...{ hinge: 'right', swing: doorway.swing },
      },
    ],
    ...{ openings: [], windows: [], radiators: [], fixed: [] },
    guessed: roomGuesses.filter((guess) => guesses[guess]),
  };
}

/** The room as the plan takes it today: a rectangle with one doorway. Null for any other room. */
export function layoutRoomOf({ outline, doors, openings }: RoomShape): LayoutRoom | null {
  const { right, bottom } = boundsOf(outline);
  const [way, ...others] = [...doors, ...openings.map((opening) => ({ ...opening, swing: 'none' as const }))];
  if (outline.length !== 4 || floorArea(outline) !== right * bottom || !way || others.length > 0) return null;
  const first = outline.findIndex(({ x, y }) => x === 0 && y === 0);
  const wall: PlanWall | undefined = planWalls[(way.wall - first + 4) % 4];
  if (wall === undefined) return null;
  return { width: right, depth: bottom, doorway: { wall, offset: way.offset, width: way.width, swing: way.swing } };
}
