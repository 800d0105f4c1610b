import { authorise } from '../../authorise.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { feeById } from '../store.ts';
import { type AmountChanged, bringFee } from './open-fee.ts';

type OrderRetrieved = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' };

/** The caller's own fee order. An open one comes with its client secret. */
export async function retrieveFeeOrder(ctx: PaymentNeeds, { id }: { id: string }): Promise<OrderRetrieved> {
  const allowed = authorise(ctx.actor, 'fee.view-own');
  if (!allowed.ok) return allowed;
  const row = await feeById(ctx.db, id);
  if (row?.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
  return bringFee(ctx, row.id);
}
