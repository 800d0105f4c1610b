import type { StyleLabel } from '#core/catalog/index.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { TableBase } from '../../models/tables/base.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface TallTable {
  name: string;
  kind: 'dining_table' | 'bar_table' | 'desk' | 'standing_desk';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: [number, number, number];
  shape?: 'round' | 'rectangle' | 'square';
  base: TableBase;
  dollars: number;
  wood?: WoodId;
  stone?: StoneId;
  glass?: boolean;
  metal?: MetalId;
  drawers?: boolean;
  blurb: string;
}

const definitions: TallTable[] = [
  {
    name: 'Commons',
    kind: 'dining_table',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    size: [60, 34, 30],
    base: 'taper',
    dollars: 399,
    blurb: 'Seats four, six at a pinch, and never complains.',
  },
  {
    name: 'Ferry',
    kind: 'dining_table',
    brand: 'osterby',
    style: 'Draper',
    size: [72, 38, 29.5],
    base: 'taper',
    dollars: 1390,
    blurb: 'A walnut top with a knife edge and legs that leave the knees alone.',
  },
  {
    name: 'Bridge',
    kind: 'dining_table',
    brand: 'quillon',
    style: 'Axelrod',
    size: [78, 38, 30],
    base: 'frame',
    dollars: 1190,
    metal: 'black',
    blurb: 'A thick plank over two steel hoops.',
  },
  {
    name: 'Refectory',
    kind: 'dining_table',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [84, 40, 30],
    base: 'trestle',
    dollars: 2290,
    blurb: 'A trestle of dark oak that a whole family can lean on.',
  },
  {
    name: 'Moonrise',
    kind: 'dining_table',
    brand: 'pell',
    style: 'Draper',
    also: 'Moody light',
    size: [48, 48, 29.5],
    shape: 'round',
    base: 'pedestal',
    dollars: 1890,
    stone: 'white',
    wood: 'oak',
    blurb: 'White marble on a turned stem: nobody sits at a corner.',
  },
  {
    name: 'Wharf',
    kind: 'dining_table',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [80, 38, 30],
    base: 'block',
    dollars: 990,
    blurb: 'Square legs, a soft edge, and a finish that forgives red wine.',
  },
  {
    name: 'Clear',
    kind: 'dining_table',
    brand: 'quillon',
    style: 'Axelrod',
    size: [60, 36, 30],
    base: 'frame',
    dollars: 749,
    glass: true,
    metal: 'black',
    blurb: 'Tempered glass on a steel line drawing.',
  },
  {
    name: 'Parlour',
    kind: 'dining_table',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [44, 44, 30],
    shape: 'round',
    base: 'pedestal',
    dollars: 690,
    blurb: 'A small round table with a large turned foot.',
  },
  {
    name: 'Fourfold',
    kind: 'dining_table',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [40, 40, 30],
    shape: 'square',
    base: 'block',
    dollars: 890,
    wood: 'ash',
    blurb: 'A square for four and a game of cards.',
  },
  {
    name: 'Perch',
    kind: 'bar_table',
    brand: 'brackenfield',
    style: 'Draper',
    also: 'Moody light',
    size: [42, 24, 40],
    base: 'taper',
    dollars: 399,
    wood: 'oak',
    blurb: 'Stand-up height for two coffees and a newspaper.',
  },
  {
    name: 'Rig',
    kind: 'bar_table',
    brand: 'quillon',
    style: 'Axelrod',
    size: [48, 24, 41],
    base: 'frame',
    dollars: 749,
    metal: 'black',
    blurb: 'A steel frame with a rail for the feet.',
  },
  {
    name: 'Publican',
    kind: 'bar_table',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [30, 30, 41],
    shape: 'round',
    base: 'pedestal',
    dollars: 990,
    blurb: 'A turned column under a dark round top.',
  },
  {
    name: 'Spritz',
    kind: 'bar_table',
    brand: 'pell',
    style: 'Draper',
    size: [30, 30, 41],
    shape: 'round',
    base: 'pedestal',
    dollars: 1890,
    stone: 'white',
    metal: 'brass',
    blurb: 'Marble and brass, two glasses, one bowl of olives.',
  },
  {
    name: 'Jetty',
    kind: 'bar_table',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [54, 26, 40],
    base: 'block',
    dollars: 1290,
    blurb: 'Long enough for four stools and the whole breakfast.',
  },
  {
    name: 'Anode',
    kind: 'bar_table',
    brand: 'quillon',
    style: 'Axelrod',
    size: [44, 44, 41],
    shape: 'square',
    base: 'frame',
    dollars: 1990,
    stone: 'black',
    metal: 'black',
    blurb: 'Black marble on black steel.',
  },
  {
    name: 'Ledger',
    kind: 'desk',
    brand: 'osterby',
    style: 'Draper',
    size: [56, 26, 30],
    base: 'taper',
    dollars: 1390,
    drawers: true,
    blurb: 'Three shallow drawers under a walnut top.',
  },
  {
    name: 'Draft',
    kind: 'desk',
    brand: 'quillon',
    style: 'Axelrod',
    size: [60, 28, 30],
    base: 'frame',
    dollars: 990,
    metal: 'black',
    blurb: 'A plank, a frame, and a place to think.',
  },
  {
    name: 'Study',
    kind: 'desk',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [60, 28, 31],
    base: 'block',
    dollars: 3090,
    drawers: true,
    blurb: 'A writing desk with three felt-lined drawers.',
  },
  {
    name: 'Plank',
    kind: 'desk',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    size: [50, 24, 30],
    base: 'taper',
    dollars: 699,
    blurb: 'Everything a desk needs and not a drawer more.',
  },
  {
    name: 'Vitrine',
    kind: 'desk',
    brand: 'pell',
    style: 'Draper',
    size: [54, 26, 30],
    base: 'frame',
    dollars: 1490,
    glass: true,
    metal: 'brass',
    blurb: 'Glass on brushed brass: the lightest desk in the house.',
  },
  {
    name: 'Chartroom',
    kind: 'desk',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [62, 28, 30],
    base: 'block',
    dollars: 2995,
    drawers: true,
    blurb: 'Wide enough for maps, with drawers that need no handles.',
  },
  {
    name: 'Rise',
    kind: 'standing_desk',
    brand: 'brackenfield',
    style: 'Moody light',
    size: [48, 28, 44],
    base: 'frame',
    dollars: 699,
    metal: 'steel',
    blurb: 'Up in eleven seconds, down in nine, silent both ways.',
  },
  {
    name: 'Lift',
    kind: 'standing_desk',
    brand: 'quillon',
    style: 'Axelrod',
    size: [60, 30, 44],
    base: 'frame',
    dollars: 1090,
    metal: 'black',
    blurb: 'Two motors under a plank of smoked oak.',
  },
  {
    name: 'Ascent',
    kind: 'standing_desk',
    brand: 'osterby',
    style: 'Draper',
    size: [60, 29, 44],
    base: 'frame',
    dollars: 1690,
    metal: 'black',
    blurb: 'Walnut that remembers three heights.',
  },
  {
    name: 'Aerie',
    kind: 'standing_desk',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [66, 30, 44],
    base: 'frame',
    dollars: 3190,
    metal: 'bronze',
    blurb: 'A dark solid top, bevelled below, on bronzed columns.',
  },
  {
    name: 'Signal',
    kind: 'standing_desk',
    brand: 'quillon',
    style: 'Axelrod',
    size: [56, 28, 44],
    base: 'frame',
    dollars: 1390,
    glass: true,
    metal: 'black',
    blurb: 'A glass top on black columns.',
  },
  {
    name: 'Mast',
    kind: 'standing_desk',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [66, 30, 44],
    base: 'frame',
    dollars: 2995,
    metal: 'steel',
    blurb: 'Solid oak in one piece, raised by two quiet motors.',
  },
];

