import type { StyleLabel } from '#core/catalog/index.ts';
import type { BrandId } from '../brands.ts';
import { type UpholsteryId, upholsteries, type WoodId } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

/** One cover in which a sofa or lounge chair is sold. */
export interface CoveredVariant {
  style: StyleLabel;
  also?: StyleLabel;
  cover: UpholsteryId;
  dollars: number;
  wood?: WoodId;
}

export interface UpholsteredFamily<Variant extends CoveredVariant> {
  name: string;
  brand: BrandId;
  size: [number, number, number];
  back?: 'channel';
  blurb: string;
  variants: Variant[];
}

/** Writes a variant in one line: its style, its cover, its price, and what is particular. */
export const covered =
  <Variant extends CoveredVariant>() =>
  (style: StyleLabel, cover: UpholsteryId, dollars: number, rest?: Omit<Variant, 'style' | 'cover' | 'dollars'>) => ({
    style,
    cover,
    dollars,
    ...rest,
  });

/** What every upholstered piece says of itself by its family and cover. */
export function upholsteredFacts(family: UpholsteredFamily<CoveredVariant>, variant: CoveredVariant, noun: string) {
  const cover = upholsteries[variant.cover];
  return {
    slug: slugOf(`${family.name} ${noun} ${cover.short}`),
    name: `${family.name} ${noun} in ${cover.short}`,
    shape: null,
    size: null,
    brand: family.brand,
    styles: variant.also ? [variant.style, variant.also] : [variant.style],
    dollars: variant.dollars,
    materials: [cover.material.startsWith('leather') ? 'leather' : 'fabric'],
    color: cover.color,
    swatch: `#${cover.material.split('#')[1] ?? ''}`,
    description: `${family.blurb} ${looks[variant.style].mood}.`,
    finish: cover.words,
  } satisfies Partial<Piece>;
}
