import type { Kit } from '../geometry/kit.ts';
import { disc } from '../geometry/lathe.ts';
import { pebble, roundedRectangle, slab } from '../geometry/slab.ts';

export type TopShape = 'round' | 'rectangle' | 'square' | 'pebble' | 'oval';

export interface TopOptions {
  shape: TopShape;
  material: string;
  width: number;
  depth: number;
  top: number;
  thickness: number;
  corner?: number;
}

const PEBBLE = [1, 0.94, 1.02, 0.98, 1.03, 0.9, 0.99, 1.02];

/** A table's top in any of the shapes, its upper face at `top`. */
export function tableTop(
  kit: Kit,
  { shape, material, width, depth, top, thickness, corner = 0.012 }: TopOptions,
): void {
  const bevel = Math.min(0.004, thickness / 3);
  if (shape === 'round') {
    kit.add(material, disc(width / 2, top, thickness, material.startsWith('wood') ? 0.03 : 0.006));
    return;
  }
  const outline =
    shape === 'pebble'
      ? pebble(width, depth, PEBBLE)
      : shape === 'oval'
        ? pebble(width, depth, [1, 1, 1, 1])
        : roundedRectangle(width, depth, corner);
  kit.add(material, slab(outline, top, thickness, bevel));
}
