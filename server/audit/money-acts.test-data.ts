import { eq } from 'drizzle-orm';
import { refund, refundApproval, setting, upload } from '../db/schema/index.ts';
import { customer, openedFor, paymentOf } from '../fee/fee.test-data.ts';
import { askGuarantee } from '../fee/guarantee/ask-guarantee.ts';
import { decideGuarantee } from '../fee/guarantee/decide-guarantee.ts';
import { listGuarantees } from '../fee/guarantee/list-guarantees.ts';
import { refundFee } from '../fee/guarantee/refund-fee.ts';
import { retryFeeRefund } from '../fee/guarantee/retry-refund.ts';
import { chooseWindow } from '../order/appointments/choose-window.ts';
import { moveDelivery } from '../order/appointments/move-delivery.ts';
import { decideClaim } from '../order/claims/decide-claim.ts';
import { reportDamage } from '../order/claims/report-damage.ts';
import { answerDelay } from '../order/fulfillment/answer-delay.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { correctShipment } from '../order/fulfillment/correct-shipment.ts';
import { delayLines } from '../order/fulfillment/delay-lines.ts';
import { deliverLines } from '../order/fulfillment/deliver-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import { booksOf, delivered, newPiece, orderedFor, shopper } from '../order/order.test-data.ts';
import { orderToShow } from '../order/records/order-to-show.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { declineRequest } from '../order/returns/end-request.ts';
import { offerReplacement } from '../order/returns/offer-replacement.ts';
import { receiveReturn } from '../order/returns/receive-return.ts';
import { refundAmounts } from '../order/returns/refund-amounts.ts';
import { refundReturned } from '../order/returns/refund-returned.ts';
import { requestReturn } from '../order/returns/request-return.ts';
import { retryRefund } from '../order/returns/retry-refund.ts';
import { sweepRefunds } from '../payment/follow-refunds.ts';
import { syncPayment } from '../payment/sync.ts';
import { approveRefund, declineRefund } from '../refund-approval/decide-refund.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

const twoDays = 2 * 86_400_000;

async function ordered(shop: ActingShop) {
  const recordId = await newPiece(shop.ctx);
  const june = await shopper(shop, [{ recordId }]);
  const orderId = await orderedFor(shop, june);
  const lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  return { june, orderId, lineId, recordId };
}

async function asked(shop: ActingShop, want: 'return' | 'exchange') {
  const one = await ordered(shop);
  await delivered(shop, one.orderId);
  const wish = { want, reason: 'damaged', note: 'A leg is loose' } as const;
  await requestReturn(one.june.asked, { orderId: one.orderId, lineId: one.lineId, ...wish, photos: [] });
  return one;
}

async function paidFee(shop: ActingShop) {
  const june = await customer(shop.ctx, { submitted: true });
  const { id } = await openedFor(june);
  await shop.cards.pay(await paymentOf(shop.ctx, id));
  await syncPayment(shop.ctx, id);
  return { june, feeId: id };
}

const kindness = { cents: 1000, note: 'A kindness' };

/** A cancellation that the specialist started and that waits for someone else. */
async function waitingRefund(shop: ActingShop): Promise<{ id: string }> {
  const { orderId } = await ordered(shop);
  await shop.ctx.db.insert(setting).values({ name: 'secondPersonCents', value: 1 });
  await cancelLines(shop.maren, { orderId });
  await shop.ctx.db.delete(setting).where(eq(setting.name, 'secondPersonCents'));
  const [row] = await shop.ctx.db.select().from(refundApproval).where(eq(refundApproval.subjectId, orderId));
  return { id: row?.id ?? '' };
}

