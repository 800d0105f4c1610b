import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { survey } from '../db/schema/index.ts';

/** Erases what the customer told us about their home. The rows stay, because boards and orders refer to them. */
export async function forgetSurveys(ctx: Pick<Ctx, 'db' | 'clock'>, accountId: string): Promise<void> {
  await ctx.db
    .update(survey)
    .set({ responses: {}, sheet: {}, updatedAt: ctx.clock.now() })
    .where(eq(survey.accountId, accountId));
}
