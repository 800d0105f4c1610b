import { usualDoorway } from '../layout/floor/frame.ts';
import { type LayoutRoom, planWalls } from '../layout/layout-types.ts';
import type { TypicalRoom } from '../layout/typical-room.ts';
import type { RoomMeasurements } from '../measurement-form.ts';
import { boundsOf, rectangle, wallsOf } from './outline.ts';
import { type RoomGuess, type RoomShape, roomGuesses } from './room-shape.ts';

export interface MeasuredRoom extends TypicalRoom {
  /** The doorway's place or swing is the usual one, because we weren't told. */
  readonly doorwayAssumed: boolean;
  /** As measured, in inches; unknown if it isn't here. */
  readonly doorwayHeight?: number | null;
}

const hundredths = (inches: number) => Math.round(inches * 100) / 100;

/**
 * The rectangle that the survey's measurements describe, with a list of everything we drew without being told. The
 * questionnaire doesn't ask about hinges, windows, radiators, fixed things or the ceiling.
 */
export function roomOfMeasurements({
  width,
  depth,
  doorway,
  typical,
  doorwayAssumed,
  doorwayHeight = null,
}: MeasuredRoom): RoomShape {
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

/**
 * What a drawing says about the walls and the main way in, in inches; null for what was only guessed. The walls are
 * those of the rectangle around the room. A door without a height wasn't measured.
 */
export function measurementsOfDrawing({ outline, doors, openings, guessed }: RoomShape): RoomMeasurements {
  const { right, bottom } = boundsOf(outline);
  const way = guessed.includes('door-size') ? undefined : (doors[0] ?? openings[0]);
  return {
    wallA: guessed.includes('wall-a') ? null : right,
    wallB: guessed.includes('wall-b') ? null : bottom,
    doorway: { width: way?.width ?? null, height: way?.height ?? null },
  };
}

/** The drawn room to furnish, with what we still had to guess. */
export const roomOfDrawing = (drawn: RoomShape): MeasuredRoom => ({
  ...layoutRoomOf(drawn),
  typical: [
    ...(drawn.guessed.includes('wall-a') ? (['wall A'] as const) : []),
    ...(drawn.guessed.includes('wall-b') ? (['wall B'] as const) : []),
    ...(drawn.guessed.includes('door-size') ? (['the doorway'] as const) : []),
  ],
  doorwayAssumed: drawn.guessed.includes('door-place'),
});

/** The drawn room as the plan takes it: the rectangle around it with the main way in, and everything that's in it. */
export function layoutRoomOf(drawn: RoomShape): LayoutRoom {
  const { outline, doors, openings } = drawn;
  const { right: width, bottom: depth } = boundsOf(outline);
  const [way] = [...doors, ...openings.map((opening) => ({ ...opening, swing: 'none' as const }))];
  const wall = way && wallsOf(outline)[way.wall];
  const { focus } = drawn;
  if (!way || !wall) return { width, depth, doorway: { ...usualDoorway, offset: 0 }, drawn, focus };
  const side = wall.inward[1] > 0 ? 0 : wall.inward[0] < 0 ? 1 : wall.inward[1] < 0 ? 2 : 3;
  const start = [wall.from.x, wall.from.y, width - wall.from.x, depth - wall.from.y][side] ?? 0;
  const { offset, swing } = way;
  return {
    width,
    depth,
    doorway: { wall: planWalls[side] ?? 'wall-a', offset: start + offset, width: way.width, swing },
    drawn,
    focus,
  };
}
