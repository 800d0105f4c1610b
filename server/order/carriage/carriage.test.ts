import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { returnNumber } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { deliveryAppointment, maker, orderLineEvent } from '../../db/schema/index.ts';
import { chooseWindow } from '../appointments/choose-window.ts';
import { deliveriesOfDay } from '../appointments/deliveries-of-day.ts';
import { moveDelivery } from '../appointments/move-delivery.ts';
import { delivered, newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order.test-data.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { withdrawRequest } from '../returns/end-request.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { requestReturn } from '../returns/request-return.ts';
import { linesOf } from '../store-lines.ts';
import { returnLabel } from './return-label.ts';

let shop: OrderShop;
let staff: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});

const small = { width: 20, depth: 18, height: 24 };

/** A piece that came and is to go back: a sofa, or a nightstand by its measures. */
async function goingBack(dimensions?: typeof small) {
  const recordId = await newPiece(shop.ctx, dimensions ? { dimensions } : {});
  const june = await shopper(shop, [{ recordId }]);
  const orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  const [line] = await linesOf(shop.ctx.db, [orderId]);
  const lineId = line?.id ?? '';
  const ask = () =>
    requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'does-not-fit', note: '', photos: [] });
  await ask();
  const shown = async () => orderToShow(june.asked, orderId);
  const label = (as: Ctx) => returnLabel({ ...as, company: shop.ctx.company }, { orderId, lineId });
  return { june, orderId, lineId, ask, shown, label };
}

const letter = async (email: string, subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter((one) => one.to === email && one.subject === subject);
};

describe('a piece that goes by parcel', () => {
  test('has a label for its own customer and for staff, while it’s on its way back', async () => {
    const { june, orderId, lineId, shown, label } = await goingBack(small);
    expect((await shown())?.order.lines[0]).toMatchObject({
      ...{ carriage: 'parcel', goesBack: { by: 'parcel', number: returnNumber(lineId) } },
      may: { chooseWindow: null },
    });
    const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    expect(await label(theo.asked)).toBeNull();
    expect(await label(shop.ctx.as({ kind: 'visitor' }))).toBeNull();
    for (const as of [june.asked, staff]) expect((await label(as))?.subarray(0, 5).toString()).toBe('%PDF-');
    const [told] = await letter(june.person.email, 'We have your return request');
    expect(told?.text).toContain('a return label to print');
    expect(told?.text).toContain('Neither costs you anything.');
    expect(await chooseWindow(june.asked, { orderId, lineIds: [lineId], window: anyWindow })).toEqual({
      ok: false,
      reason: 'not-waiting',
    });
    await receiveReturn(staff, { orderId, lineIds: [lineId] });
    expect(await label(june.asked)).toBeNull();
  });
});

const anyWindow = { day: '2026-12-15', part: 'morning' } as const;

describe('a piece that’s too large for a parcel', () => {
  test('is picked up on a day the customer chooses, next to the day’s deliveries', async () => {
    const { june, orderId, lineId, ask, shown, label } = await goingBack();
    expect(await label(june.asked)).toBeNull();
    const days = (await shown())?.deliveryDays ?? [];
    expect(days).toHaveLength(10);
    const window = { day: days[0]?.day ?? '', part: 'morning' } as const;
    expect(await chooseWindow(june.asked, { orderId, lineIds: [lineId], window })).toMatchObject({ ok: true });
    const [told] = await letter(june.person.email, 'Your pickup is booked');
    expect(told?.text).toContain('we’ll pick it up on');
    expect((await shown())?.order.lines[0]).toMatchObject({ appointment: { errand: 'pick-up', ...window } });
    expect((await deliveriesOfDay(staff, window.day)).stops).toMatchObject([{ pieces: [{ errand: 'pick-up' }] }]);
    const to = { ...window, part: 'afternoon' } as const;
    const move = { orderId, lineIds: [lineId], from: window, window: to, reason: 'The truck is full.' };
    expect(await moveDelivery(staff, move)).toMatchObject({ ok: true });
    expect(await letter(june.person.email, 'We had to move your pickup')).toHaveLength(1);
    const events = await shop.ctx.db.select().from(orderLineEvent).where(eq(orderLineEvent.lineId, lineId));
    expect(events.map(({ act }) => act)).toEqual(expect.arrayContaining(['book pickup', 'move pickup']));
    // Kept after all: the place is free, and asked again it isn't booked.
    await withdrawRequest(june.asked, { orderId, lineId });
    expect((await deliveriesOfDay(staff, window.day)).stops).toEqual([]);
    await ask();
    expect((await shown())?.order.lines[0]).toMatchObject({ appointment: null, may: { chooseWindow: 'pick-up' } });
    await chooseWindow(june.asked, { orderId, lineIds: [lineId], window });
    await receiveReturn(staff, { orderId, lineIds: [lineId] });
    const rows = await shop.ctx.db.select().from(deliveryAppointment).where(eq(deliveryAppointment.orderId, orderId));
    expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true);
  });

  test('staff see what its maker says about returns while it’s on its way back', async () => {
    await shop.ctx.db
      .update(maker)
      .set({ returnTerms: 'Within 30 days, 20% restocking.' })
      .where(eq(maker.name, 'Osterby'));
    const { orderId, lineId } = await goingBack();
    const terms = async () => (await getStudioOrder(staff, orderId))?.lines[0]?.returnTerms;
    expect(await terms()).toBe('Within 30 days, 20% restocking.');
    await receiveReturn(staff, { orderId, lineIds: [lineId] });
    expect(await terms()).toBe('');
  });
});
