import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { account, survey } from '../../db/schema/index.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import {
  newCoupon,
  newPiece,
  type OrderShop,
  oakStreet,
  openOrderShop,
  orderedFor,
  pay,
  placedFor,
  shopper,
} from '../order.test-data.ts';
import { getReceipt, settleReceipt } from '../records/get-receipt.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { checkoutFacts } from './checkout-facts.ts';

let shop: OrderShop;
let sofa: string;

beforeAll(async () => {
  shop = await openOrderShop();
  sofa = await newPiece(shop.ctx);
});

test('a new customer finds the zip code of the room, or else of the profile', async () => {
  const june = await shopper(shop, [{ recordId: sofa }]);
  const opened = () => checkoutFacts(june.asked, june);
  await shop.ctx.db.update(account).set({ shippingZip: '10001' }).where(eq(account.id, june.person.id));
  expect(await opened()).toMatchObject({ facts: { address: { zip: '10001', line1: '', city: '' }, cards: [] } });
  const responses = { projectAddress: { state: 'NY', zip: '11201' }, state: 'NY', zip: '11201' };
  await shop.ctx.db.update(survey).set({ responses }).where(eq(survey.id, june.surveyId));
  expect(await opened()).toMatchObject({ facts: { address: { zip: '11201' } } });
});

test('a returning one finds everything: where the last order went', async () => {
  const june = await shopper(shop, [{ recordId: sofa }]);
  await orderedFor(shop, june);
  const again = await shopper(shop, [{ recordId: sofa }], june.person);
  expect(await checkoutFacts(again.asked, again)).toMatchObject({ ok: true, facts: { address: oakStreet } });
});

describe('back from the bank', () => {
  const minutes = (count: number) => count * 60_000;
  const begun = async (coupon: string | null = null) => {
    const june = await shopper(shop, [{ recordId: sofa }]);
    const { id } = await placedFor(june, { coupon });
    const back = () => checkoutFacts(june.asked, { ...june, returnedWith: id });
    return { june, id, back, undecided: { ok: false, reason: 'undecided', orderId: id } };
  };

  test('refused, the checkout says why; neither paid nor refused, the receipt’s page knows', async () => {
    const { june, id, back, undecided } = await begun();
    expect(await back()).toEqual(undecided);
    expect(await checkoutFacts(june.asked, june)).toMatchObject({ ok: true });
    await expect(pay(shop, id, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
    expect(await back()).toMatchObject({ ok: true, facts: { cardProblem: { type: 'card_error' } } });
  });

  test('while the bank decides there is nothing to pay a second time', async () => {
    const { june, id, back, undecided } = await begun();
    shop.cards.sandbox.faults.set({ processing: { ms: 60_000, times: 1 } });
    await pay(shop, id);
    expect(await back()).toEqual(undecided);
    expect(await checkoutFacts(june.asked, june)).toEqual(undecided);
    expect(await getReceipt(june.asked, id)).toEqual({ state: 'waiting', orderId: id });
  });

  test('after the reservation it’s over, and a customer who continues keeps the coupon', async () => {
    await newCoupon(shop.ctx, 'LINGERING', 10);
    const { june, id, back, undecided } = await begun('LINGERING');
    shop.ctx.clock.forward(minutes(15));
    await sweepPayments(shop.ctx);
    expect(await back()).toEqual(undecided);
    expect(await getReceipt(june.asked, id)).toMatchObject({ state: 'unpaid', ended: true });
    expect(await checkoutFacts(june.asked, june)).toMatchObject({
      facts: { quote: { coupon: { code: 'LINGERING', problem: null }, totals: { coupon: 100_00 } } },
    });
  });

  test('one that no longer applies says so, and doesn’t count as a guess', async () => {
    await newCoupon(shop.ctx, 'LAST', 10, 1);
    const { june } = await begun('LAST');
    shop.ctx.clock.forward(minutes(15));
    await sweepPayments(shop.ctx);
    const theo = await shopper(shop, [{ recordId: sofa }]);
    await orderedFor(shop, theo, { coupon: 'LAST' });
    for (let visit = 0; visit < 12; visit += 1) {
      expect(await checkoutFacts(june.asked, june)).toMatchObject({
        facts: { quote: { coupon: { code: 'LAST', why: 'This coupon has been used up.' }, totals: { coupon: 0 } } },
      });
    }
  });

  test('another customer’s or selection’s order in the address changes nothing', async () => {
    const { id } = await begun();
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await checkoutFacts(theo.asked, { ...theo, returnedWith: id })).toMatchObject({ ok: true });
    expect(await checkoutFacts(theo.asked, { ...theo, returnedWith: 'order_no' })).toMatchObject({ ok: true });
  });
});

test('the checkout, the receipt and the order only read, also where a payment is open, paid or settled', async () => {
  const june = await shopper(shop, [{ recordId: sofa }]);
  const { getPayment, listCards } = shop.ctx.payments;
  const reads: Partial<Ctx['payments']> = { getPayment, listCards };
  const payments = new Proxy(reads as Ctx['payments'], {
    get: (target, name) => Reflect.get(target, name) ?? (() => Promise.reject(new Error(`asked for ${String(name)}`))),
  });
  const look = (orderId: string) =>
    shop.ctx.db.transaction(
      async (db) => {
        const ctx = { ...june.asked, db, payments };
        const checkout = await checkoutFacts(ctx, { ...june, returnedWith: null });
        const receipt = await getReceipt(ctx, orderId);
        const shown = await orderToShow(ctx, orderId);
        return [checkout.ok ? 'open' : checkout.reason, receipt?.state, shown?.order.id];
      },
      { accessMode: 'read only' },
    );
  const { id } = await placedFor(june);
  expect(await look(id)).toEqual(['open', 'unpaid', undefined]);
  await pay(shop, id);
  expect(await look(id)).toEqual(['undecided', 'settling', undefined]);
  expect(await settleReceipt(june.asked, id)).toBe(true);
  expect(await look(id)).toEqual(['already-ordered', 'paid', id]);
});