/** Every studio act on orders and fees. */
export const moneyActs: Acts = {
  confirmLines: async (shop) => [await confirmLines(shop.ada, await ordered(shop))],
  shipLines: async (shop) => {
    const { orderId } = await ordered(shop);
    await confirmLines(shop.maren, { orderId });
    return [await shipLines(shop.ada, { orderId, carrier: 'ups', tracking: '1Z' })];
  },
  correctShipment: async (shop) => {
    const { orderId } = await ordered(shop);
    await confirmLines(shop.maren, { orderId });
    await shipLines(shop.maren, { orderId, carrier: 'ups', tracking: '1Z' });
    return [await correctShipment(shop.ada, { orderId, carrier: 'fedex', tracking: '7749' })];
  },
  deliverLines: async (shop) => {
    const { orderId } = await ordered(shop);
    await confirmLines(shop.maren, { orderId });
    await shipLines(shop.maren, { orderId, carrier: 'ups', tracking: '1Z' });
    return [await deliverLines(shop.ada, { orderId })];
  },
  approveRefund: async (shop) => [await approveRefund(shop.ada, await waitingRefund(shop))],
  declineRefund: async (shop) => [
    await declineRefund(shop.ada, { ...(await waitingRefund(shop)), reason: 'Not yet.' }),
  ],
  cancelLines: async (shop) => [await cancelLines(shop.ada, { orderId: (await ordered(shop)).orderId })],
  delayLines: async (shop) => {
    const { orderId, lineId } = await ordered(shop);
    return [await delayLines(shop.ada, { orderId, lineIds: [lineId], newShipBy: '2026-12-20' })];
  },
  answerDelay: async (shop) => {
    const { orderId, lineId } = await ordered(shop);
    await delayLines(shop.maren, { orderId, lineIds: [lineId], newShipBy: '2026-12-20' });
    return [await answerDelay(shop.ada, { orderId, lineIds: [lineId], answer: 'wait' })];
  },
  receiveReturn: async (shop) => {
    const { orderId, lineId } = await asked(shop, 'return');
    return [await receiveReturn(shop.ada, { orderId, lineIds: [lineId] })];
  },
  refundReturned: async (shop) => {
    const { orderId, lineId } = await asked(shop, 'return');
    await receiveReturn(shop.maren, { orderId, lineIds: [lineId] });
    return [await refundReturned(shop.ada, { orderId, lineIds: [lineId] })];
  },
  declineRequest: async (shop) => {
    const { orderId, lineId } = await asked(shop, 'return');
    return [await declineRequest(shop.ada, { orderId, lineId, note: 'It was used outdoors.' })];
  },
  offerReplacement: async (shop) => {
    const { orderId, lineId, recordId } = await asked(shop, 'exchange');
    return [await offerReplacement(shop.ada, { orderId, lineId, recordId })];
  },
  refundAmounts: async (shop) => {
    const { orderId, lineId } = await ordered(shop);
    const amounts = [{ of: 'line', lineId, cents: kindness.cents }] as const;
    return [await refundAmounts(shop.ada, { orderId, amounts, note: kindness.note })];
  },
  decideClaim: async (shop) => {
    const { june, orderId, lineId } = await ordered(shop);
    await delivered(shop, orderId);
    const photo = shop.ctx.ids.next('upload');
    const facts = { width: 10, height: 10, bytes: 10, deleteTokenHash: photo };
    await shop.ctx.db.insert(upload).values({ id: photo, accountId: june.person.id, ...facts });
    const report = { want: 'refund', words: 'A deep scratch' } as const;
    const made = await reportDamage(june.asked, { orderId, lineId, ...report, photos: [photo] });
    if (!made.ok) throw new Error(made.reason);
    const given = { orderId, claimId: made.claim.id, act: 'refund', cents: 1000, answer: '' } as const;
    return [await decideClaim(shop.ada, given)];
  },
  moveDelivery: async (shop) => {
    const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx), delivery: 'white-glove' }]);
    const orderId = await orderedFor(shop, june);
    await confirmLines(shop.maren, { orderId });
    await shipLines(shop.maren, { orderId, carrier: 'ups', tracking: '1' });
    const lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
    const day = (await orderToShow(june.asked, orderId))?.deliveryDays[0]?.day ?? '';
    const from = { day, part: 'morning' } as const;
    await chooseWindow(june.asked, { orderId, lineIds, window: from });
    const to = { ...from, part: 'afternoon' } as const;
    return [await moveDelivery(shop.ada, { orderId, lineIds, from, window: to, reason: 'The truck is full.' })];
  },
  retryRefund: async (shop) => {
    const { orderId } = await ordered(shop);
    await cancelLines(shop.maren, { orderId });
    const [sent] = await shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
    shop.ctx.clock.forward(twoDays);
    await shop.cards.failRefund(sent?.refundId ?? '');
    await sweepRefunds(shop.ctx);
    return [await retryRefund(shop.ada, { refundId: sent?.id ?? '' })];
  },

  refundFee: async (shop) => [await refundFee(shop.ada, { feeId: (await paidFee(shop)).feeId, ...kindness })],
  retryFeeRefund: async (shop) => {
    const { feeId } = await paidFee(shop);
    await refundFee(shop.maren, { feeId, ...kindness });
    const [sent] = await shop.ctx.db.select().from(refund).where(eq(refund.paymentId, feeId));
    shop.ctx.clock.forward(twoDays);
    await shop.cards.failRefund(sent?.refundId ?? '');
    await sweepRefunds(shop.ctx);
    return [await retryFeeRefund(shop.ada, { refundId: sent?.id ?? '' })];
  },
  decideGuarantee: async (shop) => {
    const { june, feeId } = await paidFee(shop);
    await askGuarantee(june.asked, { feeId, words: 'Not for us.' });
    const page = { number: 1, size: 1 };
    const waiting = await listGuarantees(shop.ada, { state: 'asked', words: '', page });
    return [await decideGuarantee(shop.ada, { requestId: waiting?.rows[0]?.id ?? '', act: 'grant', answer: '' })];
  },
};
