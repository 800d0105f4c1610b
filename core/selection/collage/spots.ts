import type { PieceKind } from '../../catalog/index.ts';
import type { CollageFormat } from './projection.ts';

/** A piece's role on its board, from back to front, which is also the paint order. */
export const roles = ['back', 'anchor', 'side', 'front'] as const;
export type Role = (typeof roles)[number];

const roleOfKind: Readonly<Record<PieceKind, Role | 'floor'>> = {
  sofa: 'anchor',
  bed: 'anchor',
  dining_table: 'anchor',
  desk: 'anchor',
  bar_table: 'anchor',
  sideboard: 'back',
  dresser: 'back',
  standing_desk: 'back',
  lounge_chair: 'side',
  dining_chair: 'side',
  desk_chair: 'side',
  nightstand: 'side',
  stool: 'side',
  coffee_table: 'front',
  end_table: 'front',
  bench: 'front',
  rug: 'floor',
};

/** A board is built around its first piece, whatever it is. Other anchor-sized pieces go behind it. */
export function roleOf(kind: PieceKind, first: boolean): Role | 'floor' {
  const role = roleOfKind[kind];
  if (role === 'floor') return role;
  if (first) return 'anchor';
  return role === 'anchor' ? 'back' : role;
}

export interface Spot {
  x: number;
  y: number;
}

interface RoleSpots {
  /** The preferred position of the foot (center of the lower edge), in percent of the frame, on Board A. */
  spots: readonly [Spot, ...Spot[]];
  /** How far up and down it may move. */
  reach: readonly [highest: number, lowest: number];
}

const at = (x: number, y: number): Spot => ({ x, y });

export const roleSpots: Readonly<Record<CollageFormat, Readonly<Record<Role, RoleSpots>>>> = {
  landscape: {
    back: { spots: [at(71, 36.5), at(30, 34)], reach: [14, 52] },
    anchor: { spots: [at(35.5, 73)], reach: [50, 82] },
    side: { spots: [at(82.5, 80), at(13, 92), at(64, 92)], reach: [56, 97] },
    front: { spots: [at(50, 92), at(20, 94), at(78, 96)], reach: [64, 97] },
  },
  portrait: {
    back: { spots: [at(66, 34), at(30, 30)], reach: [12, 48] },
    anchor: { spots: [at(49, 66)], reach: [46, 76] },
    side: { spots: [at(77, 92), at(14, 90), at(50, 95)], reach: [58, 97.5] },
    front: { spots: [at(29, 94), at(60, 96), at(86, 97)], reach: [62, 97.5] },
  },
};

/** Alone, the anchor is centered. Without a back row it moves up a little. */
export function anchorSpot(format: CollageFormat, beside: { back: boolean; side: boolean; front: boolean }): Spot {
  const { x, y } = roleSpots[format].anchor.spots[0];
  const up = beside.back ? 0 : 3;
  return { x: beside.side || beside.back ? x : 50, y: y - up };
}
