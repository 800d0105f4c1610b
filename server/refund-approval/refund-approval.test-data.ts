import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { refundApproval, setting } from '../db/schema/index.ts';
import {
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';

/** Refunds over this need a second person. */
export const limit = 50_000;
export const asked = { ok: false, reason: 'second-person', another: false, cents: expect.any(Number) };

/** A shop with this limit, an admin and a second specialist. */
export async function openTwoPeopleShop(): Promise<{ shop: OrderShop; ada: Ctx; theo: Ctx }> {
  const shop = await openOrderShop();
  const ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
  const theo = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist', firstName: 'Theo' }));
  await shop.ctx.db.insert(setting).values({ name: 'secondPersonCents', value: limit });
  return { shop, ada, theo };
}

/** A paid order of two pieces, one over the limit, and no refund that waits. */
export async function orderOfTwo(shop: OrderShop): Promise<{ june: Shopper; orderId: string }> {
  await shop.ctx.db.delete(refundApproval);
  const june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx, { cents: 200_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 30_000 }) },
  ]);
  return { june, orderId: await orderedFor(shop, june) };
}

/** The one refund that waits. */
export async function waitingIn({ ctx }: OrderShop): Promise<string> {
  const rows = await ctx.db.select().from(refundApproval).where(eq(refundApproval.state, 'waiting'));
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}
