import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startOfDay } from '#core/promotion/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { audit, ledgerEntry, order } from '../db/schema/index.ts';
import {
  booksOf,
  delivered,
  exchanged,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  shopper,
} from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { linesOf } from '../order/store-lines.ts';
import { importTaxFile, previewTaxFile } from '../tax/import-rates.ts';
import { exportTaxFigures, taxFigures } from './tax-figures.ts';

const rates = [
  'zip,state,from,stateRate,county,countyRate,city,cityRate,shippingTaxed',
  ',MA,2026-01-01,6.25,,,,,no',
  '02143,MA,2026-01-01,6.25,Middlesex County,0.3333,Somerville,0.7071,yes',
].join('\n');

let shop: OrderShop;
let ada: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
  shop.ctx.clock.set(startOfDay('2026-11-20'));
  const file = { name: 'rates.csv', text: rates };
  const preview = await previewTaxFile(ada, file);
  expect(await importTaxFile(ada, { file, stamp: preview?.stamp ?? '' })).toMatchObject({ ok: true });
});

const days = { from: '2026-11-01', to: '2026-12-31' };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Net tax in the whole ledger: what customers were charged, less what was refunded. */
async function inLedger(orderId?: string): Promise<number> {
  const entries = await shop.ctx.db.select().from(ledgerEntry).where(eq(ledgerEntry.of, 'tax'));
  const takes = ['captured', 'credited', 'promise-credited', 'refund-failed'];
  const own = entries.filter((entry) => orderId === undefined || entry.orderId === orderId);
  return sum(own.map(({ kind, cents }) => (takes.includes(kind) ? cents : -cents)));
}
/** A tax shared among the three jurisdictions by their rates, each share rounded down by the running sum. */
function shared(cents: number): number[] {
  const millionths = [62_500, 3_333, 7_071];
  const upTo = millionths.map((_, index) =>
    Math.floor((cents * sum(millionths.slice(0, index + 1))) / sum(millionths)),
  );
  return upTo.map((all, index) => all - (upTo[index - 1] ?? 0));
}
const rows = async () => (await taxFigures(ada, days))?.rows ?? [];
const due = async () => sum((await rows()).map(({ dueCents }) => dueCents));

test('tax by jurisdiction and month is the ledger’s to the cent, refunds taken off in the month they were made', async () => {
  expect(await rows()).toEqual([]);
  const [sofa, rug] = [await newPiece(shop.ctx, { cents: 219_977 }), await newPiece(shop.ctx, { cents: 33_337 })];
  const june = await shopper(shop, [{ recordId: sofa, quantity: 3, delivery: 'white-glove' }, { recordId: rug }]);
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  const november = await rows();
  expect(november.map(({ month, state, level, name }) => [month, state, level, name])).toEqual([
    ['2026-11', 'MA', 'state', 'Massachusetts'],
    ['2026-11', 'MA', 'county', 'Middlesex County'],
    ['2026-11', 'MA', 'city', 'Somerville'],
  ]);
  // The same cents as on the receipt.
  const { order: placed } = await booksOf(shop.ctx, orderId);
  const onReceipt = placed.moneyLines.filter(({ key }) => key === 'tax').map(({ cents }) => cents);
  expect(november.map(({ chargedCents }) => chargedCents)).toEqual(onReceipt);
  expect(await due()).toBe(await inLedger());

  shop.ctx.clock.set(startOfDay('2026-12-02'));
  const [sofas = '', rugs = ''] = (await linesOf(shop.ctx.db, [orderId])).map(({ id }) => id);
  const before = shared(await inLedger(orderId));
  await cancelLines(june.asked, { orderId, lineIds: [sofas], takes: { [sofas]: { take: 1, of: 3 } } });
  const after = shared(await inLedger(orderId));
  const december = (await rows()).filter(({ month }) => month === '2026-12');
  expect(december.map(({ chargedCents }) => chargedCents)).toEqual([0, 0, 0]);
  const refunded = december.map(({ refundedCents }) => refundedCents);
  expect(refunded).toEqual(before.map((cents, index) => cents - (after[index] ?? 0)));
  expect(Math.min(...refunded)).toBeGreaterThan(0);
  expect((await rows()).filter(({ month }) => month === '2026-11')).toEqual(november);
  expect(await due()).toBe(await inLedger());
  await delivered(shop, orderId);
  await exchanged(shop, june, { orderId, lineId: rugs, cents: 44_441 });
  expect(await due()).toBe(await inLedger());
});

test('a jurisdiction has nothing left of an order that was canceled in full; one from before names only its state', async () => {
  const rug = await newPiece(shop.ctx, { cents: 44_441 });
  const theo = await shopper(shop, [{ recordId: rug, quantity: 7 }]);
  const before = await rows();
  const orderId = await orderedFor(shop, theo);
  const lineId = (await linesOf(shop.ctx.db, [orderId]))[0]?.id ?? '';
  for (const take of [1, 2, 1]) {
    const left = (await linesOf(shop.ctx.db, [orderId])).find(({ id }) => id === lineId)?.quantity ?? 0;
    await cancelLines(theo.asked, { orderId, lineIds: [lineId], takes: { [lineId]: { take, of: left } } });
    shop.ctx.clock.forward(60_000);
    expect(await due()).toBe(await inLedger());
  }
  await cancelLines(theo.asked, { orderId });
  expect(await inLedger(orderId)).toBe(0);
  const dueOf = (list: Awaited<ReturnType<typeof rows>>) =>
    list.map(({ month, name, dueCents }) => [month, name, dueCents]);
  expect(dueOf(await rows())).toEqual(dueOf(before));

  const ivy = await shopper(shop, [{ recordId: rug }]);
  const older = await orderedFor(shop, ivy);
  await shop.ctx.db.update(order).set({ taxParts: [] }).where(eq(order.id, older));
  const state = (await rows()).find(({ month, level }) => month === '2026-12' && level === 'state');
  expect(state?.name).toBe('Massachusetts');
  expect(await due()).toBe(await inLedger());
});

test('it’s for those who see figures, and its file is in the log', async () => {
  expect(await taxFigures(shop.ctx.as({ kind: 'visitor' }), days)).toBeNull();
  const support = shop.ctx.as(await createAccount(shop.ctx, { role: 'support' }));
  expect(await taxFigures(support, days)).toBeNull();
  expect(await exportTaxFigures(support, days)).toBeNull();
  const file = await exportTaxFigures(ada, days);
  expect(file?.rows).toEqual(await rows());
  const log = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'figures.export'));
  expect(log).toMatchObject([{ subjectId: 'tax' }]);
});
