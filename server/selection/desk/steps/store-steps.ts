import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { deskStep } from '../../../db/schema/index.ts';

export type DeskStepRow = typeof deskStep.$inferSelect;

interface Whose {
  selectionId: string;
  actorId: string;
}

const of = ({ selectionId, actorId }: Whose) =>
  and(eq(deskStep.selectionId, selectionId), eq(deskStep.actorId, actorId));

/** What a person would undo next. */
export async function lastStep(db: Db, whose: Whose): Promise<DeskStepRow | null> {
  const [row] = await db
    .select()
    .from(deskStep)
    .where(and(of(whose), isNull(deskStep.undoneAt)))
    .orderBy(desc(deskStep.number))
    .limit(1);
  return row ?? null;
}

/** What a person would redo next. */
export async function firstUndone(db: Db, whose: Whose): Promise<DeskStepRow | null> {
  const [row] = await db
    .select()
    .from(deskStep)
    .where(and(of(whose), isNotNull(deskStep.undoneAt)))
    .orderBy(asc(deskStep.number))
    .limit(1);
  return row ?? null;
}

export interface StepsAround {
  undo: string | null;
  redo: string | null;
  /** When they last changed something, also by undoing it; null if nothing of theirs is on the desk. */
  savedAt: Date | null;
}

/** Their newest step and what they undid, in one question, for the desk's buttons. */
export async function stepsAround(db: Db, whose: Whose): Promise<StepsAround> {
  const rows = await db
    .select({ act: deskStep.act, takenAt: deskStep.takenAt, undoneAt: deskStep.undoneAt })
    .from(deskStep)
    .where(of(whose))
    .orderBy(desc(deskStep.number));
  const [newest = null] = rows
    .flatMap(({ takenAt, undoneAt }) => [takenAt, undoneAt ?? takenAt])
    .toSorted((one, other) => other.getTime() - one.getTime());
  return {
    undo: rows.find(({ undoneAt }) => undoneAt === null)?.act ?? null,
    redo: rows.findLast(({ undoneAt }) => undoneAt !== null)?.act ?? null,
    savedAt: newest,
  };
}

/** Who last wrote a board's name or note, also by taking it back; null if no step of it is known anymore. */
export async function lastWriter(
  db: Db,
  { selectionId, boardId }: { selectionId: string; boardId: string },
): Promise<string | null> {
  const moment = sql`coalesce(${deskStep.undoneAt}, ${deskStep.takenAt})`;
  const [row] = await db
    .select({ actorId: deskStep.actorId })
    .from(deskStep)
    .where(and(eq(deskStep.selectionId, selectionId), sql`${deskStep.after} -> 'boards' ? ${boardId}`))
    .orderBy(desc(moment), desc(deskStep.number))
    .limit(1);
  return row?.actorId ?? null;
}

export async function newestNumber(db: Db, selectionId: string): Promise<number> {
  const [row] = await db
    .select({ number: deskStep.number })
    .from(deskStep)
    .where(eq(deskStep.selectionId, selectionId))
    .orderBy(desc(deskStep.number))
    .limit(1);
  return row?.number ?? 0;
}

export async function insertStep(db: Db, row: typeof deskStep.$inferInsert): Promise<void> {
  await db.insert(deskStep).values(row);
}

export async function changeStep(db: Db, id: string, changes: Partial<DeskStepRow>): Promise<void> {
  await db.update(deskStep).set(changes).where(eq(deskStep.id, id));
}

export async function dropStep(db: Db, id: string): Promise<void> {
  await db.delete(deskStep).where(eq(deskStep.id, id));
}

/** A new step ends what could be redone, and the oldest ones go. */
export async function dropUndone(db: Db, whose: Whose): Promise<void> {
  await db.delete(deskStep).where(and(of(whose), isNotNull(deskStep.undoneAt)));
}

export async function dropOlder(db: Db, whose: Whose, keep: number): Promise<void> {
  const [edge] = await db
    .select({ number: deskStep.number })
    .from(deskStep)
    .where(of(whose))
    .orderBy(desc(deskStep.number))
    .offset(keep)
    .limit(1);
  if (edge) await db.delete(deskStep).where(and(of(whose), lte(deskStep.number, edge.number)));
}

/** What the last proposals replaced, newest first, by anyone. */
export async function proposalsBefore(db: Db, selectionId: string, most: number): Promise<DeskStepRow['before'][]> {
  const rows = await db
    .select({ before: deskStep.before })
    .from(deskStep)
    .where(and(eq(deskStep.selectionId, selectionId), eq(deskStep.act, 'board.propose'), isNull(deskStep.undoneAt)))
    .orderBy(desc(deskStep.number))
    .limit(most);
  return rows.map(({ before }) => before);
}
