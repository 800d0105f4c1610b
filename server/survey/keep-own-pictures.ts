import { type AnswerSheet, uploadsIn, type Written, withoutUploads } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { foreignUploads } from '../media/uploads/own-uploads.ts';

/**
 * An answer may show only what its author sent in: with the name of somebody else's upload it would put a stranger's
 * photograph on the specialist's desk. What the sheet named before was checked then.
 */
export async function keepOwnPictures(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  before: AnswerSheet,
  written: Written,
): Promise<Written> {
  const known = new Set(uploadsIn(before));
  const added = uploadsIn(written.sheet).filter((id) => !known.has(id));
  const foreign = await foreignUploads(ctx, added);
  if (foreign.size === 0) return written;
  const { sheet, refused } = withoutUploads(written.sheet, foreign);
  return { sheet, refused: [...new Set([...written.refused, ...refused])] };
}
