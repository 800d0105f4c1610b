import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { selection } from '../../db/schema/index.ts';

/** Removes an unpublished pair, in the caller's transaction. The next revision starts from its own request. */
export async function discardDraft(tx: Db, surveyId: string): Promise<void> {
  await tx.delete(selection).where(and(eq(selection.surveyId, surveyId), eq(selection.state, 'draft')));
}
