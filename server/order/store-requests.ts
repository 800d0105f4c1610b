import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { lineRequest } from '../db/schema/index.ts';

export type RequestRow = typeof lineRequest.$inferSelect;

export async function insertRequest(tx: Db, row: typeof lineRequest.$inferInsert): Promise<void> {
  await tx.insert(lineRequest).values(row);
}

/** The newest first. */
export const requestsOf = (db: Db, lineIds: readonly string[]): Promise<RequestRow[]> =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(lineRequest)
        .where(inArray(lineRequest.lineId, [...lineIds]))
        .orderBy(desc(lineRequest.at), desc(lineRequest.id));
