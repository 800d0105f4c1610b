import { type PieceKind, type Room, roomIds } from '../../catalog/index.ts';
import { type LayoutPiece, type LayoutRoom, planWalls } from './layout-types.ts';
import { seeded } from './search/luck.ts';

/** The catalog's widths and depths: smallest and largest of each. */
const sizes: Readonly<Partial<Record<PieceKind, readonly [number, number, number, number]>>> = {
  sofa: [60, 98, 33, 40],
  lounge_chair: [27, 36, 29, 37],
  sideboard: [54, 78, 16, 20],
  coffee_table: [34, 54, 22, 42],
  end_table: [16, 24, 16, 24],
  rug: [96, 144, 60, 108],
  bed: [58, 80, 80, 88],
  nightstand: [18, 26, 16, 20],
  dresser: [34, 66, 17, 21],
  bench: [44, 60, 15, 20],
  dining_table: [48, 84, 34, 48],
  dining_chair: [17, 22, 19, 24],
  stool: [15, 18, 16, 20],
  desk: [42, 66, 22, 30],
  desk_chair: [24, 28, 24, 28],
};

const piecesOfRoom: Readonly<Record<Room, readonly PieceKind[]>> = {
  'living-room': [
    'sofa',
    'coffee_table',
    'rug',
    'lounge_chair',
    'sideboard',
    'end_table',
    'lounge_chair',
    'end_table',
    'sideboard',
    'bench',
  ],
  bedroom: [
    'bed',
    'nightstand',
    'dresser',
    'nightstand',
    'rug',
    'bench',
    'lounge_chair',
    'dresser',
    'end_table',
    'coffee_table',
  ],
  'dining-room': [
    'dining_table',
    'dining_chair',
    'dining_chair',
    'dining_chair',
    'dining_chair',
    'sideboard',
    'rug',
    'dining_chair',
    'dining_chair',
    'sideboard',
  ],
  office: [
    'desk',
    'desk_chair',
    'rug',
    'sideboard',
    'lounge_chair',
    'end_table',
    'sideboard',
    'lounge_chair',
    'bench',
    'dresser',
  ],
};

export interface MadeUpRoom {
  readonly kind: Room;
  readonly room: LayoutRoom;
  readonly pieces: readonly LayoutPiece[];
}

/** A room with 3 to 10 pieces, from cramped to roomy. The same seed gives the same room. */
export function madeUpRoom(seed: number): MadeUpRoom {
  const next = seeded(seed * 2654435761 + 17);
  const between = (from: number, to: number) => Math.round((from + next() * (to - from)) * 2) / 2;
  const one = <T>(list: readonly T[], fallback: T): T => list[Math.floor(next() * list.length)] ?? fallback;
  const kind = one(roomIds, 'bedroom');
  const count = 3 + Math.floor(next() * 8);
  const kinds = piecesOfRoom[kind].slice(0, count);
  const small = 96 + count * 3;
  const width = between(small, 252);
  const depth = between(small, 228);
  const wall = one(planWalls, 'wall-b');
  const along = wall.endsWith('a') ? width : depth;
  const opening = between(28, 36);
  return {
    kind,
    room: {
      width,
      depth,
      doorway: {
        wall,
        width: opening,
        offset: between(0, along - opening),
        swing: one(['inward', 'inward', 'inward', 'outward', 'none'], 'inward'),
      },
    },
    pieces: kinds.map((piece, index) => {
      const [fromWidth, toWidth, fromDepth, toDepth] = sizes[piece] ?? [20, 40, 20, 40];
      return {
        id: `${piece}-${index + 1}`,
        kind: piece,
        width: between(fromWidth, toWidth),
        depth: between(fromDepth, toDepth),
        height: 30,
      };
    }),
  };
}
