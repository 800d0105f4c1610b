import type { StyleLabel } from '#core/catalog/index.ts';
import type { BedSpec } from '../../models/sleeping/bed.ts';
import type { BrandId } from '../brands.ts';
import { metals, type UpholsteryId, upholsteries, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

type BedSize = 'king' | 'queen' | 'full';

export interface Bed {
  name: string;
  head: BedSpec['head'];
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: BedSize;
  height: number;
  dollars: number;
  cover?: UpholsteryId;
  wood?: WoodId;
  blurb: string;
}

const INCHES: Record<BedSize, [number, number]> = { king: [80, 87], queen: [65, 87], full: [58, 82] };

const LINEN: Record<StyleLabel, BedSpec['linen']> = {
  Draper: { duvet: 'linen:#dad3c6', sheet: 'linen:#e4dfd5', pillow: 'linen:#d9cdb8', throw: 'knit:#b9764e' },
  Axelrod: { duvet: 'linen:#8f8c88', sheet: 'linen:#d8d5d0', pillow: 'linen:#5d5b59', throw: 'knit:#3c3a39' },
  'Moody light': { duvet: 'linen:#e0dacd', sheet: 'linen:#e8e4db', pillow: 'linen:#d2c7b4', throw: 'knit:#c9b79c' },
  'Moody dark': { duvet: 'linen:#c4bbac', sheet: 'linen:#d9d2c6', pillow: 'linen:#6b5f58', throw: 'knit:#4a3a36' },
};

export function bedPiece(bed: Bed): Piece {
  const look = looks[bed.style];
  const wood = woods[bed.wood ?? look.wood];
  const cover = bed.cover ? upholsteries[bed.cover] : null;
  const steel = look.legs === 'metal';
  const [width, depth] = INCHES[bed.size];
  const called = cover ? cover.short : wood.short;
  return {
    slug: slugOf(`${bed.name} bed ${called} ${bed.size}`),
    name: `${bed.name} bed in ${called}, ${bed.size}`,
    kind: 'bed',
    type: bed.head === 'none' ? 'no_headboard' : 'headboard',
    subType: null,
    shape: null,
    size: bed.size,
    brand: bed.brand,
    styles: bed.also ? [bed.style, bed.also] : [bed.style],
    dollars: bed.dollars,
    model: {
      kind: 'bed',
      size: { width, depth, height: bed.height },
      head: bed.head,
      wood: wood.material,
      legs: look.legs,
      base: steel ? metals.black.material : wood.material,
      linen: LINEN[bed.style],
      ...(cover ? { upholstery: cover.material } : {}),
    },
    materials: [cover ? 'fabric' : 'wood'],
    woodTone: wood.tone,
    color: cover ? cover.color : 'neutral',
    swatch: cover ? `#${cover.material.split('#')[1] ?? ''}` : wood.swatch,
    rooms: ['bedroom'],
    description: `${bed.blurb} ${look.mood}. Mattress and bedding not included.`,
    finish: cover ? cover.words : wood.words,
    secondFinish: cover
      ? `${wood.words} ${steel ? 'slats, blackened steel feet' : 'feet and slats'}`
      : steel
        ? 'Blackened steel feet'
        : null,
    assembly: true,
  };
}
