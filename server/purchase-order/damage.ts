import { type ClaimState, isAccepted } from '#core/order/index.ts';
import { type ClaimedPieces, creditExpected } from '#core/purchase-order/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { claimsOfLines } from '../order/claims/claims-of-lines.ts';
import { wholePurchaseOrder } from './follow-order.ts';
import type { WholeLine } from './store.ts';

export interface ClaimedOfMaker extends ClaimedPieces {
  id: string;
  at: Date;
  decidedAt: Date | null;
}

/** What customers reported as damaged of a purchase order's pieces, oldest first; not what they took back. */
export async function claimedOfMaker({ db }: Pick<Ctx, 'db'>, lines: readonly WholeLine[]): Promise<ClaimedOfMaker[]> {
  const parts = lines.flatMap((line) => line.parts.map((part) => ({ line, part })));
  const claims = await claimsOfLines(
    db,
    parts.map(({ part }) => part.id),
  );
  return claims.flatMap(({ id, lineId, state, refundCents, at, decidedAt }) => {
    const of = parts.find(({ part }) => part.id === lineId);
    if (!of || state === 'withdrawn') return [];
    const { line, part } = of;
    return {
      ...{ id, state, refundCents, at, decidedAt, name: part.name, quantity: part.quantity },
      ...{ soldCents: part.shares.net + part.shares.tax, unitCostCents: line.unitCostCents },
    };
  });
}

export interface DamageShown {
  id: string;
  name: string;
  quantity: number;
  state: ClaimState;
  at: Date;
  /** What we expect the maker to credit us; null for those who don't see costs, or if we don't know. */
  creditCents: number | null;
}

/** The same for the purchase order's page. */
export async function getDamage(ctx: Pick<Ctx, 'db' | 'actor'>, purchaseOrderId: string): Promise<DamageShown[]> {
  if (!authorise(ctx.actor, 'purchase-order.view').ok) return [];
  const whole = await wholePurchaseOrder(ctx, purchaseOrderId);
  const seesCosts = permits(ctx.actor, 'maker.view-cost');
  return (await claimedOfMaker(ctx, whole?.lines ?? [])).map((one) => ({
    ...{ id: one.id, name: one.name, quantity: one.quantity, state: one.state, at: one.at },
    creditCents: seesCosts && isAccepted(one.state) ? creditExpected(one) : null,
  }));
}
