import type { PieceKind, StyleLabel } from '#core/catalog/index.ts';
import type { Column } from '../../models/casework/front.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type StoneId, stones, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

export interface Storage {
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
  /** Legs of a bedside shelf in metal instead of wood. */
  metal?: MetalId;
  /** Drawers in a column, and columns side by side. */
  drawers: number;
  columns?: number;
  blurb: string;
}

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
      shape: storage.stone && !storage.metal ? 'round' : 'rectangle',
      top,
      base: storage.metal ? 'frame' : storage.stone ? 'taper' : 'block',
      baseMaterial: storage.metal ? metals[storage.metal].material : wood.material,
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

export function storagePiece(storage: Storage): Piece {
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
    secondFinish: storage.metal
      ? `${metals[storage.metal].words} frame, ${wood.words} shelf`
      : stone
        ? wood.words
        : look.handle === 'groove' || storage.type === 'shelf'
          ? null
          : `${metals[look.metal].words} handles`,
    assembly: look.cabinetLegs === 'metal' || storage.type === 'shelf',
  };
}
