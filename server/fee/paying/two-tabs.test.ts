import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { fee } from '../../db/schema/index.ts';
import type { Payments } from '../../gateways/payments/port.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  openCouponShop,
  openedFor,
  paymentOf,
} from '../fee.test-data.ts';
import { applyCoupon } from './apply-coupon.ts';
import { openFee } from './open-fee.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openCouponShop();
});
beforeEach(async () => {
  june = await customer(shop.ctx, { submitted: true });
});

/** The same customer in another tab, where something happens right before or after a provider call. */
function tab(name: 'createPayment' | 'cancelPayment', when: 'before' | 'after', happens: () => Promise<unknown>): Ctx {
  const { payments } = june.asked;
  let done = false;
  const once = async () => {
    if (done) return;
    done = true;
    await happens();
  };
  const call = async (given: never) => {
    if (when === 'before') await once();
    const answer = await (payments[name] as (given: never) => Promise<unknown>)(given);
    if (when === 'after') await once();
    return answer;
  };
  return { ...june.asked, payments: { ...payments, [name]: call } as Payments };
}

const feeId = async () => (await shop.ctx.db.select().from(fee).where(eq(fee.accountId, june.person.id)))[0]?.id ?? '';
const taken = async (id: string) =>
  (await shop.cards.sandbox.ledger())
    .filter(({ order_id }) => order_id === id)
    .reduce((sum, row) => sum + row.captured - row.refunded, 0);
const statuses = async (id: string) =>
  (await shop.cards.sandbox.ledger()).filter(({ order_id }) => order_id === id).map(({ status }) => status);
const toZero = async (): Promise<void> => {
  const applied = await applyCoupon(june.asked, { feeId: await feeId(), code: 'ONTHEHOUSE' });
  expect(applied.ok).toBe(true);
};

test.each(['before', 'after'] as const)(
  'a coupon to zero in one tab, %s the other asks for the card’s payment: free, and nothing is left that could be paid',
  async (when) => {
    const opened = await openFee(tab('createPayment', when, toZero), { surveyId: june.surveyId });
    const id = await feeId();
    if (opened.ok) expect(opened.order.clientSecret).toBeNull();
    await syncPayment(shop.ctx, id);
    const { fee, ledger, coupons, mails } = await booksOf(shop.ctx, id);
    expect(fee).toMatchObject({ status: 'complete', paidCents: 0 });
    expect([ledger.length, coupons.length, mails.length]).toEqual([0, 1, 1]);
    expect(await statuses(id)).toEqual(['canceled']);
    expect(await taken(id)).toBe(0);
  },
);

test('the card pays in the moment before the coupon ends its payment: paid once, and the coupon is not used', async () => {
  const { id } = await openedFor(june);
  const paysNow = async () => shop.cards.pay(await paymentOf(shop.ctx, id));
  await applyCoupon(tab('cancelPayment', 'before', paysNow), { feeId: id, code: 'ONTHEHOUSE' });
  await syncPayment(shop.ctx, id);
  const { fee, ledger, coupons } = await booksOf(shop.ctx, id);
  expect(fee).toMatchObject({ status: 'complete', paidCents: 14_900 });
  expect(ledger).toMatchObject([{ kind: 'captured', cents: 14_900 }]);
  expect(coupons).toHaveLength(0);
  expect(await taken(id)).toBe(14_900);
});

test('the coupon ends the payment in the moment before the card pays: the card is refused, and it is free', async () => {
  const { id } = await openedFor(june);
  const payment = await paymentOf(shop.ctx, id);
  const paysLate = () => expect(shop.cards.pay(payment)).rejects.toThrow();
  await applyCoupon(tab('cancelPayment', 'after', paysLate), { feeId: id, code: 'ONTHEHOUSE' });
  expect((await booksOf(shop.ctx, id)).fee).toMatchObject({ status: 'complete', paidCents: 0 });
  expect(await taken(id)).toBe(0);
});
