import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { choice } from '../../db/schema/index.ts';

/** Takes pieces out of a selection's cart, in the caller's transaction. They can be chosen again. */
export async function unchoosePieces(
  { db }: Pick<Ctx, 'db'>,
  { selectionId, recordIds }: { selectionId: string; recordIds: readonly string[] },
): Promise<void> {
  await db
    .update(choice)
    .set({ chosen: false })
    .where(and(eq(choice.selectionId, selectionId), inArray(choice.recordId, [...recordIds])));
}
