import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { visit } from '../db/schema/index.ts';

/** What a person wrote to whoever comes to measure; that somebody came stays. */
export async function forgetVisits({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  await db.update(visit).set({ note: '' }).where(eq(visit.accountId, accountId));
}
