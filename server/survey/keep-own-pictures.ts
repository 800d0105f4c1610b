import { type AnswerSheet, uploadsIn, type Written, withoutUploads } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { foreignUploads } from '../media/uploads/own-uploads.ts';

/**
 * An answer may only show its author's own uploads. Naming someone else's upload would put a stranger's photo on the
 * specialist's desk. Uploads already on the sheet were checked when they were added.
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
