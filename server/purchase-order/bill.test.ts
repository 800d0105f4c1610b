import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { maker, purchaseOrder, purchaseOrderLine, upload } from '../db/schema/index.ts';
import { saveCost } from '../maker/save-maker.ts';
import { decideClaim } from '../order/claims/decide-claim.ts';
import { reportDamage } from '../order/claims/report-damage.ts';
import {
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { linesOf } from '../order/store-lines.ts';
import { acceptBill, getBill, saveBill } from './bill.ts';
import { getDamage } from './damage.ts';
import { getPurchaseOrder, getPurchaseOrderPdf, listPurchaseOrders } from './studio-purchase-orders.ts';

let shop: OrderShop;
let staff: Ctx;
let ada: Ctx;
let june: Shopper;
let orderId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});

beforeEach(async () => {
  const sofa = await newPiece(shop.ctx);
  await shop.ctx.db.update(maker).set({ email: 'orders@osterby.example' }).where(eq(maker.name, 'Osterby'));
  await saveCost(ada, { recordId: sofa, costCents: 55_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }]);
  orderId = await orderedFor(shop, june);
});

/** The one purchase order of the customer's order, and its line. */
async function madeOrder() {
  await shop.ctx.runEffects();
  const [row] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
  if (!row) throw new Error('no purchase order');
  const [line] = await shop.ctx.db
    .select()
    .from(purchaseOrderLine)
    .where(eq(purchaseOrderLine.purchaseOrderId, row.id));
  return { id: row.id, lineId: line?.id ?? '' };
}

test('what it costs is for admins', async () => {
  const { id } = await madeOrder();
  expect(await getPurchaseOrder(ada, id)).toMatchObject({
    totalCents: 110_000,
    lines: [{ unitCostCents: 55_000 }],
  });
  expect(await getPurchaseOrder(staff, id)).toMatchObject({ totalCents: null, lines: [{ unitCostCents: null }] });
  expect(await getPurchaseOrder(june.asked, id)).toBeNull();
  const page = { words: 'june tran', page: { number: 1, size: 50 } };
  expect(await listPurchaseOrders(june.asked, page)).toBeNull();
  expect((await listPurchaseOrders(staff, page))?.rows.map((row) => row.id)).toContain(id);
  for (const other of [staff, june.asked]) {
    expect(await getPurchaseOrderPdf(other, id)).toEqual({ ok: false, reason: 'not-allowed' });
  }
  expect(await getPurchaseOrderPdf(ada, 'po_none')).toEqual({ ok: false, reason: 'unknown' });
  const drawn = await getPurchaseOrderPdf(ada, id);
  expect(drawn.ok && drawn.pdf.length).toBeGreaterThan(1000);
});

test('a bill is matched with order and delivery, by admins; its differences are listed and accepted once', async () => {
  const { id, lineId } = await madeOrder();
  const lineOfSofa = (await linesOf(shop.ctx.db, [orderId]))[0]?.id ?? '';
  const typed = (quantity: string, unit: string, other = '') => ({
    ...{ number: 'R-1', day: '2026-12-10', other, quantity: { [lineId]: quantity }, unit: { [lineId]: unit } },
  });
  expect(await saveBill(staff, { id, typed: typed('2', '550') })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await saveBill(ada, { id: 'po_none', typed: typed('2', '550') })).toMatchObject({ reason: 'unknown' });
  expect(await saveBill(ada, { id, typed: typed('two', '550') })).toMatchObject({ reason: 'invalid' });
  expect(await acceptBill(ada, { id, seen: [] })).toMatchObject({ reason: 'unknown' });
  const early = await saveBill(ada, { id, typed: typed('2', '550') });
  expect(early).toMatchObject({ ok: true, differences: [expect.stringMatching(/billed 2, delivered 0\.$/)] });
  await delivered(shop, orderId);
  expect(await getBill(ada, id)).toMatchObject({ totalCents: 110_000, differences: [], accepted: false });
  expect(await acceptBill(ada, { id, seen: early.ok ? early.differences : [] })).toMatchObject({ reason: 'changed' });
  const dearer = await saveBill(ada, { id, typed: typed('2', '560', '9') });
  const seen = dearer.ok ? dearer.differences : [];
  expect(seen).toHaveLength(2);
  const both = await Promise.all([1, 2].map(() => acceptBill(ada, { id, seen })));
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await getBill(ada, id)).toMatchObject({ accepted: true, totalCents: 112_900 });
  expect([await getBill(staff, id), await getBill(june.asked, id)]).toEqual([null, null]);

  // Damage that's accepted later is owed by the maker, so the bill is looked at again.
  const photo = shop.ctx.ids.next('upload');
  const facts = { width: 10, height: 10, bytes: 10, deleteTokenHash: photo };
  await shop.ctx.db.insert(upload).values({ id: photo, accountId: june.person.id, ...facts });
  const takes = { [lineOfSofa]: { take: 1, of: 2 } };
  const report = { want: 'replacement', words: 'A deep scratch.' } as const;
  const made = await reportDamage(june.asked, { orderId, lineId: lineOfSofa, takes, ...report, photos: [photo] });
  if (!made.ok) throw new Error(made.reason);
  expect(await getBill(ada, id)).toMatchObject({ accepted: true });
  shop.ctx.clock.forward(60_000);
  await decideClaim(staff, { orderId, claimId: made.claim.id, act: 'replace', cents: null, answer: '' });
  const owed = expect.stringMatching(/: 1 arrived damaged, a credit of \$550\.00 is expected\.$/);
  const shown = await getBill(ada, id);
  expect(shown).toMatchObject({ accepted: false, differences: expect.arrayContaining([owed]) });
  expect(await getDamage(ada, id)).toMatchObject([{ state: 'replaced', quantity: 1, creditCents: 55_000 }]);
  expect(await getDamage(staff, id)).toMatchObject([{ state: 'replaced', creditCents: null }]);
  expect(await getDamage(june.asked, id)).toEqual([]);
  expect(await acceptBill(ada, { id, seen: shown?.differences ?? [] })).toEqual({ ok: true });
  expect(await getBill(ada, id)).toMatchObject({ accepted: true });
});
