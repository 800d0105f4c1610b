import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { survey } from '../db/schema/index.ts';

/** What a person told us about their home is forgotten; that there was a project stays, its boards and orders hang on it. */
export async function forgetSurveys(ctx: Pick<Ctx, 'db' | 'clock'>, accountId: string): Promise<void> {
  await ctx.db
    .update(survey)
    .set({ responses: {}, sheet: {}, updatedAt: ctx.clock.now() })
    .where(eq(survey.accountId, accountId));
}
