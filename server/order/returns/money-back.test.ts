import { beforeAll, expect, test } from 'vitest';
import { feeStateWords } from '#core/fee/index.ts';
import { moneyBackWords } from '#core/order/index.ts';
import { feesOf } from '../../fee/store.ts';
import { syncPayment } from '../../payment/sync.ts';
import { answerDelay } from '../fulfillment/answer-delay.ts';
import { delayLines } from '../fulfillment/delay-lines.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  placedFor,
  shopper,
} from '../order.test-data.ts';
import { cancelLines } from './cancel-lines.ts';

let shop: OrderShop;
const day = 24 * 3_600_000;
beforeAll(async () => {
  shop = await openOrderShop();
});

const saidOf = (done: Awaited<ReturnType<typeof cancelLines>>) => {
  if (!done.ok) throw new Error(done.reason);
  return moneyBackWords(done);
};

test('a customer who cancels sees whether the refund was sent, is waiting for the provider, or was refused', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const orderId = await orderedFor(shop, june);
  const [one = '', two = '', three = ''] = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
  const refusing = {
    ...june.asked.payments,
    refund: async () =>
      ({ ok: false, reason: 'refused', type: 'other', code: '', message: 'no', payment: null }) as const,
  };
  const refused = await cancelLines({ ...june.asked, payments: refusing }, { orderId, lineIds: [one] });
  expect(saidOf(refused)).toContain('We couldn’t send the refund');
  shop.cards.sandbox.faults.set({ serverError: {} });
  await delayLines(shop.ctx.as(shop.specialist), { orderId, lineIds: [two], newShipBy: null });
  const answered = await answerDelay(june.asked, { orderId, lineIds: [two], answer: 'cancel' });
  expect(saidOf(answered)).toContain('as soon as the card provider responds');
  shop.cards.sandbox.faults.set({});
  expect(saidOf(await cancelLines(june.asked, { orderId, lineIds: [three] }))).toContain('is on its way to the card');
});

test('when the fee’s credit paid for everything, no refund is mentioned', async () => {
  const small = await newPiece(shop.ctx, { cents: 1000, whiteGloveCents: 1000 });
  const june = await shopper(shop, [{ recordId: small, delivery: 'white-glove' }]);
  await paidFee(shop.ctx, june, 14_900);
  const { id: orderId } = await placedFor(june);
  await syncPayment(shop.ctx, orderId);
  const said = saidOf(await cancelLines(june.asked, { orderId }));
  expect(said).not.toContain('on its way');
  expect(said).toContain('The fee credit is available again.');
});

test.each([
  [1, 'The fee credit is available again.', 'fee credit is back, ready for your next order', '$149 off your first'],
  [8, 'The fee’s year is over, so its credit has expired.', 'over, so the credit has expired', 'Credit expired on'],
])(
  'canceled %i days after the 360th of the fee, page and letter say of its credit what the fee says',
  async (days, words, written, stands) => {
    const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    await paidFee(shop.ctx, june);
    shop.ctx.clock.forward(360 * day);
    const orderId = await orderedFor(shop, june);
    shop.ctx.clock.forward(days * day);
    expect(saidOf(await cancelLines(june.asked, { orderId }))).toContain(words);
    const [fee] = await feesOf(shop.ctx.db, june.person.id);
    expect(fee && feeStateWords(fee, shop.ctx.clock.now())?.credit).toContain(stands);
    await shop.ctx.runEffects();
    const letter = shop.ctx.sent.find(
      ({ to, subject }) => to === june.person.email && subject === 'Your cancellation is confirmed',
    );
    expect(letter?.text.split(written)).toHaveLength(2);
  },
);
