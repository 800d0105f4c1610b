import type { PieceKind, Room } from '../../core/catalog/index.ts';
import type { LayoutPiece } from '../../core/room/index.ts';
import type { Dice } from './real-rooms.ts';

type Size = readonly [width: number, depth: number, height: number];

/** Sizes as furniture is sold. */
const sizes: Readonly<Partial<Record<PieceKind, readonly Size[]>>> = {
  sofa: [
    [72, 34, 31],
    [79, 36, 33],
    [84, 37, 32],
    [92, 39, 31],
  ],
  lounge_chair: [
    [28, 31, 30],
    [30, 33, 32],
    [34, 36, 31],
  ],
  coffee_table: [
    [36, 36, 16],
    [44, 24, 17],
    [48, 26, 16],
    [52, 30, 15],
  ],
  sideboard: [
    [54, 16, 28],
    [60, 18, 30],
    [72, 18, 30],
    [78, 20, 32],
  ],
  end_table: [
    [16, 16, 22],
    [20, 20, 22],
    [22, 24, 23],
  ],
  rug: [
    [96, 60, 0.5],
    [120, 96, 0.5],
    [144, 108, 0.5],
  ],
  bed: [
    [58, 80, 44],
    [64, 84, 46],
    [64, 86, 40],
    [80, 86, 46],
  ],
  nightstand: [
    [18, 16, 24],
    [22, 18, 25],
    [26, 19, 26],
  ],
  dresser: [
    [36, 18, 50],
    [54, 19, 34],
    [62, 20, 34],
  ],
  bench: [
    [44, 16, 18],
    [52, 18, 18],
  ],
  dining_chair: [
    [18, 21, 32],
    [19, 22, 33],
    [21, 23, 31],
  ],
  stool: [[16, 18, 30]],
  desk: [
    [48, 24, 30],
    [55, 28, 30],
    [64, 30, 30],
  ],
  desk_chair: [
    [25, 25, 36],
    [27, 27, 40],
  ],
};

/** Tables by how many sit at them. */
const tables: Readonly<Record<number, readonly Size[]>> = {
  4: [
    [48, 34, 30],
    [60, 36, 30],
    [48, 48, 30],
  ],
  6: [
    [72, 38, 30],
    [78, 38, 30],
  ],
  8: [
    [84, 40, 30],
    [96, 42, 30],
  ],
};

/** By importance. A dining table comes with its chairs. */
const wanted: Readonly<Record<Room, readonly (PieceKind | 'diners')[]>> = {
  'living-room': [
    ...([
      'sofa',
      'coffee_table',
      'sideboard',
      'rug',
      'lounge_chair',
      'end_table',
      'lounge_chair',
      'end_table',
    ] as const),
    ...(['diners', 'bench'] as const),
  ],
  bedroom: [
    ...(['bed', 'nightstand', 'nightstand', 'dresser', 'rug', 'bench', 'lounge_chair', 'dresser', 'desk'] as const),
    ...(['desk_chair', 'end_table'] as const),
  ],
  'dining-room': ['diners', 'sideboard', 'rug', 'sideboard', 'lounge_chair', 'bench'],
  office: [
    ...([
      'desk',
      'desk_chair',
      'sideboard',
      'rug',
      'lounge_chair',
      'end_table',
      'sofa',
      'coffee_table',
      'bench',
    ] as const),
    'dresser',
  ],
};

/** The share of the floor that furniture without rugs may take. */
const fullest = 0.46;
const most = 14;

/** A seat needs its own floor in front of it, so a full room has fewer of everything. */
export function furnitureFor(dice: Dice, room: Room, floor: number): LayoutPiece[] {
  const count = Math.max(dice.between(3, most), dice.between(3, most));
  const alike = new Map<PieceKind, Size>();
  const pieces: LayoutPiece[] = [];
  let taken = 0;
  const put = (kind: PieceKind, size: Size): boolean => {
    const [width, depth, height] = size;
    const area = kind === 'rug' ? 0 : width * depth;
    if (pieces.length >= count || taken + area > fullest * floor) return false;
    taken += area;
    pieces.push({ id: `${kind}-${pieces.length + 1}`, kind, width, depth, height });
    return true;
  };
  /** Chairs and nightstands come in sets. */
  const sizeOf = (kind: PieceKind): Size => {
    const size = alike.get(kind) ?? dice.one(sizes[kind] ?? [[24, 24, 30]]);
    alike.set(kind, size);
    return size;
  };
  for (const kind of wanted[room]) {
    if (kind === 'diners') {
      const seats = count - pieces.length >= 9 && floor > 24000 ? dice.one([6, 8]) : count > 6 ? dice.one([4, 6]) : 4;
      if (room !== 'dining-room' && (count - pieces.length < 5 || floor < 40000)) continue;
      if (put('dining_table', dice.one(tables[seats] ?? [])))
        for (let seat = 0; seat < seats; seat += 1) put('dining_chair', sizeOf('dining_chair'));
    } else if (room !== 'living-room' || kind !== 'sideboard' || dice.chance(0.75)) put(kind, sizeOf(kind));
  }
  return pieces;
}
