import type { Ctx } from '../../context.ts';
import type { LinesChanged } from '../../order/fulfillment/change-lines.ts';
import { confirmLines } from '../../order/fulfillment/confirm-lines.ts';
import { deliverLines } from '../../order/fulfillment/deliver-lines.ts';
import { shipLines } from '../../order/fulfillment/ship-lines.ts';
import { placeOrder } from '../../order/placing/place-order.ts';
import { ordersOfAccount } from '../../order/records/orders-of-account.ts';
import { syncPayment } from '../../payment/sync.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import { getSelection } from '../../selection/results/get-selection.ts';
import { hoursAgo, must } from './demo-day.ts';
import type { PayAsCustomer } from './pay-as-customer.ts';
import type { DemoPeople } from './seed-demo-customer.ts';

const day = 24;

const address = {
  name: 'June Tanaka',
  line1: '186 Court Street',
  line2: 'Apt 3',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11201',
  phone: '(718) 555-0149',
} as const;

/** Orders all of Board A four weeks ago and delivers it. Skips steps that were already done. */
export async function seedDemoOrder(
  ctx: Ctx,
  { customer, admin }: DemoPeople,
  pay: PayAsCustomer,
  selectionId: string,
): Promise<void> {
  const orderId = await paidOrder(hoursAgo(ctx, 28 * day, customer), pay, selectionId);
  step('confirm', await confirmLines(hoursAgo(ctx, 27 * day, admin), { orderId }));
  const shipment = { carrier: 'ups', tracking: '1Z999AA10123456784' } as const;
  step('ship', await shipLines(hoursAgo(ctx, 20 * day, admin), { orderId, ...shipment }));
  step('deliver', await deliverLines(hoursAgo(ctx, 16 * day, admin), { orderId }));
}

async function paidOrder(shopper: Ctx, pay: PayAsCustomer, selectionId: string): Promise<string> {
  const paid = (await ordersOfAccount(shopper)).find((order) => order.selectionId === selectionId);
  if (paid) return paid.id;
  const shown = await getSelection(shopper, selectionId);
  if (!shown) throw new Error('the demo’s customer does not see their boards');
  const chosen = shown.selection.boards[0].furniture.map(({ recordId, quantity }) => ({
    id: recordId,
    selectionId,
    quantity,
  }));
  must('choose', await choosePieces(shopper, { selectionId, chosen }));
  const { order } = must(
    'place an order',
    await placeOrder(shopper, { selectionId, address, coupon: null, shown: null }),
  );
  // If it was charged before an interrupted start, that was already recorded.
  if (order.payment === 'open') await pay(order.clientSecret);
  must('settle the order', await syncPayment(shopper, order.id));
  return order.id;
}

/** A refusal means no line is left for this step, because an earlier start already did it. */
function step(name: string, done: LinesChanged): void {
  if (done.ok || done.reason !== 'refused') must(name, done);
}
