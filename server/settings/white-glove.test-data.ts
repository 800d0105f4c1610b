import { eq } from 'drizzle-orm';
import type { DeliveryWindow } from '#core/order/index.ts';
import { orderLine } from '../db/schema/index.ts';
import { chooseWindow } from '../order/appointments/choose-window.ts';
import { sweepUnchosen } from '../order/appointments/sweep-unchosen.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import { newPiece, type OrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { getOrder } from '../order/records/get-order.ts';
import { orderToShow } from '../order/records/order-to-show.ts';

const day = 86_400_000;

/** A white-glove piece that has shipped, and whose it is. */
async function shipped(shop: OrderShop) {
  const owner = await shopper(shop, [{ recordId: await newPiece(shop.ctx), delivery: 'white-glove' }]);
  const orderId = await orderedFor(shop, owner);
  const staff = shop.ctx.as(shop.specialist);
  await confirmLines(staff, { orderId });
  await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
  return { owner, orderId };
}

/** The days its customer may choose from, and a way to choose one. */
export async function offeredNow(shop: OrderShop) {
  const { owner, orderId } = await shipped(shop);
  const lineIds = (await getOrder(owner.asked, orderId))?.lines.map(({ id }) => id) ?? [];
  // Long enough ago that it has arrived near the customer.
  const shippedAt = new Date(shop.ctx.clock.now().getTime() - 30 * day);
  await shop.ctx.db.update(orderLine).set({ shippedAt }).where(eq(orderLine.orderId, orderId));
  const days = (await orderToShow(owner.asked, orderId))?.deliveryDays ?? [];
  const book = (window: DeliveryWindow) => chooseWindow(owner.asked, { orderId, lineIds, window });
  return { days, book };
}

/** How many letters remind its customer to choose a day, so many days after it shipped. */
export async function remindersAfter(shop: OrderShop, days: number): Promise<number> {
  const { owner } = await shipped(shop);
  const now = new Date(shop.ctx.clock.now().getTime() + days * day);
  await sweepUnchosen({ ...shop.ctx, clock: { ...shop.ctx.clock, now: () => now } });
  await shop.ctx.runEffects();
  const { email } = owner.person;
  return shop.ctx.sent.filter(({ to, subject }) => to === email && subject.endsWith('for your delivery')).length;
}
