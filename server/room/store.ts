import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Arrangement, type RoomShape, storedRoom } from '#core/room/index.ts';
import type { Db } from '../db/database.ts';
import { arrangement, roomShape, survey } from '../db/schema/index.ts';

export async function arrangementOf(db: Db, selectionId: string): Promise<Arrangement | null> {
  const [row] = await db.select().from(arrangement).where(eq(arrangement.selectionId, selectionId));
  return row ? { seed: row.seed, pieces: row.pieces, walls: row.walls, floor: row.floor } : null;
}

export async function writeArrangement(db: Db, selectionId: string, given: Arrangement, savedAt: Date): Promise<void> {
  const values = { ...given, savedAt };
  await db
    .insert(arrangement)
    .values({ selectionId, ...values })
    .onConflictDoUpdate({ target: arrangement.selectionId, set: values });
}

export type RoomRow = typeof roomShape.$inferSelect;

export async function roomOf(db: Db, surveyId: string): Promise<RoomRow | null> {
  const [row] = await db.select().from(roomShape).where(eq(roomShape.surveyId, surveyId));
  return row ?? null;
}

type NewRoom = Pick<RoomRow, 'surveyId' | 'savedBy' | 'savedAt'> & { room: RoomShape };

/** Writes the next version of a room. Null if `version` isn't the newest: of two saves at once, one gets null. */
export async function writeRoom(db: Db, given: NewRoom, version: number): Promise<RoomRow | null> {
  const values = { ...given, room: storedRoom(given.room) };
  const [row] =
    version === 0
      ? await db.insert(roomShape).values(values).onConflictDoNothing().returning()
      : await db
          .update(roomShape)
          .set({ ...values, version: sql`${roomShape.version} + 1` })
          .where(and(eq(roomShape.surveyId, given.surveyId), eq(roomShape.version, version)))
          .returning();
  return row ?? null;
}

export const roomsOf = (db: Db, accountId: string): Promise<RoomRow[]> =>
  db
    .select(getTableColumns(roomShape))
    .from(roomShape)
    .innerJoin(survey, eq(survey.id, roomShape.surveyId))
    .where(eq(survey.accountId, accountId))
    .orderBy(asc(roomShape.surveyId));

export async function deleteRoomsOf(db: Db, accountId: string): Promise<void> {
  const own = db.select({ id: survey.id }).from(survey).where(eq(survey.accountId, accountId));
  await db.delete(roomShape).where(inArray(roomShape.surveyId, own));
}
