import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#server/db/schema/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import {
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { searchOrders } from '../records/list-orders.ts';
import { confirmLines } from './confirm-lines.ts';
import { deliverLines } from './deliver-lines.ts';
import { shipLines } from './ship-lines.ts';

let shop: OrderShop;
let asAdmin: Ctx;
let june: Shopper;
let orderId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  asAdmin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Theo' }));
});
beforeEach(async () => {
  const pieces = [{ recordId: await newPiece(shop.ctx) }, { recordId: await newPiece(shop.ctx) }];
  june = await shopper(shop, pieces);
  orderId = await orderedFor(shop, june);
});

const seen = async () => {
  const view = await getOrder(june.asked, orderId);
  if (!view) throw new Error('no order');
  return view;
};
const everything = { words: '', state: undefined, page: { number: 1, size: 50 } };
const parcel = { carrier: 'ups', tracking: '1Z999' } as const;

describe('the shop’s acts on lines', () => {
  test('lead from placed to delivered, each written down with its time and who made it', async () => {
    expect((await seen()).status).toBe('placed');
    await confirmLines(asAdmin, { orderId });
    expect((await seen()).status).toBe('confirmed');
    shop.ctx.clock.forward(3_600_000);
    const [first, second] = (await seen()).lines;
    if (!first || !second) throw new Error('two lines were ordered');
    expect((await shipLines(asAdmin, { orderId, lineIds: [first.id], ...parcel })).ok).toBe(true);
    expect((await seen()).status).toBe('partly shipped');
    await shipLines(asAdmin, { orderId, ...parcel });
    await deliverLines(asAdmin, { orderId });
    const view = await seen();
    expect(view.status).toBe('delivered');
    expect(view.lines[0]).toMatchObject({
      carrier: { name: 'UPS', href: 'https://www.ups.com/track?tracknum=1Z999' },
      deliveredAt: shop.ctx.clock.now(),
    });
    expect(view.lines[0]?.events.map(({ act, actor }) => `${act} by ${actor}`)).toEqual([
      ...['place by Hearthline', 'confirm by Hearthline', 'ship by Hearthline', 'deliver by Hearthline'],
    ]);
    const studio = await getStudioOrder(asAdmin, orderId);
    expect(studio).toMatchObject({ customer: { firstName: 'June' } });
    expect(studio?.lines[0]?.events[1]).toMatchObject({ act: 'confirm', actor: 'Theo' });
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, orderId));
    expect(written.map(({ act }) => act)).toEqual(['order.confirm', 'order.ship', 'order.ship', 'order.deliver']);
    await shop.ctx.runEffects();
    const letters = shop.ctx.sent.filter(({ to }) => to === june.person.email);
    const news = letters.map(({ subject }) => subject);
    const sent = letters.filter(({ subject }) => subject === 'Your furniture is on its way');
    expect(sent).toHaveLength(2);
    // As the order's page has it, from the day it shipped.
    for (const letter of sent) expect(letter.text).toMatch(/Arrives [A-Z][a-z]+ \d.* 20\d\d/);
    expect(news).toContain('Your furniture has arrived');
  });

  test('five at once take the step once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => confirmLines(asAdmin, { orderId })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await seen()).lines[0]?.events).toHaveLength(2);
  });

  test('are refused out of their order, for all lines or for none', async () => {
    expect(await shipLines(asAdmin, { orderId, ...parcel })).toMatchObject({ ok: false, refusal: 'not-allowed' });
    const [first, second] = (await seen()).lines;
    await confirmLines(asAdmin, { orderId, lineIds: [first?.id ?? ''] });
    const both = [first?.id ?? '', second?.id ?? ''];
    expect(await shipLines(asAdmin, { orderId, lineIds: both, ...parcel })).toMatchObject({ reason: 'refused' });
    expect((await seen()).lines.map(({ state }) => state)).toEqual(['confirmed', 'placed']);
  });

  test('are the staff’s, on lines of a paid order', async () => {
    expect(await confirmLines(june.asked, { orderId })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await searchOrders(june.asked, everything)).toBeNull();
    expect(await getStudioOrder(june.asked, orderId)).toBeNull();
    const other = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    const open = await placedFor(other);
    expect(await confirmLines(asAdmin, { orderId: open.id })).toEqual({ ok: false, reason: 'not-found' });
    const [line] = (await seen()).lines;
    expect(await confirmLines(asAdmin, { orderId, lineIds: [line?.id ?? '', 'line_none'] })).toEqual({
      ...{ ok: false, reason: 'not-found' },
    });
    const listed = (await searchOrders(asAdmin, everything))?.rows.map(({ id }) => id);
    expect(listed).toContain(orderId);
    expect(listed).not.toContain(open.id);
    expect(await getOrder(other.asked, orderId)).toBeNull();
  });
});
