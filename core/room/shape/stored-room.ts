import { type RoomShape, roomShapeSchema } from './room-shape.ts';

/** How a room is kept. A later version of the shop reads what an earlier one wrote by this number. */
const version = 1;

export const storedRoom = (room: RoomShape) => ({ version, ...room });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any room may have. */
const mostRead = 100;

const lists = ['doors', 'openings', 'windows', 'radiators', 'fixed', 'guessed'] as const;

/**
 * Reads a stored room. Lists that an older row lacks are empty, and a single thing we can't read or place is dropped
 * rather than the whole room. Null when the outline itself is no room: there's no honest default for walls.
 */
export function readStoredRoom(stored: unknown): RoomShape | null {
  if (!isObject(stored)) return null;
  const bare: Record<string, unknown> = { outline: stored.outline, ceiling: null };
  for (const name of lists) bare[name] = [];
  if (!roomShapeSchema.safeParse(bare).success) return null;
  const reads = (room: Record<string, unknown>) => roomShapeSchema.safeParse(room).success;
  let room = reads({ ...bare, ceiling: stored.ceiling }) ? { ...bare, ceiling: stored.ceiling } : bare;
  if (reads({ ...room, focus: stored.focus })) room = { ...room, focus: stored.focus };
  for (const name of lists) {
    const entries = Array.isArray(stored[name]) ? stored[name].slice(0, mostRead) : [];
    for (const entry of entries) {
      const more = { ...room, [name]: [...(room[name] as unknown[]), entry] };
      if (reads(more)) room = more;
    }
  }
  return roomShapeSchema.parse(room);
}
