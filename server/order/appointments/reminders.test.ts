import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { defaultSettings, type Settings } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { deliveryAppointment, setting } from '../../db/schema/index.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { deliverLines } from '../fulfillment/deliver-lines.ts';
import { type LineTrouble, linesInTrouble } from '../fulfillment/orders-in-trouble.ts';
import { shipLines } from '../fulfillment/ship-lines.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, type Shopper, shopper } from '../order.test-data.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { linesOf } from '../store-lines.ts';
import { chooseWindow } from './choose-window.ts';
import { sweepUnchosen } from './sweep-unchosen.ts';

const day = 86_400_000;
let shop: OrderShop;
let staff: Ctx;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  await shop.ctx.db.delete(setting);
});

const set = (deliveries: Partial<Settings['deliveries']>) =>
  shop.ctx.db.insert(setting).values({ name: 'deliveries', value: { ...defaultSettings.deliveries, ...deliveries } });

/** A white-glove piece and one for the door, both on their way. */
async function onTheWay() {
  const glove = { recordId: await newPiece(shop.ctx), delivery: 'white-glove' as const };
  const one = await shopper(shop, [glove, { recordId: await newPiece(shop.ctx) }]);
  const orderId = await orderedFor(shop, one);
  await confirmLines(staff, { orderId });
  await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
  const gloved = (await linesOf(shop.ctx.db, [orderId])).filter(({ delivery }) => delivery === 'white-glove');
  return { one, orderId, lineIds: gloved.map(({ id }) => id) };
}

async function letters(one: Shopper) {
  await shop.ctx.runEffects();
  const asked = 'Please choose a day for your delivery';
  return shop.ctx.sent.filter(({ to, subject }) => to === one.person.email && subject === asked);
}

const troubleOf = async (orderId: string, ...troubles: LineTrouble[]) =>
  (await linesInTrouble(staff, troubles, { words: '', limit: 500 })).rows.filter((row) => row.orderId === orderId);

test('a customer without a delivery day is reminded twice, then it’s for one of us', async () => {
  const { one, orderId, lineIds } = await onTheWay();
  shop.ctx.clock.forward(3 * day - 1000);
  await sweepUnchosen(shop.ctx);
  expect(await letters(one)).toHaveLength(0);
  shop.ctx.clock.forward(2000);
  await Promise.all([sweepUnchosen(shop.ctx), sweepUnchosen(shop.ctx)]);
  const [first] = await letters(one);
  expect(first?.text).toContain(`/orders/${orderId}#delivery`);
  expect(await letters(one)).toHaveLength(1);
  shop.ctx.clock.forward(3 * day + 1000);
  await sweepUnchosen(shop.ctx);
  await sweepUnchosen(shop.ctx);
  expect(await letters(one)).toHaveLength(2);
  expect(await troubleOf(orderId, 'unchosen')).toEqual([]);
  shop.ctx.clock.forward(3 * day + 1000);
  await sweepUnchosen(shop.ctx);
  expect(await letters(one)).toHaveLength(2);
  expect(await troubleOf(orderId, 'unchosen')).toMatchObject([{ lineId: lineIds[0], trouble: 'unchosen' }]);
  await deliverLines(staff, { orderId });
  expect(await troubleOf(orderId, 'unchosen')).toEqual([]);
});

test('a customer who has chosen isn’t reminded, and once the day has passed it’s an exception', async () => {
  const { one, orderId, lineIds } = await onTheWay();
  const [open] = (await orderToShow(one.asked, orderId))?.deliveryDays ?? [];
  const window = { day: open?.day ?? '', part: 'morning' } as const;
  expect(await chooseWindow(one.asked, { orderId, lineIds, window })).toMatchObject({ ok: true });
  shop.ctx.clock.forward(4 * day);
  await sweepUnchosen(shop.ctx);
  expect(await letters(one)).toHaveLength(0);
  expect(await troubleOf(orderId, 'missed', 'unchosen')).toEqual([]);
  const yesterday = addDays(easternDay(shop.ctx.clock.now()), -1);
  await shop.ctx.db.update(deliveryAppointment).set({ day: yesterday });
  expect(await troubleOf(orderId, 'missed', 'unchosen')).toMatchObject([{ lineId: lineIds[0], trouble: 'missed' }]);
  await deliverLines(staff, { orderId, lineIds });
  expect(await troubleOf(orderId, 'missed')).toEqual([]);
});

test('without reminders, it’s for one of us at once', async () => {
  await set({ reminders: 0, remindDays: 1 });
  const { one, orderId } = await onTheWay();
  shop.ctx.clock.forward(day + 1000);
  await sweepUnchosen(shop.ctx);
  expect(await letters(one)).toHaveLength(0);
  expect(await troubleOf(orderId, 'unchosen')).toHaveLength(1);
});
