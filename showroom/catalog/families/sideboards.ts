import type { StyleLabel } from '#core/catalog/index.ts';
import type { Column } from '../../models/casework/front.ts';
import type { BrandId } from '../brands.ts';
import { metals, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface Sideboard {
  name: string;
  type: 'sliding_door' | 'open_front' | 'standard_door';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: [number, number, number];
  dollars: number;
  wood?: WoodId;
  blurb: string;
}

const definitions: Sideboard[] = [
  {
    name: 'Reed',
    type: 'standard_door',
    brand: 'coldwater',
    style: 'Draper',
    size: [72, 18, 31],
    dollars: 1490,
    blurb: 'Reeded doors either side of three drawers, each front cut from the next along the board.',
  },
  {
    name: 'Gantry',
    type: 'sliding_door',
    brand: 'quillon',
    style: 'Axelrod',
    size: [70, 17, 30],
    dollars: 1190,
    blurb: 'Oak hung in a steel frame; the doors run on bearings and stay where you stop them.',
  },
  {
    name: 'Cane',
    type: 'sliding_door',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [68, 17, 30],
    dollars: 1199,
    blurb: 'Cane panels that let a media box breathe and hide it all the same.',
  },
  {
    name: 'Manor',
    type: 'standard_door',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [74, 19, 35],
    dollars: 2995,
    blurb: 'Framed doors, turned feet and felt-lined drawers for the good silver.',
  },
  {
    name: 'Ledge',
    type: 'open_front',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    size: [60, 16, 30],
    dollars: 699,
    blurb: 'Two open bays for records and baskets, one drawer for what you’d rather hide.',
  },
  {
    name: 'Rack',
    type: 'open_front',
    brand: 'quillon',
    style: 'Axelrod',
    size: [66, 16, 32],
    dollars: 1590,
    blurb: 'Open shelves in a welded frame, deep enough for an amplifier.',
  },
  {
    name: 'Strand',
    type: 'sliding_door',
    brand: 'osterby',
    style: 'Draper',
    size: [78, 18, 30],
    dollars: 3190,
    blurb: 'Tambour-like doors across the full front and a back finished as well as the face.',
  },
  {
    name: 'Keep',
    type: 'open_front',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [70, 18, 33],
    dollars: 3290,
    blurb: 'A dark, quiet console with open bays and dovetailed drawers.',
  },
  {
    name: 'Slip',
    type: 'standard_door',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [71, 18, 29],
    dollars: 2995,
    wood: 'ash',
    blurb: 'Handle-less fronts with a shadow line to pull by.',
  },
  {
    name: 'Siding',
    type: 'sliding_door',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [72, 17, 29],
    dollars: 1199,
    wood: 'walnut',
    blurb: 'Walnut panels that slide in a thin steel frame.',
  },
  {
    name: 'Annex',
    type: 'open_front',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [64, 16, 31],
    dollars: 1199,
    wood: 'walnut',
    blurb: 'Open walnut bays in a steel frame, with two drawers for the cables.',
  },
  {
    name: 'Hinge',
    type: 'standard_door',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [68, 17, 30],
    dollars: 1199,
    wood: 'walnut',
    blurb: 'Two doors, three drawers and a frame of black steel around all of it.',
  },
  {
    name: 'Louver',
    type: 'sliding_door',
    brand: 'coldwater',
    style: 'Draper',
    also: 'Moody dark',
    size: [66, 17, 31],
    dollars: 1199,
    wood: 'walnut',
    blurb: 'Reeded panels that run past each other without a sound.',
  },
  {
    name: 'Wicket',
    type: 'standard_door',
    brand: 'brackenfield',
    style: 'Draper',
    also: 'Axelrod',
    size: [60, 17, 31],
    dollars: 999,
    wood: 'smoked',
    blurb: 'A smaller sideboard in smoked oak, with reeded doors and room for the good plates.',
  },
  {
    name: 'Atelier',
    type: 'open_front',
    brand: 'osterby',
    style: 'Draper',
    also: 'Axelrod',
    size: [76, 18, 31],
    dollars: 2995,
    wood: 'walnut',
    blurb: 'Open walnut bays with mitered corners, made to be seen from both sides.',
  },
  {
    name: 'Turnstile',
    type: 'sliding_door',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [78, 18, 30],
    dollars: 2995,
    wood: 'walnut',
    blurb: 'Three walnut panels on bearings, hung in a welded frame.',
  },
  {
    name: 'Chancery',
    type: 'standard_door',
    brand: 'coldwater',
    style: 'Moody dark',
    also: 'Draper',
    size: [76, 19, 34],
    dollars: 2995,
    wood: 'walnut',
    blurb: 'Framed walnut doors, turned feet and drawers that close on their own.',
  },
  {
    name: 'Fairlead',
    type: 'standard_door',
    brand: 'norrhamn',
    style: 'Moody light',
    also: 'Draper',
    size: [74, 18, 30],
    dollars: 2995,
    wood: 'oak',
    blurb: 'Cane doors in pale oak, with a back finished as well as the front.',
  },
  {
    name: 'Boathouse',
    type: 'open_front',
    brand: 'norrhamn',
    style: 'Moody light',
    also: 'Draper',
    size: [70, 17, 31],
    dollars: 2995,
    wood: 'oak',
    blurb: 'Solid oak shelves between two drawers, for bowls, books and baskets.',
  },
  {
    name: 'Undercroft',
    type: 'open_front',
    brand: 'coldwater',
    style: 'Moody dark',
    also: 'Axelrod',
    size: [66, 17, 32],
    dollars: 1199,
    wood: 'black',
    blurb: 'Black ash with open bays, quiet enough for a dark corner.',
  },
  {
    name: 'Sluice',
    type: 'sliding_door',
    brand: 'norrhamn',
    style: 'Moody light',
    also: 'Axelrod',
    size: [72, 17, 29],
    dollars: 2995,
    wood: 'ash',
    blurb: 'Cane panels on steel runners in a pale ash case.',
  },
];

function columnsOf({ type, style }: Sideboard): Column[] {
  const { panel } = looks[style];
  if (type === 'open_front')
    return [
      { fill: 'mixed', drawers: 1 },
      { fill: 'open', shelves: 1, share: 1.2 },
      { fill: 'mixed', drawers: 1 },
    ];
  return [
    { fill: 'door', panel, handle: panel === 'reeded' ? 'none' : 'right' },
    { fill: 'drawers', count: 3, panel: panel === 'shaker' ? 'shaker' : 'slab' },
    { fill: 'door', panel, handle: panel === 'reeded' ? 'none' : 'left' },
  ];
}

function pieceOf(sideboard: Sideboard): Piece {
  const look = looks[sideboard.style];
  const wood = woods[sideboard.wood ?? look.wood];
  const framed = look.cabinetLegs === 'metal';
  const [width, depth, height] = sideboard.size;
  return {
    slug: slugOf(`${sideboard.name} sideboard ${wood.short}`),
    name: `${sideboard.name} sideboard in ${wood.short}`,
    kind: 'sideboard',
    type: sideboard.type,
    subType: null,
    shape: null,
    size: null,
    brand: sideboard.brand,
    styles: sideboard.also ? [sideboard.style, sideboard.also] : [sideboard.style],
    dollars: sideboard.dollars,
    model: {
      kind: 'sideboard',
      size: { width, depth, height },
      wood: wood.material,
      legs: look.cabinetLegs,
      base: framed ? metals[look.metal].material : wood.material,
      hardware: metals[look.metal].material,
      handle: look.handle,
      columns: columnsOf(sideboard),
      ...(sideboard.type === 'sliding_door' ? { sliding: look.panel } : {}),
      ...(look.cabinetLegs === 'turned' ? { overhang: 0.012 } : {}),
    },
    materials: ['wood'],
    woodTone: wood.tone,
    color: 'neutral',
    swatch: wood.swatch,
    rooms: ['living-room', 'dining-room'],
    description: `${sideboard.blurb} ${look.mood}.`,
    finish: wood.words,
    secondFinish: framed
      ? `${metals[look.metal].words} frame`
      : look.handle === 'groove'
        ? null
        : `${metals[look.metal].words} handles`,
    assembly: framed,
  };
}

export const sideboards: Piece[] = definitions.map(pieceOf);
