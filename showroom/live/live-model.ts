import { recordIdOf } from '../catalogue/piece.ts';
import { pieces } from '../catalogue/pieces.ts';
import { coarser } from '../models/geometry/detail.ts';
import type { Kit } from '../models/geometry/kit.ts';
import { merge } from '../models/geometry/mesh.ts';
import { buildModel, type Size } from '../models/index.ts';

/** One surface of a model in plain arrays: meters, standing on the floor around its middle, its front toward +z. */
export interface LivePart {
  readonly material: string;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly index: Uint32Array;
}

/** Facets this many times as large as for photographs. */
export const COARSENESS = 2.4;
/** Records may be rounded; a piece that differs more than this is another piece. */
const SAME_SIZE = 0.5;

/**
 * A piece of the catalog from its own builder, at its stated size. Null for a record that has no model, or whose size
 * the studio has changed since: a stretched sofa would be a false picture.
 */
export function liveModel(recordId: string, size: Size): LivePart[] | null {
  const piece = pieces.find((one) => recordIdOf(one) === recordId);
  if (!piece) return null;
  const { width, depth, height } = piece.model.size;
  const off = Math.max(Math.abs(width - size.width), Math.abs(depth - size.depth), Math.abs(height - size.height));
  return off > SAME_SIZE ? null : partsOf(coarser(COARSENESS, () => buildModel(piece.model)));
}

export function partsOf(kit: Kit): LivePart[] {
  return [...kit.parts].map(([material, geometries]) => {
    const whole = merge(geometries);
    const numbers = (name: 'position' | 'normal' | 'uv') => Float32Array.from(whole.getAttribute(name).array);
    return {
      ...{ material, positions: numbers('position'), normals: numbers('normal'), uvs: numbers('uv') },
      index: Uint32Array.from(whole.getIndex()?.array ?? []),
    };
  });
}
