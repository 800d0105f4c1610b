import type { PieceKind, StyleLabel } from '#core/catalog/index.ts';
import type { Column } from '../../models/casework/front.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { BrandId } from '../brands.ts';
import { metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface Storage {
  name: string;
  kind: 'nightstand' | 'dresser';
  type: 'drawer' | 'shelf' | 'horizontal' | 'vertical';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: [number, number, number];
  dollars: number;
  wood?: WoodId;
  stone?: StoneId;
  /** Drawers in a column, and columns side by side. */
  drawers: number;
  columns?: number;
  blurb: string;
}

const definitions: Storage[] = [
  {
    name: 'Pocket',
    kind: 'nightstand',
    type: 'drawer',
    brand: 'brackenfield',
    style: 'Draper',
    size: [20, 16, 23],
    dollars: 349,
    drawers: 1,
    blurb: 'One drawer, one open bay, tall enough for a mattress of today.',
  },
  {
    name: 'Perch',
    kind: 'nightstand',
    type: 'shelf',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [18, 16, 22],
    dollars: 379,
    drawers: 0,
    blurb: 'Two shelves of pale oak and air between them.',
  },
  {
    name: 'Bolt',
    kind: 'nightstand',
    type: 'drawer',
    brand: 'quillon',
    style: 'Axelrod',
    size: [20, 17, 24],
    dollars: 499,
    drawers: 2,
    blurb: 'Two drawers hung in a steel frame.',
  },
  {
    name: 'Vesper',
    kind: 'nightstand',
    type: 'drawer',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [24, 18, 27],
    dollars: 749,
    drawers: 2,
    blurb: 'Framed drawers, turned feet, a felt lining in the top one.',
  },
  {
    name: 'Slab',
    kind: 'nightstand',
    type: 'drawer',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [22, 17, 22],
    dollars: 1190,
    stone: 'travertine',
    drawers: 2,
    blurb: 'A travertine top that a glass of water cannot hurt.',
  },
  {
    name: 'Ember',
    kind: 'nightstand',
    type: 'shelf',
    brand: 'pell',
    style: 'Draper',
    also: 'Moody dark',
    size: [18, 18, 23],
    dollars: 429,
    stone: 'white',
    drawers: 0,
    blurb: 'A round marble top over a walnut shelf.',
  },
  {
    name: 'Keystone',
    kind: 'nightstand',
    type: 'drawer',
    brand: 'quillon',
    style: 'Axelrod',
    size: [21, 18, 24],
    dollars: 1290,
    stone: 'black',
    drawers: 2,
    blurb: 'Black marble on smoked oak, in a frame that was welded by hand.',
  },
  {
    name: 'Teller',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'coldwater',
    style: 'Draper',
    size: [60, 18, 33],
    dollars: 1790,
    drawers: 3,
    columns: 2,
    blurb: 'Six drawers, their grain running through from left to right.',
  },
  {
    name: 'Depot',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'quillon',
    style: 'Axelrod',
    size: [62, 18, 34],
    dollars: 1490,
    drawers: 3,
    columns: 2,
    blurb: 'Six drawers in steel, on runners that do not mind being slammed.',
  },
  {
    name: 'Tide',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [63, 19, 32],
    dollars: 1990,
    drawers: 3,
    columns: 2,
    blurb: 'No handles: a shadow line to pull by, all the way across.',
  },
  {
    name: 'Squire',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [66, 20, 36],
    dollars: 3390,
    drawers: 3,
    columns: 3,
    blurb: 'Nine framed drawers with cedar bottoms.',
  },
  {
    name: 'Meridian',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'osterby',
    style: 'Draper',
    size: [68, 19, 32],
    dollars: 3590,
    drawers: 3,
    columns: 3,
    blurb: 'Nine drawers on splayed legs, finished on all four sides.',
  },
  {
    name: 'Cleat',
    kind: 'dresser',
    type: 'horizontal',
    brand: 'brackenfield',
    style: 'Moody light',
    size: [56, 18, 31],
    dollars: 1199,
    wood: 'white',
    drawers: 3,
    columns: 2,
    blurb: 'Six painted drawers that have seen worse families than yours.',
  },
  {
    name: 'Tallboy',
    kind: 'dresser',
    type: 'vertical',
    brand: 'brackenfield',
    style: 'Draper',
    also: 'Moody dark',
    size: [32, 18, 46],
    dollars: 519,
    drawers: 5,
    blurb: 'Five drawers on a small footprint.',
  },
  {
    name: 'Chimney',
    kind: 'dresser',
    type: 'vertical',
    brand: 'quillon',
    style: 'Axelrod',
    size: [34, 18, 48],
    dollars: 990,
    drawers: 5,
    blurb: 'A stack of five in a steel frame.',
  },
  {
    name: 'Dune',
    kind: 'dresser',
    type: 'vertical',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [34, 18, 47],
    dollars: 1290,
    drawers: 5,
    blurb: 'Five wide drawers in oak the colour of dry sand.',
  },
  {
    name: 'Warden',
    kind: 'dresser',
    type: 'vertical',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [36, 19, 50],
    dollars: 3090,
    drawers: 6,
    blurb: 'Six framed drawers, each a little deeper than the one above.',
  },
  {
    name: 'Column',
    kind: 'dresser',
    type: 'vertical',
    brand: 'osterby',
    style: 'Draper',
    size: [33, 18, 49],
    dollars: 3190,
    drawers: 6,
    blurb: 'Six drawers and a back you may show to the room.',
  },
  {
    name: 'Gable',
    kind: 'dresser',
    type: 'vertical',
    brand: 'norrhamn',
    style: 'Moody light',
    size: [32, 17, 45],
    dollars: 1790,
    wood: 'ash',
    drawers: 5,
    blurb: 'Soap-finished ash that stays as pale as the day it came.',
  },
];

const noun: Record<Storage['kind'], string> = { nightstand: 'nightstand', dresser: 'dresser' };

function columnsOf({ type, drawers, columns = 1 }: Storage, shaker: boolean): Column[] {
  if (type === 'drawer' && drawers === 1) return [{ fill: 'mixed', drawers: 1 }];
  return Array.from({ length: columns }, () => ({
    fill: 'drawers' as const,
    count: drawers,
    panel: shaker ? ('shaker' as const) : ('slab' as const),
  }));
}

function modelOf(storage: Storage): ModelSpec {
  const look = looks[storage.style];
  const wood = woods[storage.wood ?? look.wood];
  const [width, depth, height] = storage.size;
  const size = { width, depth, height };
  if (storage.kind === 'nightstand' && storage.type === 'shelf') {
    const top = storage.stone ? stones[storage.stone].material : wood.material;
    return {
      kind: 'nightstand',
      size,
      shape: storage.stone ? 'round' : 'rectangle',
      top,
      base: storage.stone ? 'taper' : 'block',
      baseMaterial: wood.material,
      shelf: wood.material,
    };
  }
  const framed = look.cabinetLegs === 'metal';
  return {
    kind: storage.kind,
    size,
    wood: wood.material,
    legs: look.cabinetLegs,
    base: framed ? metals[look.metal].material : wood.material,
    hardware: metals[look.metal].material,
    handle: look.handle,
    columns: columnsOf(storage, look.panel === 'shaker'),
    ...(storage.stone ? { top: stones[storage.stone].material } : {}),
    ...(look.cabinetLegs === 'turned' ? { overhang: 0.012 } : {}),
  };
}

function pieceOf(storage: Storage): Piece {
  const look = looks[storage.style];
  const wood = woods[storage.wood ?? look.wood];
  const stone = storage.stone ? stones[storage.stone] : null;
  const called = stone ? `${stone.short} and ${wood.short}` : wood.short;
  const kind: PieceKind = storage.kind;
  return {
    slug: slugOf(`${storage.name} ${noun[storage.kind]} ${wood.short}`),
    name: `${storage.name} ${noun[storage.kind]} in ${called}`,
    kind,
    type: storage.type,
    subType: null,
    shape: null,
    size: null,
    brand: storage.brand,
    styles: storage.also ? [storage.style, storage.also] : [storage.style],
    dollars: storage.dollars,
    model: modelOf(storage),
    materials: [stone ? 'stone' : 'wood'],
    woodTone: wood.tone,
    color: 'neutral',
    swatch: wood.swatch,
    rooms: ['bedroom'],
    description: `${storage.blurb} ${look.mood}.`,
    finish: stone ? stone.words : wood.words,
    secondFinish: stone
      ? wood.words
      : look.handle === 'groove' || storage.type === 'shelf'
        ? null
        : `${metals[look.metal].words} handles`,
    assembly: look.cabinetLegs === 'metal' || storage.type === 'shelf',
  };
}

export const bedroomStorage: Piece[] = definitions.map(pieceOf);
