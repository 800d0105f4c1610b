import { and, desc, eq, notInArray } from 'drizzle-orm';
import {
  type ChoiceRefusal,
  type Choices,
  choose,
  isOvertaken,
  type PieceChange,
  pagesRemembered,
  type Save,
  type Selection,
} from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { choiceSave } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { lockSelection, setState, wholeSelection, writeChoices } from '../store.ts';

export type ChosenNow =
  | { ok: true; selection: Selection }
  | { ok: false; reason: 'not-found' }
  | ({ ok: false } & ChoiceRefusal);

/**
 * Saves choices as they're made and tells the customer's other devices. A save that arrives after a later one from the
 * same page changes nothing and gets the current state back.
 */
export async function choosePieces(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { selectionId, save, ...choices }: Choices & { selectionId: string; change?: PieceChange },
): Promise<ChosenNow> {
  const allowed = authorise(ctx.actor, 'selection.choose-own');
  if (!allowed.ok) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async ({ db, clock, ids }) => {
    const row = await lockSelection(db, selectionId);
    if (!row || row.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
    const whole = await wholeSelection(db, row);
    if (save && isOvertaken(save, await newestSave(db, row.id, save.page))) return { ok: true, selection: whole };
    const chosen = choose(whole, choices);
    if (!chosen.ok) return chosen;
    const now = clock.now();
    // Choosing from boards means having seen them.
    if (row.openedAt === null) await setState(db, row.id, { openedAt: now });
    await writeChoices(db, { before: whole, whole: chosen.selection }, { now, newId: () => ids.next('choice') });
    if (save) await rememberSave(db, row.id, save, now);
    announce(db, row.accountId, 'boards');
    return chosen;
  });
}

async function newestSave(tx: Db, selectionId: string, page: string): Promise<number | null> {
  const [row] = await tx
    .select({ number: choiceSave.number })
    .from(choiceSave)
    .where(and(eq(choiceSave.selectionId, selectionId), eq(choiceSave.page, page)));
  return row?.number ?? null;
}

async function rememberSave(tx: Db, selectionId: string, { page, number }: Save, savedAt: Date): Promise<void> {
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
