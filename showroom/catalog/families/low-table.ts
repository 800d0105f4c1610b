import type { StyleLabel } from '#core/catalog/index.ts';
import type { TableBase } from '../../models/tables/base.ts';
import type { TopShape } from '../../models/tables/top.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

export interface LowTable {
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

export function lowTablePiece(table: LowTable): Piece {
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
