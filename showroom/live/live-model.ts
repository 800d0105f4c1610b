import { pieceBuiltAs } from '../catalog/own-model.ts';
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

/** A piece of the catalog from its own builder, at its stated size. Null for a record that has no builder. */
export function liveModel(recordId: string, size: Size): LivePart[] | null {
  const piece = pieceBuiltAs(recordId, size);
  return piece && partsOf(coarser(COARSENESS, () => buildModel(piece.model)));
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
