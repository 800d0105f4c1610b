import type { StyleLabel } from '#core/catalog/index.ts';
import type { TableBase } from '../../models/tables/base.ts';
import type { TopShape } from '../../models/tables/top.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface LowTable {
  name: string;
  kind: 'coffee_table' | 'end_table';
  type: 'traditional' | 'shelf' | 'storage';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: [number, number, number];
  shape: TopShape;
  base: TableBase;
  dollars: number;
  wood?: WoodId;
  stone?: StoneId;
  glass?: boolean;
  /** A base of metal instead of wood. */
  metal?: MetalId;
  blurb: string;
}

const definitions: LowTable[] = [
  {
    name: 'Holm',
    kind: 'coffee_table',
    type: 'traditional',
    brand: 'osterby',
    style: 'Draper',
    also: 'Moody light',
    size: [41, 41, 17],
    shape: 'round',
    base: 'taper',
    dollars: 619,
    wood: 'oak',
    blurb: 'A round top with a knife edge on four splayed legs.',
  },
  {
    name: 'Rivet',
    kind: 'coffee_table',
    type: 'shelf',
    brand: 'quillon',
    style: 'Axelrod',
    size: [48, 26, 17],
    shape: 'rectangle',
    base: 'frame',
    dollars: 549,
    metal: 'black',
    blurb: 'A thick plank over a steel frame, with a shelf for what you are reading.',
  },
  {
    name: 'Shoal',
    kind: 'coffee_table',
    type: 'traditional',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [46, 33, 15],
    shape: 'pebble',
    base: 'columns',
    dollars: 899,
    stone: 'travertine',
    blurb: 'A worn-stone outline in travertine on three fat legs.',
  },
  {
    name: 'Vault',
    kind: 'coffee_table',
    type: 'storage',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [46, 28, 18],
    shape: 'rectangle',
    base: 'block',
    dollars: 1190,
    blurb: 'Two deep drawers for games and blankets under a satin top.',
  },
  {
    name: 'Plain',
    kind: 'coffee_table',
    type: 'traditional',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    size: [42, 22, 16],
    shape: 'rectangle',
    base: 'taper',
    dollars: 199,
    blurb: 'Four legs, one top, nothing to explain.',
  },
  {
    name: 'Lantern',
    kind: 'coffee_table',
    type: 'shelf',
    brand: 'pell',
    style: 'Draper',
    also: 'Moody dark',
    size: [38, 38, 17],
    shape: 'round',
    base: 'hoop',
    dollars: 749,
    glass: true,
    metal: 'brass',
    blurb: 'A pane of glass on two brass hoops: the rug stays visible.',
  },
  {
    name: 'Monolith',
    kind: 'coffee_table',
    type: 'traditional',
    brand: 'quillon',
    style: 'Axelrod',
    size: [40, 40, 14],
    shape: 'square',
    base: 'drum',
    dollars: 1690,
    stone: 'black',
    wood: 'black',
    blurb: 'A square block under black marble with lightning in it.',
  },
  {
    name: 'Fluke',
    kind: 'coffee_table',
    type: 'traditional',
    brand: 'pell',
    style: 'Moody dark',
    size: [44, 30, 16],
    shape: 'pebble',
    base: 'columns',
    dollars: 1390,
    blurb: 'Three columns under a top that refuses to be a rectangle.',
  },
  {
    name: 'Drum',
    kind: 'coffee_table',
    type: 'storage',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [34, 34, 16],
    shape: 'round',
    base: 'drum',
    dollars: 799,
    blurb: 'Reeded all round; the top lifts off and the blankets go in.',
  },
  {
    name: 'Pane',
    kind: 'coffee_table',
    type: 'shelf',
    brand: 'quillon',
    style: 'Axelrod',
    size: [46, 24, 17],
    shape: 'rectangle',
    base: 'frame',
    dollars: 389,
    glass: true,
    metal: 'black',
    blurb: 'Glass above, smoked oak below, a thin black line between.',
  },
  {
    name: 'Penny',
    kind: 'end_table',
    type: 'traditional',
    brand: 'brackenfield',
    style: 'Draper',
    also: 'Moody light',
    size: [18, 18, 21],
    shape: 'round',
    base: 'taper',
    dollars: 149,
    blurb: 'Just enough table for a cup and a book.',
  },
  {
    name: 'Stanchion',
    kind: 'end_table',
    type: 'traditional',
    brand: 'quillon',
    style: 'Axelrod',
    size: [18, 18, 22],
    shape: 'square',
    base: 'frame',
    dollars: 279,
    metal: 'black',
    blurb: 'A steel cube with an oak lid.',
  },
  {
    name: 'Cove',
    kind: 'end_table',
    type: 'traditional',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [17, 17, 20],
    shape: 'round',
    base: 'drum',
    dollars: 499,
    blurb: 'A reeded drum in pale oak that moves wherever the lamp is needed.',
  },
  {
    name: 'Bishop',
    kind: 'end_table',
    type: 'traditional',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [19, 19, 23],
    shape: 'round',
    base: 'pedestal',
    dollars: 549,
    stone: 'grey',
    blurb: 'A turned pedestal under honed grey marble.',
  },
  {
    name: 'Till',
    kind: 'end_table',
    type: 'storage',
    brand: 'coldwater',
    style: 'Moody dark',
    also: 'Draper',
    size: [20, 18, 23],
    shape: 'rectangle',
    base: 'taper',
    dollars: 459,
    wood: 'walnut',
    blurb: 'A drawer for the remote, a top for the lamp.',
  },
  {
    name: 'Locker',
    kind: 'end_table',
    type: 'storage',
    brand: 'quillon',
    style: 'Axelrod',
    size: [18, 20, 23],
    shape: 'rectangle',
    base: 'frame',
    dollars: 1190,
    metal: 'black',
    blurb: 'A drawer of smoked oak hung in a welded frame.',
  },
  {
    name: 'Lily',
    kind: 'end_table',
    type: 'traditional',
    brand: 'pell',
    style: 'Draper',
    size: [20, 20, 22],
    shape: 'round',
    base: 'pedestal',
    dollars: 1150,
    stone: 'white',
    metal: 'brass',
    blurb: 'White marble on a stem of brass.',
  },
  {
    name: 'Nook',
    kind: 'end_table',
    type: 'storage',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [19, 17, 22],
    shape: 'rectangle',
    base: 'block',
    dollars: 389,
    blurb: 'A drawer without a handle and a shelf of air beneath it.',
  },
];

