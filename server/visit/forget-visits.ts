import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { visit } from '../db/schema/index.ts';

/** Erases the customer's street, phone and notes. The fact that we visited stays. */
export async function forgetVisits({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  await db.update(visit).set({ street: '', phone: '', note: '' }).where(eq(visit.accountId, accountId));
}
