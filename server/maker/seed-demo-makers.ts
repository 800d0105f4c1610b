import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { maker } from '../db/schema/index.ts';

/** The demo's makers take orders by email and leave us a commission. One that an admin has changed stays as it is. */
export async function seedDemoMakers(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db
    .update(maker)
    .set({
      email: sql`'orders@' || trim('-' from regexp_replace(lower(${maker.name}), '[^a-z0-9]+', '-', 'g')) || '.test'`,
      contactName: 'Order desk',
      pays: 'commission',
      commissionPercent: 45,
    })
    .where(and(eq(maker.revision, 1), isNull(maker.email)));
}
