import type { Piece } from '../catalog/piece.ts';
import { recordIdOf } from '../catalog/piece.ts';
import { buildModel } from '../models/index.ts';
import { type Drawing, drawingOf } from './elevation.ts';

/** Drawings by key, and the key of each piece: the same model in another color has the same drawing. */
export interface DrawnPieces {
  of: Record<string, string>;
  drawings: Record<string, Drawing>;
}

/** The model without its colors: 'fabric:#7f8b7c' is as good as any other fabric, '#7f8b7c' as any other tone. */
export const shapeOf = ({ model }: Pick<Piece, 'model'>): string =>
  JSON.stringify(model, (_key, value: unknown) => (typeof value === 'string' ? value.replace(/[:#].*$/, '') : value));

/** Draws every piece, each shape once. */
export function drawPieces(pieces: readonly Piece[]): DrawnPieces {
  const keys = new Map<string, string>();
  const drawn: DrawnPieces = { of: {}, drawings: {} };
  for (const piece of pieces) {
    const id = recordIdOf(piece);
    const shape = shapeOf(piece);
    const key = keys.get(shape) ?? id;
    drawn.of[id] = key;
    if (keys.has(shape)) continue;
    keys.set(shape, key);
    drawn.drawings[key] = drawingOf(buildModel(piece.model));
  }
  return drawn;
}
