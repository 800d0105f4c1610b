import { type ClaimState, isAccepted } from '#core/order/index.ts';
import { creditExpected } from '#core/purchase-order/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { claimedOfMaker } from './store-damage.ts';

export interface DamageShown {
  id: string;
  name: string;
  quantity: number;
  state: ClaimState;
  at: Date;
  /** What we expect the maker to credit us; null for those who don't see costs, or if we don't know. */
  creditCents: number | null;
}

/** What customers reported as damaged of a purchase order's pieces, for its page. */
export async function getDamage(ctx: Pick<Ctx, 'db' | 'actor'>, purchaseOrderId: string): Promise<DamageShown[]> {
  if (!authorise(ctx.actor, 'purchase-order.view').ok) return [];
  const seesCosts = permits(ctx.actor, 'maker.view-cost');
  return (await claimedOfMaker(ctx.db, purchaseOrderId)).map((one) => ({
    ...{ id: one.id, name: one.name, quantity: one.quantity, state: one.state, at: one.at },
    creditCents: seesCosts && isAccepted(one.state) ? creditExpected(one) : null,
  }));
}
