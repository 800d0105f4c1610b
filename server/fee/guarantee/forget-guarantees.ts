import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { guaranteeRequest } from '../../db/schema/index.ts';

/** Erases what the customer and we wrote about the guarantee. The decision stays with the fee. */
export async function forgetGuarantees({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  await db.update(guaranteeRequest).set({ words: '', answer: '' }).where(eq(guaranteeRequest.accountId, accountId));
}
