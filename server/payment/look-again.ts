import { nextRefundLook } from '#core/money/index.ts';
import type { Ctx } from '../context.ts';
import type { Refund } from '../gateways/payments/port.ts';
import { hasFailed } from './find-refund.ts';

interface SentRefund {
  id: string;
  refundId: string | null;
  promisedAt: Date;
  sentAt: Date | null;
}

interface Follow<Row extends SentRefund> {
  paymentId: string;
  sent: readonly Row[];
  keyOf: (row: Row) => string;
  /** The bank has sent it back: write it into the books. */
  bounced: (row: Row, refund: Refund) => Promise<void>;
  /** All is well so far: when it is looked at next, or never again. */
  lookAt: (row: Row, at: Date | null) => Promise<unknown>;
}

/**
 * What was sent through a payment, looked at again: a bank may send a refund back long after the provider took it on.
 * False: the provider did not answer.
 */
export async function lookAgain<Row extends SentRefund>(
  { payments, clock }: Pick<Ctx, 'payments' | 'clock'>,
  { paymentId, sent, keyOf, bounced, lookAt }: Follow<Row>,
): Promise<boolean> {
  if (sent.length === 0) return true;
  const listed = await payments.listRefunds(paymentId);
  if (!listed.ok) return false;
  for (const row of sent) {
    const now = listed.value.find(({ id, key }) => id === row.refundId || key === keyOf(row));
    if (now && hasFailed(now)) await bounced(row, now);
    else await lookAt(row, nextRefundLook(row.sentAt ?? row.promisedAt, clock.now()));
  }
  return true;
}
