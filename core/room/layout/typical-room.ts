import type { Room } from '../../catalog/index.ts';
import { usualDoorway } from './floor/frame.ts';
import type { LayoutRoom } from './layout-types.ts';

/** Typical American room sizes: inches along wall A and wall B. */
const typicalWalls: Readonly<Record<Room, readonly [number, number]>> = {
  'living-room': [204, 168],
  bedroom: [168, 156],
  'dining-room': [168, 144],
  office: [144, 120],
};

export interface TypicalRoom extends LayoutRoom {
  /** What wasn't measured; the plan labels it as typical. */
  readonly typical: readonly ('wall A' | 'wall B' | 'the doorway')[];
}

/** The room as far as it's known, with typical dimensions for the rest. */
export function typicalRoom(
  kind: Room | null,
  known: {
    readonly width?: number | null | undefined;
    readonly depth?: number | null | undefined;
    readonly doorway?: LayoutRoom['doorway'] | null | undefined;
  },
): TypicalRoom {
  const [wallA, wallB] = typicalWalls[kind ?? 'living-room'];
  const width = known.width ?? wallA;
  const depth = known.depth ?? wallB;
  const { wall, swing } = usualDoorway;
  const opening = Math.min(usualDoorway.width, depth);
  return {
    width,
    depth,
    doorway: known.doorway ?? { wall, swing, width: opening, offset: (depth - opening) / 2 },
    typical: [
      ...(known.width == null ? (['wall A'] as const) : []),
      ...(known.depth == null ? (['wall B'] as const) : []),
      ...(known.doorway == null ? (['the doorway'] as const) : []),
    ],
  };
}
