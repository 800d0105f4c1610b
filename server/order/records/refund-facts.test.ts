import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelCents, exchangeMoney, returnCents } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundAmounts } from '../returns/refund-amounts.ts';
import { refundReturned } from '../returns/refund-returned.ts';
import { requestReturn } from '../returns/request-return.ts';
import { getStudioOrder } from './get-studio-order.ts';

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;
let lineIds: string[];

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx, { cents: 400_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 150_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 90_000 }), delivery: 'white-glove' },
  ]);
  await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
});

const facts = async () => {
  const order = await getStudioOrder(staff, orderId);
  if (!order) throw new Error('no order');
  return order.facts;
};
const refundedBy = async (act: () => Promise<{ ok: boolean }>) => {
  const before = await takenAtProvider(shop, orderId);
  expect(await act()).toMatchObject({ ok: true });
  return before - (await takenAtProvider(shop, orderId));
};
const some = (...at: number[]) => at.map((index) => lineIds[index] ?? '');
const wishFor = async (lineId: string, want: 'return' | 'exchange') => {
  const wish = { want, reason: 'damaged' as const, note: '', photos: [] };
  expect(await requestReturn(june.asked, { orderId, lineId, ...wish })).toMatchObject({ ok: true });
};

test.each([[[0]], [[1, 2]], [[0, 1, 2]]])('canceling lines %j refunds what staff were asked about', async (at) => {
  const ids = some(...at);
  const said = cancelCents(await facts(), ids);
  expect(said).toBeGreaterThan(0);
  expect(await refundedBy(() => cancelLines(staff, { orderId, lineIds: ids }))).toBe(said);
  const rest = lineIds.filter((id) => !ids.includes(id));
  if (rest.length === 0) return;
  const left = cancelCents(await facts(), rest);
  expect(await refundedBy(() => cancelLines(staff, { orderId, lineIds: rest }))).toBe(left);
});

test('what came back refunds what staff were asked about, also after a courtesy', async () => {
  await delivered(shop, orderId);
  const [first = '', , third = ''] = lineIds;
  await refundAmounts(staff, { orderId, amounts: [{ of: 'line', lineId: first, cents: 5000 }], note: 'A scratch' });
  for (const id of [first, third]) await wishFor(id, 'return');
  const before = returnCents(await facts(), [first, third]);
  await receiveReturn(staff, { orderId, lineIds: [first, third] });
  const said = returnCents(await facts(), [first, third]);
  expect(said).toBe(before);
  expect(await refundedBy(() => refundReturned(staff, { orderId, lineIds: [first, third] }))).toBe(said);
});

test.each([
  ['less', 60_000, 'refund'],
  ['the same', 150_000, 'even'],
  ['more', 199_900, 'due'],
] as const)('offering a piece that costs %s moves what staff were asked about', async (_, cents, kind) => {
  await delivered(shop, orderId);
  const [, lineId = ''] = lineIds;
  await wishFor(lineId, 'exchange');
  const said = exchangeMoney(await facts(), lineId, { unitCents: cents, quantity: 1 });
  expect(said?.kind).toBe(kind);
  const recordId = await newPiece(shop.ctx, { cents });
  let dueCents = 0;
  const back = await refundedBy(async () => {
    const offered = await offerReplacement(staff, { orderId, lineId, recordId });
    if (offered.ok) ({ dueCents } = offered.exchange);
    return offered;
  });
  expect(back).toBe(said?.kind === 'refund' ? said.cents : 0);
  expect(dueCents).toBe(said?.kind === 'due' ? said.cents : 0);
});
