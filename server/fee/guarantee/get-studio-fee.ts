import { type FeeStateWords, feeStateWords, mayRefundFee } from '#core/fee/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { type RefundRow, refundsOfPayment } from '../../payment/refund-rows.ts';
import { feeById, feesOf } from '../store.ts';
import { type GuaranteeRow, lastRequest } from './store-requests.ts';

/** A fee as shown to staff who can refund it. */
export interface StudioFee {
  id: string;
  accountId: string;
  email: string | null;
  firstName: string | null;
  paidAt: Date | null;
  paidCents: number;
  /** What can still be refunded. */
  leftCents: number;
  mayRefund: boolean;
  words: FeeStateWords | null;
  request: GuaranteeRow | null;
  refunds: Pick<RefundRow, 'id' | 'reason' | 'state' | 'cents' | 'problem' | 'promisedAt'>[];
}

export async function getStudioFee(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, id: string): Promise<StudioFee | null> {
  if (!authorise(ctx.actor, 'fee.view-any').ok) return null;
  const row = await feeById(ctx.db, id);
  const fee = row && (await feesOf(ctx.db, row.accountId)).find((one) => one.id === id);
  if (!row || !fee || fee.status === 'open') return null;
  const person = await accountContact(ctx, row.accountId);
  return {
    id,
    accountId: row.accountId,
    email: person?.email ?? null,
    firstName: person?.firstName ?? null,
    paidAt: fee.paidAt,
    paidCents: fee.paidCents,
    leftCents: fee.paidCents - fee.refundedCents,
    mayRefund: mayRefundFee(fee).ok,
    words: feeStateWords(fee, ctx.clock.now(), 'studio'),
    request: await lastRequest(ctx.db, id),
    refunds: await refundsOfPayment(ctx.db, id),
  };
}
