import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { defaultSettings, type Settings } from '#core/settings/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { audit, deliveryAppointment, setting } from '../../db/schema/index.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { deliverLines } from '../fulfillment/deliver-lines.ts';
import { shipLines } from '../fulfillment/ship-lines.ts';
import {
  beforeTransactions,
  newPiece,
  type OrderShop,
  oakStreet,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { stripOrders } from '../records/strip-orders.ts';
import { linesOf } from '../store-lines.ts';
import { chooseWindow } from './choose-window.ts';
import { deliveriesOfDay } from './deliveries-of-day.ts';
import { moveDelivery } from './move-delivery.ts';

const day = 86_400_000;
let shop: OrderShop;
let staff: Ctx;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  await shop.ctx.db.delete(deliveryAppointment);
  await shop.ctx.db.delete(setting);
});

const set = (deliveries: Partial<Settings['deliveries']>) =>
  shop.ctx.db.insert(setting).values({ name: 'deliveries', value: { ...defaultSettings.deliveries, ...deliveries } });

interface Home {
  one: Shopper;
  orderId: string;
  lineIds: string[];
}

/** White-glove pieces, and one that comes to the door, on their way to a home. */
async function onTheWay({ pieces = 1, zip = oakStreet.zip, ships = true } = {}): Promise<Home> {
  const ids = await Promise.all(Array.from({ length: pieces }, () => newPiece(shop.ctx, { stock: 9 })));
  const gloved = ids.map((recordId) => ({ recordId, delivery: 'white-glove' as const, quantity: 2 }));
  const one = await shopper(shop, [...gloved, { recordId: await newPiece(shop.ctx) }]);
  const orderId = await orderedFor(shop, one, { address: { ...oakStreet, zip } });
  await confirmLines(staff, { orderId });
  if (ships) await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
  const lines = await linesOf(shop.ctx.db, [orderId]);
  return { one, orderId, lineIds: lines.filter(({ delivery }) => delivery === 'white-glove').map(({ id }) => id) };
}

const open = async ({ one, orderId }: Home) => (await orderToShow(one.asked, orderId))?.deliveryDays ?? [];
const firstOpen = async (home: Home) => {
  const [first] = await open(home);
  if (!first) throw new Error('nothing is open');
  return { day: first.day, part: 'morning' as const };
};
const choose = (home: Home, window: { day: string; part: 'morning' | 'afternoon' }, as = home.one.asked) =>
  chooseWindow(as, { orderId: home.orderId, lineIds: home.lineIds, window });
const letters = async (home: Home, subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter((one) => one.to === home.one.person.email && one.subject === subject);
};
const kept = (home: Home) =>
  shop.ctx.db.select().from(deliveryAppointment).where(eq(deliveryAppointment.orderId, home.orderId));

