import { newestFee } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

/** The fee a profile points to: the newest. Its status is shown only while open or complete. */
export async function feePointer(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ selectionFeeOrderId: string | null; selectionFeeOrderStatus: 'open' | 'complete' | null }> {
  const fee = newestFee(await feesOf(ctx.db, accountId));
  const status = fee?.status === 'open' || fee?.status === 'complete' ? fee.status : null;
  return { selectionFeeOrderId: fee?.id ?? null, selectionFeeOrderStatus: status };
}
