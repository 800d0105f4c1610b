import type { Ctx } from '../context.ts';
import type { Outcome, Refund } from '../gateways/payments/port.ts';

/**
 * The refund that was asked for under a key, however long ago: the provider forgets keys after a day, but what it made
 * carries ours. Null: it never made one.
 */
export async function findRefund(
  { payments }: Pick<Ctx, 'payments'>,
  paymentId: string,
  key: string,
): Promise<Outcome<Refund | null>> {
  const listed = await payments.listRefunds(paymentId);
  return listed.ok ? { ok: true, value: listed.value.find((one) => one.key === key) ?? null } : listed;
}

/** Refused, or sent back by the bank: the money is ours again. */
export const hasFailed = ({ status }: Pick<Refund, 'status'>) => status === 'failed' || status === 'canceled';
