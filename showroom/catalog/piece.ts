import type { ItemColor, Material, PieceKind, Room, StyleLabel, WoodTone } from '#core/catalog/index.ts';
import type { ModelSpec } from '../models/index.ts';
import type { BrandId } from './brands.ts';

/** What a family says about one of its products; everything else of the record follows from it. */
export interface Piece {
  slug: string;
  name: string;
  kind: PieceKind;
  type: string | null;
  subType: string | null;
  shape: string | null;
  size: string | null;
  brand: BrandId;
  styles: StyleLabel[];
  dollars: number;
  model: ModelSpec;
  materials: Material[];
  woodTone: WoodTone | null;
  color: ItemColor;
  swatch: `#${string}` | null;
  rooms: Room[];
  description: string;
  finish: string;
  secondFinish: string | null;
  assembly: boolean;
}

/** Part of a record's id, so it stays even if the name changes its spelling: orders and pictures refer to it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace('gray marble', 'grey marble')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const recordIdOf = ({ slug }: Pick<Piece, 'slug'>): string => `rec-${slug}`;
