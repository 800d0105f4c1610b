import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { refund } from '../../db/schema/index.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  placedFor,
  refusingRefunds,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { cancelLines } from './cancel-lines.ts';
import { receiveReturn } from './receive-return.ts';
import { refundAmounts } from './refund-amounts.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';
import { retryRefund } from './retry-refund.ts';

let shop: OrderShop;
let staff: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});

const refundsOf = (orderId: string) => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
const linesOf = async (orderId: string) => (await booksOf(shop.ctx, orderId)).lines;

async function returnedPiece(one?: Shopper, placed?: string) {
  const june = one ?? (await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
  const orderId = placed ?? (await orderedFor(shop, june));
  await delivered(shop, orderId);
  const lineId = (await linesOf(orderId))[0]?.id ?? '';
  await requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'damaged', note: '', photos: [] });
  await receiveReturn(staff, { orderId, lineIds: [lineId] });
  return { orderId, lineId };
}

test('a refund that failed is owed: another cancellation does not take its money, and it can be sent again', async () => {
  const pieces = [await newPiece(shop.ctx, { cents: 250_000 }), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const orderId = await orderedFor(shop, june);
  const [sofa, rug] = await linesOf(orderId);
  await cancelLines(refusingRefunds(june.asked), { orderId, lineIds: [sofa?.id ?? ''] });
  const [failed] = await refundsOf(orderId);
  expect(failed).toMatchObject({ state: 'failed' });
  const seen = await getStudioOrder(staff, orderId);
  expect(seen?.books.refunded).toBe(0);
  expect(seen?.refundable.some(({ lineId }) => lineId === sofa?.id)).toBe(false);
  await cancelLines(june.asked, { orderId, lineIds: [rug?.id ?? ''] });
  expect(await takenAtProvider(shop, orderId)).toBe(failed?.cents);
  expect(await retryRefund(staff, { refundId: failed?.id ?? '' })).toEqual({ ok: true });
  expect(await takenAtProvider(shop, orderId)).toBe(0);
});

test('a returned piece whose refund failed is sent again by the same press; a courtesy does not come out of it', async () => {
  const { orderId, lineId } = await returnedPiece();
  const paid = await takenAtProvider(shop, orderId);
  await refundReturned(refusingRefunds(staff), { orderId, lineIds: [lineId] });
  const amounts = [{ of: 'line' as const, lineId, cents: 5_000 }];
  expect(await refundAmounts(staff, { orderId, amounts, note: '' })).toEqual({
    ...{ ok: false, reason: 'more-than-captured' },
  });
  expect(await refundReturned(staff, { orderId, lineIds: [lineId] })).toMatchObject({ ok: true, refunds: [{}] });
  const [sent, ...more] = await refundsOf(orderId);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ state: 'sent', attempt: 1 });
  expect(await takenAtProvider(shop, orderId)).toBe(paid - (sent?.cents ?? 0));
  expect((await linesOf(orderId))[0]?.state).toBe('refunded');
});

test.each([
  ['part', 5_000],
  ['all', 100_000],
])(
  'what was refunded another way in the meantime, %s of it, isn’t sent twice, and the line closes',
  async (_, given) => {
    const { orderId, lineId } = await returnedPiece();
    const paid = await takenAtProvider(shop, orderId);
    await refundReturned(refusingRefunds(staff), { orderId, lineIds: [lineId] });
    const [failed] = await refundsOf(orderId);
    if (!failed) throw new Error('no refund');
    // A row from before failed refunds counted as owed.
    const amounts = failed.amounts.filter(({ of }) => of === 'line').map((part) => ({ ...part, cents: given }));
    const row = { ...failed, reason: 'goodwill' as const, state: 'promised' as const, cents: given, amounts };
    await shop.ctx.db.insert(refund).values({ ...row, id: shop.ctx.ids.next('refund') });
    expect(failed.cents).toBe(100_000);
    expect(await getStudioOrder(staff, orderId)).not.toBeNull();
    expect(await retryRefund(staff, { refundId: failed.id })).toEqual({ ok: true });
    const now = (await refundsOf(orderId)).find(({ id }) => id === failed.id);
    expect(now).toMatchObject(given === 100_000 ? { state: 'covered' } : { state: 'sent', cents: 95_000 });
    expect(await takenAtProvider(shop, orderId)).toBe(given === 100_000 ? paid : paid - 95_000);
    expect((await linesOf(orderId))[0]?.state).toBe('refunded');
  },
);

test('a courtesy that is not sent yet does not keep a returned piece open', async () => {
  const { orderId, lineId } = await returnedPiece();
  const silent = {
    ...shop.ctx.payments,
    refund: async () => ({ ok: false, reason: 'unreachable', message: '' }) as const,
  };
  const amounts = [{ of: 'line' as const, lineId, cents: 5_000 }];
  await refundAmounts({ ...staff, payments: silent }, { orderId, amounts, note: '' });
  expect(await refundReturned(staff, { orderId, lineIds: [lineId] })).toMatchObject({ ok: true });
  expect((await refundsOf(orderId)).map(({ state }) => state).toSorted()).toEqual(['promised', 'sent']);
  expect((await linesOf(orderId))[0]?.state).toBe('refunded');
});

test('a returned piece that the fee’s credit paid for is closed at once, and the customer is told', async () => {
  const recordId = await newPiece(shop.ctx, { cents: 1_000, whiteGloveCents: 1_000 });
  const june = await shopper(shop, [{ recordId, delivery: 'white-glove' }]);
  await paidFee(shop.ctx, june);
  const { orderId, lineId } = await returnedPiece(june, (await placedFor(june)).id);
  expect(await takenAtProvider(shop, orderId)).toBe(0);
  expect(await refundReturned(staff, { orderId, lineIds: [lineId] })).toEqual({ ok: true, refunds: [] });
  expect((await linesOf(orderId))[0]?.state).toBe('refunded');
  await shop.ctx.runEffects();
  const letters = shop.ctx.sent.filter(
    ({ to, subject }) => to === june.person.email && subject === 'Your return is complete',
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('can’t pay out the part your credit covered');
});
