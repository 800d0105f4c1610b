import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { splitTax } from '#core/tax/index.ts';
import type { Ctx } from '../../context.ts';
import { audit, order, setting, taxFile } from '../../db/schema/index.ts';
import type { TaxServiceAnswer } from '../../gateways/tax/port.ts';
import { endCustomersExemption, exemptCustomer, listExemptions } from '../../tax/exemptions.ts';
import {
  asking,
  booksOf,
  delivered,
  exchanged,
  oakStreet,
  orderedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getReceiptPdf } from '../records/get-receipt-pdf.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundReturned } from '../returns/refund-returned.ts';
import { requestReturn } from '../returns/request-return.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import {
  beforeTheChange,
  importAs,
  openTaxShop,
  quoteFor,
  ratesFile,
  somerville,
  taxesOf,
} from './sales-tax.test-data.ts';

let shop: Awaited<ReturnType<typeof openTaxShop>>;
let ada: Ctx;
let june: Shopper;
let rug = '';
beforeAll(async () => {
  shop = await openTaxShop();
  ada = shop.ada;
});
beforeEach(async () => {
  ({ june, rug } = await beforeTheChange(shop));
});

const imported = (given = somerville) => importAs(ada, given);
const quote = (zip?: string) => quoteFor(june, zip);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** Tax in the order's books: taken, less what went back. */
async function taxInBooks(orderId: string): Promise<number> {
  const entries = (await orderBooks(shop.ctx.db, orderId)).filter(({ of }) => of === 'tax');
  const { captured, credited, promiseCredited, refunded } = ledgerTotals(entries);
  return captured + credited + promiseCredited - refunded;
}

describe('an order’s sales tax', () => {
  test('is that of its ZIP code, by jurisdiction, and adds up on checkout, order page and receipt', async () => {
    await imported();
    const quoted = await quote();
    expect(taxesOf(quoted).map(([label]) => label)).toEqual([
      'Sales tax, Massachusetts',
      'Sales tax, Middlesex County',
      'Sales tax, Somerville',
      'Sales tax, MBTA',
    ]);
    expect(sum(taxesOf(quoted).map(([, cents]) => Number(cents)))).toBe(quoted?.totals.tax);
    // Another place in the state has the state's own line, where delivery isn't taxed.
    expect(taxesOf(await quote('02139'))).toHaveLength(1);
    // A place in a state the file doesn't name goes by the settings.
    expect(taxesOf(await quote('10001'))).toEqual([]);
    await shop.ctx.db.insert(setting).values({ name: 'taxTable', value: { NY: { rate: 0.04, shipping: false } } });
    expect(taxesOf(await quote('10001')).map(([label]) => label)).toEqual(['Sales tax, New York']);

    const orderId = await orderedFor(shop, june, { shown: quoted?.totals ?? null });
    const shown = await orderToShow(june.asked, orderId);
    expect(taxesOf(shown?.order)).toEqual(taxesOf(quoted));
    const { order } = await booksOf(shop.ctx, orderId);
    expect(taxesOf(order).map(([, cents]) => cents)).toEqual(splitTax(order.taxCents, order.taxParts));
    expect(await taxInBooks(orderId)).toBe(order.taxCents);
    const pdf = await getReceiptPdf(june.asked, orderId);
    expect(pdf).toBeTruthy();
  });

  test('is that of the day it’s placed: shown before midnight and pressed after it, the customer is asked again', async () => {
    await imported();
    const before = await quote();
    shop.ctx.clock.forward(120_000);
    const late = await placeOrder(june.asked, asking(june, { shown: before?.totals ?? null }));
    expect(late).toMatchObject({ ok: false, reason: 'total-changed', changed: ['tax', 'total'] });
    const after = await quote();
    expect(after?.totals.tax).toBeGreaterThan(before?.totals.tax ?? 0);
    const placed = await placeOrder(june.asked, asking(june, { shown: after?.totals ?? null }));
    expect(placed).toMatchObject({ ok: true, order: { totals: { tax: after?.totals.tax } } });
  });

  test('comes back by the rates it was placed under, whatever is in use since: canceled in part, returned, exchanged', async () => {
    await imported();
    const orderId = await orderedFor(shop, june);
    const { order } = await booksOf(shop.ctx, orderId);
    await imported(ratesFile('dear.csv', ',MA,2026-01-01,12,,,,,,,no'));
    const [sofas = '', rugs = ''] = (await linesOf(shop.ctx.db, [orderId])).map(({ id }) => id);
    const sofaTax = (await linesOf(shop.ctx.db, [orderId]))[0]?.shares.tax ?? 0;
    await cancelLines(june.asked, { orderId, lineIds: [sofas], takes: { [sofas]: { take: 1, of: 3 } } });
    const afterOne = await taxInBooks(orderId);
    expect(order.taxCents - afterOne).toBeGreaterThanOrEqual(Math.floor(sofaTax / 3));
    await delivered(shop, orderId);
    // A dearer piece in the rug's place is taxed as the order was.
    await exchanged(shop, june, { orderId, lineId: rugs, cents: 43_333 });
    const rate = order.taxRate;
    expect(await taxInBooks(orderId)).toBe(afterOne + Math.round(43_333 * rate) - Math.round(33_333 * rate));
    const left = (await linesOf(shop.ctx.db, [orderId])).filter(
      ({ id, state }) => id === sofas && state === 'delivered',
    );
    expect(left).toHaveLength(1);
    await requestReturn(june.asked, {
      orderId,
      lineId: sofas,
      want: 'return',
      reason: 'changed-mind',
      note: '',
      photos: [],
    });
    const staff = shop.ctx.as(shop.specialist);
    await receiveReturn(staff, { orderId, lineIds: [sofas] });
    await refundReturned(staff, { orderId, lineIds: [sofas] });
    const { order: now } = await booksOf(shop.ctx, orderId);
    expect(now.taxParts).toEqual(order.taxParts);
    const rest = await taxInBooks(orderId);
    expect(rest).toBeGreaterThanOrEqual(0);
    expect(sum(splitTax(rest, now.taxParts))).toBe(rest);
  });

  test('canceled in full, all of it is back', async () => {
    await imported();
    const orderId = await orderedFor(shop, june);
    expect(await taxInBooks(orderId)).toBeGreaterThan(0);
    await cancelLines(june.asked, { orderId });
    expect(await taxInBooks(orderId)).toBe(0);
  });
});

