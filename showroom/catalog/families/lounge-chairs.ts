import type { ArmStyle } from '../../models/seating/arm.ts';
import type { LoungeChairType } from '../../models/seating/lounge-chair.ts';
import { type MetalId, metals, upholsteries, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import type { Piece } from '../piece.ts';
import { type CoveredVariant, covered, type UpholsteredFamily, upholsteredFacts } from './upholstered.ts';

interface Variant extends CoveredVariant {
  metal?: MetalId;
}

interface ChairFamily extends UpholsteredFamily<Variant> {
  type: LoungeChairType;
  style: 'plush' | 'exposed_frame';
  arm?: ArmStyle;
}

const NOUN: Record<LoungeChairType, string> = {
  stationary_standard: 'lounge chair',
  recliner: 'recliner',
  swivel: 'swivel chair',
};
const v = covered<Variant>();

const families: ChairFamily[] = [
  {
    name: 'Saddler',
    type: 'stationary_standard',
    style: 'exposed_frame',
    brand: 'osterby',
    size: [28, 31, 35],
    blurb: 'Sculpted arms, a slatted back and a seat pitched for reading.',
    variants: [
      v('Draper', 'cognac', 1149),
      v('Draper', 'sage', 899),
      v('Moody light', 'flax', 949, { wood: 'oak' }),
      v('Moody dark', 'ink', 999),
    ],
  },
  {
    name: 'Girder',
    type: 'stationary_standard',
    style: 'exposed_frame',
    brand: 'quillon',
    size: [28, 31, 33],
    blurb: 'Square steel tube, two thick cushions and leather where the hand rests.',
    variants: [v('Axelrod', 'saddle', 1699, { metal: 'black' }), v('Axelrod', 'slate', 399, { metal: 'black' })],
  },
  {
    name: 'Fenwick',
    type: 'stationary_standard',
    style: 'plush',
    brand: 'fenn',
    size: [33, 35, 33],
    arm: 'track',
    blurb: 'The one-seat version of a very good sofa.',
    variants: [v('Moody light', 'ivory', 649), v('Draper', 'mustard', 699), v('Axelrod', 'charcoal', 749)],
  },
  {
    name: 'Dowager',
    type: 'stationary_standard',
    style: 'plush',
    brand: 'pell',
    size: [36, 37, 36],
    arm: 'rolled',
    blurb: 'Rolled arms, deep seat, a back that gives just enough.',
    variants: [v('Moody dark', 'oxblood', 1790), v('Moody light', 'oat', 1699), v('Moody dark', 'plum', 1890)],
  },
  {
    name: 'Idle',
    type: 'recliner',
    style: 'plush',
    brand: 'larkmoor',
    size: [35, 39, 41],
    blurb: 'Leans back with a push, stays where you leave it, and looks like a chair while it does.',
    variants: [
      v('Moody light', 'sand', 1199),
      v('Draper', 'cognac', 1990),
      v('Axelrod', 'black', 2999),
      v('Moody dark', 'espresso', 3190),
    ],
  },
  {
    name: 'Hammond',
    type: 'recliner',
    style: 'plush',
    brand: 'brackenfield',
    size: [33, 38, 40],
    blurb: 'A small recliner for rooms that can’t spare the wall.',
    variants: [v('Axelrod', 'fog', 1049), v('Moody dark', 'charcoal', 1290), v('Draper', 'saddle', 3090)],
  },
  {
    name: 'Orbit',
    type: 'swivel',
    style: 'plush',
    brand: 'pell',
    size: [32, 32, 30],
    blurb: 'A tub on a quiet bearing: turn to the fire, turn to the talk.',
    variants: [
      v('Moody light', 'ivory', 899),
      v('Draper', 'olive', 1290),
      v('Moody dark', 'forest', 1490),
      v('Axelrod', 'espresso', 2290),
    ],
  },
  {
    name: 'Eddy',
    type: 'swivel',
    style: 'plush',
    brand: 'fenn',
    size: [34, 33, 29],
    blurb: 'Low, round and generous, with a cushion at the small of the back.',
    variants: [v('Axelrod', 'slate', 749), v('Moody light', 'stone', 2390), v('Draper', 'rust', 1390)],
  },
  {
    name: 'Lull',
    type: 'recliner',
    style: 'plush',
    brand: 'larkmoor',
    size: [34, 38, 40],
    blurb: 'A recliner with a low lever and clean sides, at home in the middle of a room.',
    variants: [v('Axelrod', 'slate', 1849, { also: 'Draper', metal: 'black' })],
  },
  {
    name: 'Briar',
    type: 'stationary_standard',
    style: 'plush',
    brand: 'fenn',
    size: [33, 35, 33],
    arm: 'rolled',
    blurb: 'A leather chair with rolled arms, worn in rather than worn out.',
    variants: [v('Draper', 'cognac', 1699, { also: 'Moody dark' })],
  },
  {
    name: 'Pivot',
    type: 'swivel',
    style: 'plush',
    brand: 'fenn',
    size: [32, 32, 30],
    blurb: 'A leather tub on a black steel turntable.',
    variants: [v('Axelrod', 'saddle', 1099, { also: 'Draper' })],
  },
];

function pieceOf(family: ChairFamily, variant: Variant): Piece {
  const look = looks[variant.style];
  const cover = upholsteries[variant.cover];
  const wood = woods[variant.wood ?? look.wood];
  const [width, depth, height] = family.size;
  const metal = variant.metal ?? (family.type === 'swivel' ? look.metal : undefined);
  const part = family.type === 'swivel' ? 'turning base' : family.style === 'exposed_frame' ? 'frame' : 'feet';
  return {
    ...upholsteredFacts(family, variant, NOUN[family.type]),
    kind: 'lounge_chair',
    type: family.type,
    subType: family.type === 'stationary_standard' ? family.style : null,
    model: {
      kind: 'lounge_chair',
      size: { width, depth, height },
      type: family.type,
      style: family.style,
      frame: metal ? metals[metal].material : wood.material,
      upholstery: cover.material,
      legs: look.legs === 'metal' || look.legs === 'turned' ? 'block' : look.legs,
      ...(family.arm ? { arm: family.arm } : {}),
      ...(family.back ? { back: family.back } : {}),
    },
    woodTone: metal ? null : wood.tone,
    rooms: ['living-room', 'bedroom'],
    secondFinish: `${metal ? metals[metal].words : wood.words} ${part}`,
    assembly: family.style === 'exposed_frame',
  };
}

export const loungeChairs: Piece[] = families.flatMap((family) =>
  family.variants.map((variant) => pieceOf(family, variant)),
);
