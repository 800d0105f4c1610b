import { beforeAll, describe, expect, test } from 'vitest';
import { sweepPayments } from '../payment/sweep-payments.ts';
import { syncPayment } from '../payment/sync.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  pay,
  pieceNow,
  shopper,
  takenAtProvider,
} from './order.test-data.ts';
import { placeOrder } from './place-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

describe('the last pieces', () => {
  test('20 shoppers, 5 pieces: 5 are sold, and nobody pays without one', async () => {
    const [lamp, rug] = [await newPiece(shop.ctx, { stock: 5 }), await newPiece(shop.ctx, { stock: 100 })];
    const crowd = await Promise.all(
      // Half of them choose the two pieces the other way round: that must not make them wait for each other for ever.
      Array.from({ length: 20 }, (_, index) => {
        const wanted = [{ recordId: lamp }, { recordId: rug }];
        return shopper(shop, index % 2 === 0 ? wanted : wanted.toReversed());
      }),
    );
    const placed = await Promise.all(crowd.map((one) => placeOrder(one.asked, asking(one))));
    const orders = placed.flatMap((one) => (one.ok ? [one.order] : []));
    expect(orders).toHaveLength(5);
    for (const one of placed) if (!one.ok) expect(one).toMatchObject({ reason: 'sold-out', recordIds: [lamp] });

    await Promise.all(orders.map(({ id }) => pay(shop, id)));
    await Promise.all(orders.flatMap(({ id }) => [syncPayment(shop.ctx, id), syncPayment(shop.ctx, id)]));
    expect(await pieceNow(shop.ctx, lamp)).toEqual({ stock: 0, sold: 5, earned: 500_000 });
    expect(await pieceNow(shop.ctx, rug)).toEqual({ stock: 95, sold: 5, earned: 500_000 });
    const taken = (await shop.cards.sandbox.ledger()).filter(({ captured }) => captured > 0);
    expect(taken).toHaveLength(5);
    for (const { id, totals } of orders) expect(await takenAtProvider(shop, id)).toBe(totals.total);
  });

  test('what one customer lets lapse, the next one gets', async () => {
    const lamp = await newPiece(shop.ctx, { stock: 1 });
    const [june, theo] = [await shopper(shop, [{ recordId: lamp }]), await shopper(shop, [{ recordId: lamp }])];
    const first = await placeOrder(june.asked, asking(june));
    expect(await placeOrder(theo.asked, asking(theo))).toMatchObject({ reason: 'sold-out' });
    shop.ctx.clock.forward(15 * 60_000);
    await sweepPayments(shop.ctx);
    const second = await placeOrder(theo.asked, asking(theo));
    expect(second.ok).toBe(true);
    if (first.ok) expect((await booksOf(shop.ctx, first.order.id)).order.payment).toBe('lapsed');
    expect(await placeOrder(june.asked, asking(june))).toMatchObject({ reason: 'sold-out' });
  });

  test('an open order that is paid while it is being ended is either sold or not charged', async () => {
    for (let round = 0; round < 4; round++) {
      const lamp = await newPiece(shop.ctx, { stock: 1 });
      const june = await shopper(shop, [{ recordId: lamp }]);
      const placed = await placeOrder(june.asked, asking(june));
      if (!placed.ok) throw new Error(placed.reason);
      const { id } = placed.order;
      shop.ctx.clock.forward(15 * 60_000);
      const [, paid] = await Promise.all([
        sweepPayments(shop.ctx),
        pay(shop, id).then(
          () => true,
          () => false,
        ),
      ]);
      await syncPayment(shop.ctx, id);
      const { order, reservations } = await booksOf(shop.ctx, id);
      expect(order.payment).toBe(paid ? 'complete' : 'lapsed');
      expect(reservations).toMatchObject([{ state: paid ? 'sold' : 'released' }]);
      expect(await pieceNow(shop.ctx, lamp)).toMatchObject(paid ? { stock: 0, sold: 1 } : { stock: 1, sold: 0 });
      expect(await takenAtProvider(shop, id)).toBe(paid ? order.totalCents : 0);
    }
  });
});
