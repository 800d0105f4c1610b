import type { Db } from '../../db/database.ts';
import { lineRequest } from '../../db/schema/index.ts';

export async function insertRequest(tx: Db, row: typeof lineRequest.$inferInsert): Promise<void> {
  await tx.insert(lineRequest).values(row);
}
