import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogItem } from '#core/catalog/index.ts';
import { pieces, recordIdOf } from '#showroom/catalog/index.ts';
import type { DrawnPieces } from '#showroom/measured/drawn-pieces.ts';
import type { Drawing } from '#showroom/measured/elevation.ts';
import { type Mark, marksOf } from '#showroom/measured/marks.ts';
import { shopPictures } from '../media/pictures/picture-library.ts';
import { projectRoot } from '../root.ts';

/** What our own model tells of a piece's size. */
export interface MeasuredPiece {
  /** Its measures as lines in its front picture. Null if that picture isn't a photograph of the model. */
  marks: readonly Mark[] | null;
  drawing: Drawing;
}

let drawn: DrawnPieces | null = null;

function drawings(): DrawnPieces {
  drawn ??= JSON.parse(readFileSync(join(projectRoot, 'showroom/pictures/drawings.json'), 'utf8')) as DrawnPieces;
  return drawn;
}

const modeled = new Map(pieces.map((piece) => [recordIdOf(piece), piece]));

/** Null for a piece that isn't ours to model, or whose size was changed since: a drawing must not contradict the words. */
export function measuredPiece({
  recordId,
  dimensions,
  pictures,
}: Pick<CatalogItem, 'recordId' | 'dimensions' | 'pictures'>): MeasuredPiece | null {
  const piece = modeled.get(recordId);
  const { of, drawings: all } = drawings();
  const drawing = all[of[recordId] ?? ''];
  if (!piece || !drawing) return null;
  const { width, depth, height } = piece.model.size;
  if (width !== dimensions.width || depth !== dimensions.depth || height !== dimensions.height) return null;
  return { drawing, marks: photographed(pictures.front[0]?.publicId) };
}

/** Several pieces may share a photograph: the lines are those of the piece that it shows. */
function photographed(publicId: string | undefined): readonly Mark[] | null {
  const file = publicId === undefined ? undefined : shopPictures().get(publicId)?.file;
  const [, id = ''] = /^furniture\/([^/]+)\/front\.webp$/.exec(file ?? '') ?? [];
  const shown = modeled.get(id);
  return shown ? marksOf(shown) : null;
}
