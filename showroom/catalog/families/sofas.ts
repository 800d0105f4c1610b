import type { LegStyle } from '../../models/legs.ts';
import type { ArmStyle } from '../../models/seating/arm.ts';
import type { SofaType } from '../../models/seating/sofa.ts';
import { upholsteries, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import type { Piece } from '../piece.ts';
import { type CoveredVariant, covered, type UpholsteredFamily, upholsteredFacts } from './upholstered.ts';

interface Variant extends CoveredVariant {
  legs?: LegStyle;
}

interface SofaFamily extends UpholsteredFamily<Variant> {
  type: SofaType;
  arm: ArmStyle;
  seats: number;
  piped?: boolean;
}

const NOUN: Record<SofaType, string> = {
  standard: 'sofa',
  chaise_sectional: 'chaise sectional',
  l_shaped_sectional: 'corner sectional',
  sleeper: 'sleeper sofa',
  modular: 'modular sofa',
};
const SUB_TYPE: Record<ArmStyle, string> = { track: 'sofa_a', rolled: 'sofa_b', exposed: 'sofa_c' };

const v = covered<Variant>();

const families: SofaFamily[] = [
  {
    name: 'Alder',
    type: 'standard',
    brand: 'fenn',
    arm: 'track',
    size: [84, 36, 33],
    seats: 3,
    blurb:
      'Three loose cushions, slim arms and a seat that’s neither deep nor shy: the sofa that most rooms are waiting for.',
    variants: [v('Draper', 'sage', 1499), v('Moody light', 'oat', 1199), v('Axelrod', 'charcoal', 1899)],
  },
  {
    name: 'Harrow',
    type: 'standard',
    brand: 'larkmoor',
    arm: 'rolled',
    size: [88, 38, 36],
    seats: 3,
    blurb: 'Rolled arms with a hand-sewn welt and a back high enough to fall asleep against.',
    variants: [
      v('Moody dark', 'ink', 2490),
      v('Moody light', 'ivory', 2290),
      v('Moody dark', 'cocoa', 1890, { also: 'Draper' }),
    ],
  },
  {
    name: 'Osten',
    type: 'standard',
    brand: 'osterby',
    arm: 'exposed',
    size: [78, 33, 32],
    seats: 3,
    blurb: 'A frame you want to see from behind: slatted back, paddle arms, cushions that lift out.',
    variants: [v('Draper', 'cognac', 2890), v('Axelrod', 'black', 3190, { wood: 'black', legs: 'taper' })],
  },
  {
    name: 'Vane',
    type: 'standard',
    brand: 'pell',
    arm: 'track',
    size: [92, 39, 31],
    seats: 3,
    back: 'channel',
    blurb: 'A low channeled back, bench-made over eight-way hand-tied springs.',
    variants: [
      v('Draper', 'rust', 4890),
      v('Moody dark', 'forest', 5290),
      v('Axelrod', 'saddle', 5490),
      v('Moody light', 'stone', 4990),
    ],
  },
  {
    name: 'Linden',
    type: 'chaise_sectional',
    brand: 'fenn',
    arm: 'track',
    size: [104, 64, 33],
    seats: 3,
    blurb: 'A sofa with one leg stretched out. The chaise holds two people who like each other.',
    variants: [v('Moody light', 'sand', 1899), v('Draper', 'teal', 2490), v('Axelrod', 'slate', 1999)],
  },
  {
    name: 'Moor',
    type: 'chaise_sectional',
    brand: 'larkmoor',
    arm: 'rolled',
    size: [110, 66, 36],
    seats: 3,
    blurb: 'Down-wrapped cushions and a chaise as long as a winter evening.',
    variants: [v('Moody dark', 'plum', 3290), v('Moody light', 'flax', 3490), v('Moody dark', 'espresso', 5590)],
  },
  {
    name: 'Corran',
    type: 'chaise_sectional',
    brand: 'osterby',
    arm: 'exposed',
    size: [102, 62, 32],
    seats: 3,
    blurb: 'Show-wood arms and a chaise that seems to float a hand above the floor.',
    variants: [v('Draper', 'olive', 5190), v('Axelrod', 'espresso', 5690, { wood: 'black', legs: 'taper' })],
  },
  {
    name: 'Quoin',
    type: 'l_shaped_sectional',
    brand: 'quillon',
    arm: 'track',
    size: [108, 92, 32],
    seats: 2,
    blurb: 'Seats six in a right angle, on steel feet that leave room for the vacuum.',
    variants: [
      v('Axelrod', 'fog', 2800),
      v('Axelrod', 'espresso', 5890),
      v('Draper', 'mustard', 2690, { legs: 'taper' }),
    ],
  },
  {
    name: 'Fell',
    type: 'l_shaped_sectional',
    brand: 'larkmoor',
    arm: 'rolled',
    size: [114, 98, 36],
    seats: 2,
    blurb: 'A corner to disappear into, with cushions filled in three layers.',
    variants: [v('Moody dark', 'charcoal', 3890), v('Moody light', 'oat', 5200), v('Moody dark', 'ink', 6290)],
  },
  {
    name: 'Sund',
    type: 'l_shaped_sectional',
    brand: 'norrhamn',
    arm: 'track',
    size: [106, 90, 31],
    seats: 2,
    piped: false,
    blurb: 'Light on its feet and heavy on comfort; covers come off and go in the wash.',
    variants: [v('Moody light', 'sand', 2590), v('Draper', 'denim', 5200)],
  },
  {
    name: 'Nod',
    type: 'sleeper',
    brand: 'brackenfield',
    arm: 'track',
    size: [82, 38, 34],
    seats: 3,
    blurb: 'A sofa by day. At night a queen-length mattress rolls out in one movement.',
    variants: [v('Moody light', 'fog', 1699), v('Draper', 'denim', 1899), v('Axelrod', 'slate', 2195)],
  },
  {
    name: 'Vesper',
    type: 'sleeper',
    brand: 'larkmoor',
    arm: 'rolled',
    size: [86, 39, 36],
    seats: 3,
    blurb: 'The guest bed that no one suspects, with a gel-topped mattress under the seats.',
    variants: [v('Moody dark', 'cocoa', 2890), v('Moody dark', 'oxblood', 4690), v('Moody light', 'flax', 2195)],
  },
  {
    name: 'Layover',
    type: 'sleeper',
    brand: 'osterby',
    arm: 'exposed',
    size: [80, 36, 32],
    seats: 3,
    blurb: 'Show-wood arms and a seat that slides flat; linen lives in the drawer below.',
    variants: [v('Draper', 'terracotta', 4290), v('Axelrod', 'black', 4590, { wood: 'smoked', legs: 'taper' })],
  },
  {
    name: 'Block',
    type: 'modular',
    brand: 'fenn',
    arm: 'track',
    size: [112, 70, 29],
    seats: 3,
    blurb: 'Four blocks that move with you: push, turn, add one when the family grows.',
    variants: [v('Moody light', 'ivory', 2390), v('Axelrod', 'charcoal', 1999), v('Moody dark', 'mushroom', 2890)],
  },
  {
    name: 'Cairn',
    type: 'modular',
    brand: 'larkmoor',
    arm: 'track',
    size: [118, 72, 30],
    seats: 3,
    piped: false,
    blurb: 'Cushions stacked like stones, each in a cover that zips off.',
    variants: [
      v('Draper', 'rust', 4079),
      v('Moody light', 'sand', 4290),
      v('Axelrod', 'saddle', 6890),
      v('Moody dark', 'forest', 4590),
    ],
  },
  {
    name: 'Ridge',
    type: 'chaise_sectional',
    brand: 'quillon',
    arm: 'track',
    size: [102, 62, 32],
    seats: 3,
    blurb: 'Leather on steel feet, with a chaise long enough for a nap.',
    variants: [v('Axelrod', 'cognac', 2079, { also: 'Draper' })],
  },
  {
    name: 'Butte',
    type: 'modular',
    brand: 'quillon',
    arm: 'track',
    size: [112, 70, 29],
    seats: 3,
    blurb: 'Leather blocks that can be pulled apart for a party and pushed together for a movie.',
    variants: [v('Axelrod', 'cognac', 2599, { also: 'Draper' })],
  },
];

function pieceOf(family: SofaFamily, variant: Variant): Piece {
  const look = looks[variant.style];
  const cover = upholsteries[variant.cover];
  const wood = woods[variant.wood ?? look.wood];
  const [width, depth, height] = family.size;
  const steel = (variant.legs ?? look.legs) === 'metal' && family.arm !== 'exposed';
  const legs = family.arm === 'exposed' ? 'taper' : (variant.legs ?? look.legs);
  const [first, second] = look.pillows;
  return {
    ...upholsteredFacts(family, variant, NOUN[family.type]),
    kind: 'sofa',
    type: family.type,
    subType: SUB_TYPE[family.arm],
    model: {
      kind: 'sofa',
      size: { width, depth, height },
      type: family.type,
      arm: family.arm,
      upholstery: cover.material,
      wood: steel ? 'metal:black' : wood.material,
      legs,
      seats: family.seats,
      pillows:
        family.back === 'channel'
          ? [upholsteries[first].material]
          : [upholsteries[first].material, upholsteries[second].material],
      ...(family.back ? { back: family.back } : {}),
      ...(family.piped === undefined ? {} : { piped: family.piped }),
    },
    woodTone: steel ? null : wood.tone,
    rooms: ['living-room'],
    secondFinish: steel ? 'Blackened steel feet' : `${wood.words} ${family.arm === 'exposed' ? 'frame' : 'feet'}`,
    assembly: (family.type !== 'standard' && family.type !== 'sleeper') || legs === 'taper',
  };
}

export const sofas: Piece[] = families.flatMap((family) => family.variants.map((variant) => pieceOf(family, variant)));
