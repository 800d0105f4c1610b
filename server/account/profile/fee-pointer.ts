import { asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { fee } from '../../db/schema/index.ts';

/** The fee a profile points to: the newest. Its status is shown only while open or complete. */
export async function feePointer(
  { db }: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ selectionFeeOrderId: string | null; selectionFeeOrderStatus: 'open' | 'complete' | null }> {
  const [newest] = await db
    .select({ id: fee.id, status: fee.status })
    .from(fee)
    .where(eq(fee.accountId, accountId))
    .orderBy(desc(fee.openedAt), asc(fee.id))
    .limit(1);
  const status = newest?.status === 'open' || newest?.status === 'complete' ? newest.status : null;
  return { selectionFeeOrderId: newest?.id ?? null, selectionFeeOrderStatus: status };
}
