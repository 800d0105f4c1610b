import { and, asc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';
import { feeRoom } from '../db/schema/index.ts';

const own = alias(feeRoom, 'own_room');

/** The other surveys under the same fee. One specialist handles them all. */
export async function otherRooms({ db }: Pick<Ctx, 'db'>, { surveyId }: { surveyId: string }): Promise<string[]> {
  const rooms = await db
    .select({ surveyId: feeRoom.surveyId })
    .from(feeRoom)
    .innerJoin(own, eq(own.feeId, feeRoom.feeId))
    .where(and(eq(own.surveyId, surveyId), ne(feeRoom.surveyId, surveyId)))
    .orderBy(asc(feeRoom.takenAt));
  return rooms.map((room) => room.surveyId);
}
