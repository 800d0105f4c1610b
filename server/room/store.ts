import { eq } from 'drizzle-orm';
import type { Arrangement } from '#core/room/index.ts';
import type { Db } from '../db/database.ts';
import { arrangement } from '../db/schema/index.ts';

export async function arrangementOf(db: Db, selectionId: string): Promise<Arrangement | null> {
  const [row] = await db.select().from(arrangement).where(eq(arrangement.selectionId, selectionId));
  return row ? { seed: row.seed, pieces: row.pieces } : null;
}

export async function writeArrangement(db: Db, selectionId: string, given: Arrangement, savedAt: Date): Promise<void> {
  const values = { ...given, savedAt };
  await db
    .insert(arrangement)
    .values({ selectionId, ...values })
    .onConflictDoUpdate({ target: arrangement.selectionId, set: values });
}
