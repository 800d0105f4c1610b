import { and, desc, eq, notInArray } from 'drizzle-orm';
import { pagesRemembered, type Save } from '#core/selection/index.ts';
import type { Db } from '../../db/database.ts';
import { choiceSave } from '../../db/schema/index.ts';

export async function newestSave(tx: Db, selectionId: string, page: string): Promise<number | null> {
  const [row] = await tx
    .select({ number: choiceSave.number })
    .from(choiceSave)
    .where(and(eq(choiceSave.selectionId, selectionId), eq(choiceSave.page, page)));
  return row?.number ?? null;
}

export async function rememberSave(tx: Db, selectionId: string, { page, number }: Save, savedAt: Date): Promise<void> {
  await tx
    .insert(choiceSave)
    .values({ selectionId, page, number, savedAt })
    .onConflictDoUpdate({ target: [choiceSave.selectionId, choiceSave.page], set: { number, savedAt } });
  const ofSelection = eq(choiceSave.selectionId, selectionId);
  const remembered = tx
    .select({ page: choiceSave.page })
    .from(choiceSave)
    .where(ofSelection)
    .orderBy(desc(choiceSave.savedAt))
    .limit(pagesRemembered);
  await tx.delete(choiceSave).where(and(ofSelection, notInArray(choiceSave.page, remembered)));
}
