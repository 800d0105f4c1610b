import { authorise } from '../account/authorise.ts';
import type { PaymentNeeds } from '../payment/sync.ts';
import { type AmountChanged, bringFee } from './paying/open-fee.ts';
import { feeById } from './store.ts';

export type OrderRetrieved = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' };

/** A fee order of the person who asks, as it stands now: an open one with its client secret. */
export async function retrieveFeeOrder(ctx: PaymentNeeds, { id }: { id: string }): Promise<OrderRetrieved> {
  const allowed = authorise(ctx.actor, 'fee.view-own');
  if (!allowed.ok) return allowed;
  const row = await feeById(ctx.db, id);
  if (row?.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
  return bringFee(ctx, row.id);
}
