import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import { delayLines } from '../fulfillment/delay-lines.ts';
import { booksOf, newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order.test-data.ts';
import { getStudioOrder } from './get-studio-order.ts';

let shop: OrderShop;
let staff: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});

test('a refund lists what can go back piece by piece, in the order’s sequence, then what belongs to the whole order', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId, delivery: recordId === pieces[1] ? 'white-glove' : 'standard' })),
  );
  const orderId = await orderedFor(shop, june);
  const { ledger, lines } = await booksOf(shop.ctx, orderId);
  const [first, second, third] = lines.map(({ id }) => id);
  // Every part has tax, and those entries were written before the rest.
  const at = new Date(shop.ctx.clock.now().getTime() - 3_600_000);
  const taxed = ledger.filter(({ of, lineId }) => of === 'line' || lineId === null);
  const taxes = taxed.map((entry) => ({
    ...entry,
    id: shop.ctx.ids.next('entry'),
    of: 'tax' as const,
    cents: 500,
    at,
  }));
  await shop.ctx.db.insert(ledgerEntry).values(taxes);
  const seen = await getStudioOrder(staff, orderId);
  expect(seen?.lines.map(({ id }) => id)).toEqual([first, second, third]);
  expect(seen?.refundable.map(({ of, lineId }) => [of, lineId])).toEqual([
    ...[
      ['line', first],
      ['tax', first],
    ],
    ...[
      ['line', second],
      ['shipping', second],
      ['tax', second],
    ],
    ...[
      ['line', third],
      ['tax', third],
    ],
    ...[
      ['shipping', null],
      ['tax', null],
    ],
  ]);
});

test('a day is open from when its maker is late without a new one until one is named', async () => {
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const orderId = await orderedFor(shop, june);
  const lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
  const isOpen = async () => (await getStudioOrder(staff, orderId))?.lines.map(({ dayOpen }) => dayOpen);
  expect(await isOpen()).toEqual([false]);
  expect(await delayLines(staff, { orderId, lineIds, newShipBy: null })).toMatchObject({ ok: true });
  expect(await isOpen()).toEqual([true]);
  expect(await delayLines(staff, { orderId, lineIds, newShipBy: '2030-01-15' })).toMatchObject({ ok: true });
  expect(await isOpen()).toEqual([false]);
});
