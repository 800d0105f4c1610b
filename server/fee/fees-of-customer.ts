import { type FeeStateWords, feeCredit, feeStateWords } from '#core/fee/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

export interface FeeOfCustomer {
  id: string;
  paidAt: Date | null;
  paidCents: number;
  refundedCents: number;
  /** What can still come off an order. */
  creditCents: number;
  words: FeeStateWords | null;
}

/** A customer's paid fees, newest first, for staff; null if the caller may not see them. */
export async function feesOfCustomer(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  accountId: string,
): Promise<FeeOfCustomer[] | null> {
  if (!authorise(ctx.actor, 'fee.view-any').ok) return null;
  const now = ctx.clock.now();
  const paid = (await feesOf(ctx.db, accountId)).filter(({ status }) => status !== 'open');
  return paid.toReversed().map((fee) => ({
    ...{ id: fee.id, paidAt: fee.paidAt, paidCents: fee.paidCents, refundedCents: fee.refundedCents },
    creditCents: feeCredit(fee, now).cents,
    words: feeStateWords(fee, now, 'studio'),
  }));
}