describe('a customer with a certificate', () => {
  const typed = { number: 'ST-5C 4711', states: ['MA'], until: '2026-12-09' };

  test('pays no tax in its states until its last day; the order keeps its number, and it can be taken off', async () => {
    await imported();
    const accountId = june.person.id;
    expect(await exemptCustomer(ada, { accountId, typed: { ...typed, until: '2026-12-08' } })).toMatchObject({
      reason: 'invalid',
    });
    const both = await Promise.all([1, 2].map(() => exemptCustomer(ada, { accountId, typed })));
    expect(both[0]).toEqual(both[1]);
    expect(await listExemptions(ada, accountId)).toMatchObject([{ number: 'ST-5C 4711', states: ['MA'] }]);
    const exempt = await quote();
    expect(exempt?.totals.tax).toBe(0);
    expect(taxesOf(exempt)).toEqual([['Sales tax', 0]]);
    // Elsewhere it counts for nothing.
    await shop.ctx.db.insert(setting).values({ name: 'taxTable', value: { NY: { rate: 0.04, shipping: false } } });
    expect((await quote('10001'))?.totals.tax).toBeGreaterThan(0);
    const orderId = await orderedFor(shop, june, { address: oakStreet });
    const { order } = await booksOf(shop.ctx, orderId);
    expect(order).toMatchObject({ taxCents: 0, taxRate: 0, taxParts: [], taxExemption: 'ST-5C 4711' });

    const theo = await shopper(shop, [{ recordId: rug }], june.person);
    const now = () => quoteOrder(theo.asked, { selectionId: theo.selectionId, zip: '02143', coupon: null });
    expect((await now())?.totals.tax).toBe(0);
    shop.ctx.clock.forward(120_000);
    expect((await now())?.totals.tax, 'the day after its last').toBeGreaterThan(0);
    shop.ctx.clock.forward(-120_000);
    const [{ id } = { id: '' }] = await listExemptions(ada, accountId);
    expect(await endCustomersExemption(ada, { accountId, id })).toEqual({ ok: true });
    expect(await endCustomersExemption(ada, { accountId, id })).toEqual({ ok: true });
    expect((await now())?.totals.tax).toBeGreaterThan(0);
    const log = (await shop.ctx.db.select().from(audit)).map(({ act }) => act).filter((act) => act.includes('exempt'));
    expect(log.toSorted()).toEqual(['customer.end-exemption', 'customer.exempt']);
  });

  test('is freed by admins only, and only customers are', async () => {
    const accountId = june.person.id;
    for (const who of [shop.ctx.as(shop.specialist), june.asked, shop.ctx.as({ kind: 'visitor' })]) {
      expect(await exemptCustomer(who, { accountId, typed })).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await endCustomersExemption(who, { accountId, id: 'x' })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect(await exemptCustomer(ada, { accountId: shop.specialist.id, typed })).toEqual({
      ok: false,
      reason: 'not-found',
    });
    expect(await exemptCustomer(ada, { accountId: 'none', typed })).toEqual({ ok: false, reason: 'not-found' });
  });
});

describe('a tax service', () => {
  const answering = (answer: TaxServiceAnswer): Ctx => ({ ...june.asked, salesTax: { ratesAt: async () => answer } });
  const down: TaxServiceAnswer = { kind: 'problem', words: 'No answer within 3 seconds.' };
  const part = { level: 'state', name: 'Massachusetts', millionths: 70_000 } as const;
  const up: TaxServiceAnswer = { kind: 'rates', tax: { parts: [part], shipping: false } };
  const quoted = (answer: TaxServiceAnswer) =>
    quoteOrder(answering(answer), { selectionId: june.selectionId, zip: '02143', coupon: null });

  test('is asked before the file; down, the file’s rates are charged, or else the state’s', async () => {
    await imported();
    const byFile = (await quote())?.totals.tax ?? 0;
    const byService = (await quoted(up))?.totals.tax ?? 0;
    expect(byService).toBe(Math.round(3 * 219_977 * 0.07) + Math.round(33_333 * 0.07));
    expect((await quoted(down))?.totals.tax).toBe(byFile);
    await shop.ctx.db.delete(taxFile);
    await shop.ctx.db.insert(setting).values({ name: 'taxTable', value: { MA: { rate: 0.0625, shipping: false } } });
    expect(taxesOf(await quoted(down))).toEqual([['Sales tax, Massachusetts', expect.any(Number)]]);
    expect((await quoted(down))?.totals.tax).toBeGreaterThan(0);
  });

  test('down, and nothing else knows: it says so, nothing is ordered or charged, and later it is', async () => {
    const shown = await quoted(down);
    const line = shown?.moneyLines.find(({ key }) => key === 'tax');
    expect(line).toMatchObject({ label: 'Sales tax', why: expect.stringContaining('can’t work out the tax') });
    const asked = asking(june, { shown: shown?.totals ?? null });
    const refused = await placeOrder(answering(down), asked);
    expect(refused).toMatchObject({ ok: false, reason: 'tax-unknown' });
    expect((await booksOfAll()).orders).toBe(0);
    // An admin said that this state has no tax: that's known.
    await shop.ctx.db.insert(setting).values({ name: 'taxTable', value: { MA: 'none' } });
    expect((await quoted(down))?.moneyLines.some(({ key }) => key === 'tax')).toBe(false);
    await shop.ctx.db.delete(setting);
    const now = await quoted(up);
    expect(await placeOrder(answering(up), asking(june, { shown: now?.totals ?? null }))).toMatchObject({ ok: true });
  });

  const booksOfAll = async () => ({
    orders: await shop.ctx.db.$count(order, eq(order.accountId, june.person.id)),
  });
});