const NOUN = {
  dining_table: 'dining table',
  bar_table: 'bar table',
  desk: 'desk',
  standing_desk: 'standing desk',
} as const;
const SHAPE = { round: 'round', rectangle: 'rectangular', square: 'square' } as const;

function modelOf(table: TallTable, top: string, base: string): ModelSpec {
  const look = looks[table.style];
  const [width, depth, height] = table.size;
  const size = { width, depth, height };
  if (table.kind === 'standing_desk') return { kind: 'standing_desk', size, top, metal: base };
  const wood = woods[table.wood ?? look.wood];
  return {
    kind: table.kind,
    size,
    shape: table.shape ?? 'rectangle',
    top,
    base: table.base,
    baseMaterial: base,
    ...(table.drawers
      ? { drawers: { wood: wood.material, hardware: metals[look.metal].material, handle: look.handle } }
      : {}),
    ...(table.kind === 'bar_table' && table.base === 'frame' ? { footrest: base } : {}),
  };
}

function pieceOf(table: TallTable): Piece {
  const look = looks[table.style];
  const wood = woods[table.wood ?? look.wood];
  const stone = table.stone ? stones[table.stone] : null;
  const top = stone ? stone.material : table.glass ? 'glass' : wood.material;
  const base = table.metal ? metals[table.metal].material : wood.material;
  const called = stone ? stone.short : table.glass ? 'glass' : wood.short;
  const dining = table.kind === 'dining_table' || table.kind === 'bar_table';
  return {
    slug: slugOf(`${table.name} ${NOUN[table.kind]} ${called}`),
    name: `${table.name} ${NOUN[table.kind]} in ${called}`,
    kind: table.kind,
    type: null,
    subType: null,
    shape: dining ? SHAPE[table.shape ?? 'rectangle'] : null,
    size: null,
    brand: table.brand,
    styles: table.also ? [table.style, table.also] : [table.style],
    dollars: table.dollars,
    model: modelOf(table, top, base),
    materials: [stone ? 'stone' : table.glass ? 'glass' : 'wood'],
    woodTone: table.metal && (stone || table.glass) ? null : wood.tone,
    color: 'neutral',
    swatch: stone ? stone.swatch : table.glass ? '#cfdad6' : wood.swatch,
    rooms: [dining ? 'dining-room' : 'office'],
    description: `${table.blurb} ${look.mood}.`,
    finish: stone ? stone.words : table.glass ? 'Tempered clear glass, 12 mm' : wood.words,
    secondFinish: table.metal ? `${metals[table.metal].words} base` : stone ? `${wood.words} base` : null,
    assembly: true,
  };
}

export const tallTables: Piece[] = definitions.map(pieceOf);
