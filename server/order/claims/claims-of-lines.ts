import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { damageClaim } from '../../db/schema/index.ts';

export type LineClaim = Pick<
  typeof damageClaim.$inferSelect,
  'id' | 'lineId' | 'state' | 'refundCents' | 'at' | 'decidedAt'
>;

/** Every report of damage on these lines without what was written, oldest first. */
export const claimsOfLines = (db: Db, lineIds: readonly string[]): Promise<LineClaim[]> =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          ...{ id: damageClaim.id, lineId: damageClaim.lineId, state: damageClaim.state, at: damageClaim.at },
          ...{ refundCents: damageClaim.refundCents, decidedAt: damageClaim.decidedAt },
        })
        .from(damageClaim)
        .where(inArray(damageClaim.lineId, [...lineIds]))
        .orderBy(asc(damageClaim.at), asc(damageClaim.id));
