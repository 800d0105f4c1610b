import { beforeAll, describe, expect, test } from 'vitest';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  pay,
  pieceNow,
  placedFor,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { placeOrder } from './place-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

describe('the last pieces', () => {
  test('20 shoppers, 5 pieces: 5 are sold, and no one pays without getting one', async () => {
    const [lamp, rug] = [await newPiece(shop.ctx, { stock: 5 }), await newPiece(shop.ctx, { stock: 100 })];
    const crowd = await Promise.all(
      // Half of them choose the two pieces in the opposite order. That must not deadlock.
      Array.from({ length: 20 }, (_, index) => {
        const wanted = [{ recordId: lamp }, { recordId: rug }];
        return shopper(shop, index % 2 === 0 ? wanted : wanted.toReversed());
      }),
    );
    const placed = await Promise.all(crowd.map((one) => placeOrder(one.asked, asking(one))));
    const orders = placed.flatMap((one) => (one.ok ? [one.order] : []));
    expect(orders).toHaveLength(5);
    for (const one of placed)
      if (!one.ok) expect(one).toMatchObject({ reason: 'sold-out', short: [{ recordId: lamp, left: 0 }] });

    await Promise.all(orders.map(({ id }) => pay(shop, id)));
    await Promise.all(orders.flatMap(({ id }) => [syncPayment(shop.ctx, id), syncPayment(shop.ctx, id)]));
    expect(await pieceNow(shop.ctx, lamp)).toEqual({ stock: 0, sold: 5, earned: 500_000 });
    expect(await pieceNow(shop.ctx, rug)).toEqual({ stock: 95, sold: 5, earned: 500_000 });
    const taken = (await shop.cards.sandbox.ledger()).filter(({ captured }) => captured > 0);
    expect(taken).toHaveLength(5);
    for (const { id, totals } of orders) expect(await takenAtProvider(shop, id)).toBe(totals.total);
  });

  test('the next customer gets what one lets lapse', async () => {
    const lamp = await newPiece(shop.ctx, { stock: 1 });
    const [june, theo] = [await shopper(shop, [{ recordId: lamp }]), await shopper(shop, [{ recordId: lamp }])];
    const first = await placedFor(june);
    expect(await placeOrder(theo.asked, asking(theo))).toMatchObject({ reason: 'sold-out' });
    shop.ctx.clock.forward(15 * 60_000);
    await sweepPayments(shop.ctx);
    const second = await placeOrder(theo.asked, asking(theo));
    expect(second.ok).toBe(true);
    expect((await booksOf(shop.ctx, first.id)).order.payment).toBe('lapsed');
    expect(await placeOrder(june.asked, asking(june))).toMatchObject({ reason: 'sold-out' });
  });

  describe('an open order that is paid while it is being ended', () => {
    /** An order whose hold is over, ended by the sweep, with the card paying before, after or during that. */
    async function endedWhilePaid(when: 'before' | 'after' | 'meanwhile') {
      const lamp = await newPiece(shop.ctx, { stock: 1 });
      const june = await shopper(shop, [{ recordId: lamp }]);
      const { id } = await placedFor(june);
      shop.ctx.clock.forward(15 * 60_000);
      const payNow = () =>
        pay(shop, id).then(
          () => true,
          () => false,
        );
      let paying: Promise<boolean> | undefined;
      const { payments } = shop.ctx;
      async function cancelPayment(paymentId: string) {
        if (when !== 'after') paying ??= payNow();
        if (when === 'before') await paying;
        const answer = await payments.cancelPayment(paymentId);
        paying ??= payNow();
        await paying;
        return answer;
      }
      await sweepPayments({ ...shop.ctx, payments: { ...payments, cancelPayment } });
      const paid = await paying;
      await syncPayment(shop.ctx, id);
      const { order, reservations } = await booksOf(shop.ctx, id);
      return {
        paid,
        payment: order.payment,
        reservations: reservations.map(({ state }) => state),
        piece: await pieceNow(shop.ctx, lamp),
        taken: await takenAtProvider(shop, id),
        total: order.totalCents,
      };
    }

    const sold = { payment: 'complete', reservations: ['sold'], piece: { stock: 0, sold: 1 } };
    const kept = { payment: 'lapsed', reservations: ['released'], piece: { stock: 1, sold: 0 } };

    test('a moment before its payment is canceled is sold', async () => {
      const { taken, total, ...outcome } = await endedWhilePaid('before');
      expect(outcome).toMatchObject({ paid: true, ...sold });
      expect(taken).toBe(total);
    });

    test('a moment after its payment is canceled is not charged', async () => {
      const { taken, ...outcome } = await endedWhilePaid('after');
      expect(outcome).toMatchObject({ paid: false, ...kept });
      expect(taken).toBe(0);
    });

    test('at the same moment is the one or the other, never half of each', async () => {
      for (let round = 0; round < 4; round++) {
        const { paid, taken, total, ...outcome } = await endedWhilePaid('meanwhile');
        expect(outcome).toMatchObject(paid ? sold : kept);
        expect(taken).toBe(paid ? total : 0);
      }
    });
  });
});
