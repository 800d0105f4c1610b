import type { Ctx } from '../../context.ts';
import { getOrder } from './get-order.ts';
import { drawReceipt } from './receipt-pdf.ts';

/** The customer's own receipt as a PDF; null if there is no such order. */
export async function getReceiptPdf(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'company'>,
  orderId: string,
): Promise<Buffer | null> {
  const order = await getOrder(ctx, orderId);
  return order && drawReceipt(order, ctx.company);
}
