import { eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { fee, order, refundApproval } from '../db/schema/index.ts';
import { withoutWords } from './given.ts';
import { changeApproval } from './store.ts';

/** Forgets the words that went with refunds of a person's orders and fees. Who decided what stays. */
export async function forgetApprovals({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const orders = db.select({ id: order.id }).from(order).where(eq(order.accountId, accountId));
  const fees = db.select({ id: fee.id }).from(fee).where(eq(fee.accountId, accountId));
  const rows = await db
    .select()
    .from(refundApproval)
    .where(or(inArray(refundApproval.subjectId, orders), inArray(refundApproval.subjectId, fees)));
  for (const row of rows) await changeApproval(db, row.id, { given: withoutWords(row) });
}
