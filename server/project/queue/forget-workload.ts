import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { daysOff, queueView, workload } from '../../db/schema/index.ts';

/** Erases a former colleague's limits, days off and saved views. */
export async function forgetWorkload({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  for (const table of [workload, daysOff, queueView]) await db.delete(table).where(eq(table.accountId, accountId));
}