describe('choosing a window', () => {
  test('is for white glove on its way, by its customer, and the letters say so', async () => {
    const early = await onTheWay({ ships: false });
    expect(await open(early)).toEqual([]);
    expect(await choose(early, { day: '2026-12-10', part: 'morning' })).toMatchObject({ refusal: 'not-allowed' });

    const home = await onTheWay({ pieces: 2 });
    const [shipped] = await letters(home, 'Your furniture is on its way');
    expect(shipped?.text).toContain('Please choose a day and a time.');
    const window = await firstOpen(home);
    const theo = await onTheWay();
    expect(await choose(home, window, theo.one.asked)).toEqual({ ok: false, reason: 'not-found' });
    expect(await choose(home, window, shop.ctx.as({ kind: 'visitor' }))).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await choose(home, window, staff)).toEqual({ ok: false, reason: 'not-found' });
    const lines = await linesOf(shop.ctx.db, [home.orderId]);
    const door = lines.find(({ delivery }) => delivery === 'standard')?.id ?? '';
    expect(
      await chooseWindow(home.one.asked, { orderId: home.orderId, lineIds: [...home.lineIds, door], window }),
    ).toMatchObject({ reason: 'refused' });
    expect(await kept(home)).toEqual([]);

    expect(await choose(home, window)).toMatchObject({ ok: true });
    const [told] = await letters(home, 'Your delivery is booked');
    expect(told?.text).toContain('8 am to 12 pm, your local time.');
    expect(told?.text).toContain('48 Oak Street');
    const shown = await getOrder(home.one.asked, home.orderId);
    expect(shown?.lines.filter(({ appointment }) => appointment)).toMatchObject([
      { appointment: window, arrives: { from: window.day, to: window.day }, may: { chooseWindow: 'delivery' } },
      { appointment: window },
    ]);
    // The same again is nothing new.
    expect(await choose(home, window)).toMatchObject({ ok: true });
    expect(await letters(home, 'Your delivery is booked')).toHaveLength(1);
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, home.orderId));
    expect(written.filter(({ act }) => act === 'order.book-delivery')).toHaveLength(1);
  });

  test('begins once the pieces are near, and only on days we deliver', async () => {
    const home = await onTheWay();
    const days = await open(home);
    expect(days).toHaveLength(10);
    const soon = addDays(easternDay(shop.ctx.clock.now()), 3);
    expect(days.every(({ day: one }) => one >= soon)).toBe(true);
    expect(await choose(home, { day: soon, part: 'morning' })).toEqual({ ok: false, reason: 'too-soon' });
    const far = addDays(soon, 400);
    expect(await choose(home, { day: far, part: 'morning' })).toEqual({ ok: false, reason: 'too-far' });
    const [first] = days;
    await set({ holidays: [first?.day ?? ''] });
    expect(await choose(home, { day: first?.day ?? '', part: 'morning' })).toEqual({
      ok: false,
      reason: 'no-delivery',
    });
    expect((await open(home)).map((one) => one.day)).not.toContain(first?.day);
  });

  test('can be changed through the cut-off day, and again if it was missed', async () => {
    const home = await onTheWay();
    const window = await firstOpen(home);
    await choose(home, window);
    const later = { ...window, part: 'afternoon' } as const;
    expect(await choose(home, later)).toMatchObject({ ok: true });
    expect(await letters(home, 'Your new delivery time')).toHaveLength(1);
    expect(await kept(home)).toHaveLength(1);
    const [row] = await kept(home);
    await shop.ctx.db.update(deliveryAppointment).set({ changeUntil: addDays(easternDay(shop.ctx.clock.now()), -1) });
    expect(await choose(home, window)).toEqual({ ok: false, reason: 'fixed' });
    expect((await getOrder(home.one.asked, home.orderId))?.lines[0]?.may.chooseWindow).toBeNull();
    expect(await open(home)).toEqual([]);
    // The day passed, and it never came.
    await shop.ctx.db.update(deliveryAppointment).set({ day: addDays(easternDay(shop.ctx.clock.now()), -1) });
    const missed = await getOrder(home.one.asked, home.orderId);
    expect(missed?.lines[0]).toMatchObject({ appointment: { missed: true }, may: { chooseWindow: 'delivery' } });
    expect(await deliveriesOfDay(staff, window.day)).toMatchObject({ stops: [], missedOn: expect.any(String) });
    expect(await choose(home, await firstOpen(home))).toMatchObject({ ok: true });
    expect((await kept(home))[0]?.id).toBe(row?.id);
  });
});

describe('the places of a window', () => {
  test('go to as many homes of an area as there are, and one order needs one place', async () => {
    await set({ capacity: 1 });
    const june = await onTheWay({ pieces: 2 });
    const theo = await onTheWay();
    const elsewhere = await onTheWay({ zip: '02215' });
    const window = await firstOpen(june);
    expect(await choose({ ...june, lineIds: june.lineIds.slice(0, 1) }, window)).toMatchObject({ ok: true });
    expect(await choose({ ...june, lineIds: june.lineIds.slice(1) }, window)).toMatchObject({ ok: true });
    expect(await choose(theo, window)).toEqual({ ok: false, reason: 'full' });
    expect((await open(theo))[0]).toEqual({ day: window.day, parts: ['afternoon'] });
    expect(await choose(elsewhere, window)).toMatchObject({ ok: true });
    // Delivered early: the place is free.
    await deliverLines(staff, { orderId: june.orderId });
    expect((await kept(june)).every(({ endedAt }) => endedAt !== null)).toBe(true);
    expect(await choose(theo, window)).toMatchObject({ ok: true });
  });

  test('the last one goes to one of two who ask at once', async () => {
    await set({ capacity: 1 });
    const [june, theo] = [await onTheWay(), await onTheWay()];
    const window = await firstOpen(june);
    const answers = await Promise.all([choose(june, window), choose(theo, window)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'full' });
    expect([...(await kept(june)), ...(await kept(theo))]).toHaveLength(1);
    const loser = answers[0]?.ok ? theo : june;
    expect((await open(loser))[0]).toEqual({ day: window.day, parts: ['afternoon'] });
    expect(await choose(loser, { ...window, part: 'afternoon' })).toMatchObject({ ok: true });
  });

  test('aren’t given to someone whose piece arrived a moment ago', async () => {
    const home = await onTheWay();
    const window = await firstOpen(home);
    const late = beforeTransactions(home.one.asked, async () => {
      await deliverLines(staff, { orderId: home.orderId });
    });
    expect(await choose(home, window, late)).toMatchObject({ reason: 'refused' });
    expect(await kept(home)).toEqual([]);
  });

  test('stay with the pieces that are still to come', async () => {
    const home = await onTheWay();
    const window = await firstOpen(home);
    await choose(home, window);
    const [lineId = ''] = home.lineIds;
    await deliverLines(staff, { orderId: home.orderId, lineIds: [lineId], takes: { [lineId]: { take: 1, of: 2 } } });
    expect((await kept(home)).map(({ endedAt }) => endedAt)).toEqual([null]);
    expect((await deliveriesOfDay(staff, window.day)).stops).toMatchObject([{ pieces: [{ lineId, quantity: 1 }] }]);
  });
});