const SHAPE = {
  coffee_table: {
    round: 'round',
    rectangle: 'rectangular_or_square',
    square: 'rectangular_or_square',
    pebble: 'modern_or_funky',
    oval: 'modern_or_funky',
  },
  end_table: { round: 'round', rectangle: 'rectangle', square: 'square', pebble: 'round', oval: 'round' },
} as const;

function pieceOf(table: LowTable): Piece {
  const look = looks[table.style];
  const wood = woods[table.wood ?? look.wood];
  const stone = table.stone ? stones[table.stone] : null;
  const [width, depth, height] = table.size;
  const noun = table.kind === 'coffee_table' ? 'coffee table' : 'end table';
  const top = stone ? stone.material : table.glass ? 'glass' : wood.material;
  const base = table.metal ? metals[table.metal].material : wood.material;
  const called = stone ? stone.short : table.glass ? `glass and ${table.metal ?? wood.short}` : wood.short;
  const topWords = stone ? stone.words : table.glass ? 'Tempered clear glass, 12 mm' : wood.words;
  return {
    slug: slugOf(`${table.name} ${noun} ${called}`),
    name: `${table.name} ${noun} in ${called}`,
    kind: table.kind,
    type: table.type,
    subType: null,
    shape: SHAPE[table.kind][table.shape],
    size: null,
    brand: table.brand,
    styles: table.also ? [table.style, table.also] : [table.style],
    dollars: table.dollars,
    model: {
      kind: table.kind,
      size: { width, depth, height },
      shape: table.shape,
      top,
      base: table.base,
      baseMaterial: base,
      ...(table.type === 'shelf' ? { shelf: table.glass && table.shape === 'round' ? 'glass' : wood.material } : {}),
      ...(table.type === 'storage' && table.shape !== 'round'
        ? {
            storage: {
              columns:
                table.kind === 'coffee_table'
                  ? [
                      { fill: 'drawers' as const, count: 1 },
                      { fill: 'drawers' as const, count: 1 },
                    ]
                  : [{ fill: 'drawers' as const, count: 1 }],
              wood: wood.material,
              hardware: metals[look.metal].material,
              handle: look.handle,
            },
          }
        : {}),
    },
    materials: [stone ? 'stone' : table.glass ? 'glass' : 'wood'],
    woodTone: table.metal && (stone || table.glass) && table.type !== 'shelf' ? null : wood.tone,
    color: 'neutral',
    swatch: stone ? stone.swatch : wood.swatch,
    rooms: ['living-room'],
    description: `${table.blurb} ${look.mood}.`,
    finish: topWords,
    secondFinish: table.metal
      ? `${metals[table.metal].words} base`
      : stone || table.glass
        ? `${wood.words} base`
        : null,
    assembly: table.base === 'taper' || table.base === 'block',
  };
}

export const lowTables: Piece[] = definitions.map(pieceOf);
