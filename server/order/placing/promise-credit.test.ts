import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals, sumCents } from '#core/money/index.ts';
import { promiseCredit } from '../../db/schema/index.ts';
import { expirePayment } from '../../payment/expire-payment.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  placedFor,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getReceipt } from '../records/get-receipt.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

let shop: OrderShop;
let june: Shopper;
let lamp: string;

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  lamp = await newPiece(shop.ctx, { cents: 50_000 });
  june = await shopper(shop, [{ recordId: lamp }, { recordId: await newPiece(shop.ctx, { cents: 80_000 }) }]);
});

async function credited(cents: number, minute = 0): Promise<string> {
  const id = shop.ctx.ids.next('credit');
  const bookedAt = new Date(shop.ctx.clock.now().getTime() + minute * 60_000);
  await shop.ctx.db.insert(promiseCredit).values({ id, accountId: june.person.id, cents, bookedAt });
  return id;
}
const spentOn = async (id: string) =>
  (await shop.ctx.db.select().from(promiseCredit).where(eq(promiseCredit.id, id)))[0]?.orderId;
const quoted = async (one = june) =>
  quoteOrder(one.asked, { selectionId: one.selectionId, zip: '02143', coupon: null });

describe('a credit for late boards', () => {
  test('lowers the next order by its own line, in the books and on the receipt', async () => {
    await paidFee(shop.ctx, june);
    const plain = (await quoted())?.totals.total ?? 0;
    const id = await credited(2_500);
    const quote = await quoted();
    expect(quote?.totals).toMatchObject({ feeCredit: 14_900, promiseCredit: 2_500, total: plain - 2_500 });
    expect(quote?.moneyLines.find(({ key }) => key === 'promiseCredit')).toMatchObject({ cents: -2_500 });
    const orderId = await orderedFor(shop, june);
    expect(await spentOn(id)).toBe(orderId);
    const books = await booksOf(shop.ctx, orderId);
    const sums = ledgerTotals(books.ledger);
    expect(sums).toMatchObject({ captured: plain - 2_500, credited: 14_900, promiseCredited: 2_500 });
    expect(await takenAtProvider(shop, orderId)).toBe(plain - 2_500);
    const receipt = await getReceipt(june.asked, orderId);
    expect(JSON.stringify(receipt)).toContain('Credit for late boards');
    await shop.ctx.runEffects();
    const letter = shop.ctx.sent.findLast(({ to }) => to === june.person.email);
    expect(letter?.text).toContain('Credit for late boards');
  });

  test('is refused where the customer was shown another sum, and nothing is spent', async () => {
    const shown = (await quoted())?.totals ?? null;
    const id = await credited(2_500);
    const refused = await placeOrder(june.asked, asking(june, { shown }));
    expect(refused).toMatchObject({ ok: false, reason: 'total-changed', changed: ['promiseCredit', 'total'] });
    expect(await spentOn(id)).toBeNull();
  });

  test('goes to one of two orders placed at once, and stays with the same order pressed again', async () => {
    const id = await credited(2_500);
    const other = await shopper(shop, [{ recordId: lamp }], june.person);
    const placed = await Promise.all([placedFor(june), placedFor(other)]);
    const amounts = placed.map(({ totals }) => totals.promiseCredit).toSorted((a, b) => a - b);
    expect(amounts).toEqual([0, 2_500]);
    const holder = placed.find(({ totals }) => totals.promiseCredit > 0);
    expect(await spentOn(id)).toBe(holder?.id);
    const again = await placedFor(holder?.id === placed[0].id ? june : other);
    expect(again).toMatchObject({ id: holder?.id, totals: { promiseCredit: 2_500 } });
  });

  test('comes back from an order that is never paid', async () => {
    const id = await credited(2_500);
    const { id: orderId } = await placedFor(june);
    expect(await spentOn(id)).toBe(orderId);
    await expirePayment(shop.ctx, orderId);
    expect(await spentOn(id)).toBeNull();
    expect((await quoted())?.totals.promiseCredit).toBe(2_500);
  });

  test('stays while pieces remain, comes back once with the whole order, and pays for another', async () => {
    const id = await credited(2_500);
    const orderId = await orderedFor(shop, june);
    const [first] = (await booksOf(shop.ctx, orderId)).lines;
    const partly = await cancelLines(june.asked, { orderId, lineIds: first ? [first.id] : [] });
    expect(partly).toMatchObject({ ok: true, wholeOrder: false, promiseCredit: 'kept' });
    expect(await spentOn(id)).toBe(orderId);
    const rest = await Promise.all([cancelLines(june.asked, { orderId }), cancelLines(june.asked, { orderId })]);
    expect(rest.filter((one) => one.ok && one.promiseCredit === 'given back')).toHaveLength(1);
    expect(await spentOn(id)).toBeNull();
    expect(await takenAtProvider(shop, orderId)).toBe(0);
    const sums = ledgerTotals((await booksOf(shop.ctx, orderId)).ledger);
    expect(sums).toMatchObject({ promiseCredited: 2_500, promiseReturned: 2_500, refunded: sums.captured });
    const shown = async () => {
      const rows = ((await orderToShow(june.asked, orderId))?.credits ?? []).flatMap((one) => one.rows);
      expect(rows.every(({ why }) => why.includes('this credit is back for another order'))).toBe(true);
      return sumCents(rows.map(({ cents }) => cents));
    };
    expect(await shown()).toBe(2_500);
    const next = await shopper(shop, [{ recordId: lamp }], june.person);
    const again = await orderedFor(shop, next);
    expect(await spentOn(id)).toBe(again);
    expect(await shown()).toBe(2_500);
  });

  test('of several, an order takes as many as it needs and never goes below zero', async () => {
    const cheap = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 1_000 }) }], june.person);
    const [old, large, spare] = [await credited(500), await credited(400_000, 1), await credited(2_500, 2)];
    const orderId = (await placedFor(cheap)).id;
    const { order, payment, ledger } = await booksOf(shop.ctx, orderId);
    expect(order).toMatchObject({ totalCents: 0, payment: 'complete' });
    expect(payment?.dueCents).toBe(0);
    expect(ledger.every(({ kind }) => kind === 'promise-credited')).toBe(true);
    expect([await spentOn(old), await spentOn(large), await spentOn(spare)]).toEqual([orderId, orderId, null]);
  });
});