describe('staff', () => {
  test('see a day’s deliveries by home, and a customer doesn’t', async () => {
    const home = await onTheWay({ pieces: 2 });
    const window = await firstOpen(home);
    await choose(home, window);
    const { stops } = await deliveriesOfDay(staff, window.day);
    expect(stops).toMatchObject([{ orderId: home.orderId, part: 'morning', address: { line1: '48 Oak Street' } }]);
    expect(stops[0]?.pieces).toHaveLength(2);
    expect(await deliveriesOfDay(home.one.asked, window.day)).toEqual({ stops: [], missedOn: null });
    for (const role of ['fulfillment', 'support', 'admin', 'owner'] as const) {
      const colleague = shop.ctx.as(await createAccount(shop.ctx, { role }));
      expect((await deliveriesOfDay(colleague, window.day)).stops, role).toHaveLength(1);
    }
  });

  test('move one at shorter notice, with a reason that the customer reads, and never into a full window', async () => {
    await set({ capacity: 1 });
    const [june, theo] = [await onTheWay(), await onTheWay()];
    const from = await firstOpen(june);
    await choose(june, from);
    const taken = { ...from, part: 'afternoon' } as const;
    await choose(theo, taken);
    const { orderId, lineIds } = june;
    const move = (window: typeof from | typeof taken, as = staff, seen: typeof from | typeof taken = from) =>
      moveDelivery(as, { orderId, lineIds, from: seen, window, reason: 'The truck broke down.' });
    expect(await move(taken)).toEqual({ ok: false, reason: 'full' });
    expect(await move(from, june.one.asked)).toEqual({ ok: false, reason: 'not-allowed' });
    // What another tab showed before the customer chose again.
    expect(await move({ ...from, day: addDays(from.day, 7) }, staff, taken)).toEqual({
      ok: false,
      reason: 'not-waiting',
    });
    const to = { ...from, day: (await open(june)).at(-1)?.day ?? '' };
    expect(await move(to)).toMatchObject({ ok: true });
    const [told] = await letters(june, 'We had to move your delivery');
    expect(told?.text).toContain('The truck broke down.');
    expect((await getOrder(june.one.asked, orderId))?.lines[0]?.appointment).toMatchObject({
      ...to,
      reason: 'The truck broke down.',
    });
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, orderId));
    expect(written.find(({ act }) => act === 'order.move-delivery')?.detail).toMatchObject({
      reason: 'The truck broke down.',
    });
    // The customer's own choice comes without our reason.
    expect(await choose(june, from)).toMatchObject({ ok: true });
    expect((await kept(june))[0]?.reason).toBe('');
    await move(to);
    await stripOrders(shop.ctx, june.one.person.id);
    expect((await kept(june))[0]?.reason).toBe('');
  });

  test('a clock change moves no window', async () => {
    const home = await onTheWay();
    const now = shop.ctx.clock.now();
    const toMarch = Math.ceil((Date.parse('2027-03-08T17:00:00Z') - now.getTime()) / day);
    shop.ctx.clock.forward(toMarch * day);
    await choose(home, { day: '2027-03-15', part: 'morning' });
    const [row] = await kept(home);
    expect(row).toMatchObject({ day: '2027-03-15', changeUntil: '2027-03-13' });
    const [told] = (await letters(home, 'Your delivery is booked')).slice(-1);
    expect(told?.text).toContain('Monday, March 15, 8 am to 12 pm');
  });
});
