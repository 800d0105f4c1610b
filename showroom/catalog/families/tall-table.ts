import type { StyleLabel } from '#core/catalog/index.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { TableBase } from '../../models/tables/base.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

export interface TallTable {
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

export function tallTablePiece(table: TallTable): Piece {
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
