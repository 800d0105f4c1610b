import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { audit, setting, taxTrouble } from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import type { TaxServiceAnswer } from '../../gateways/tax/port.ts';
import { settleMissingRate, sweepMissingRates } from '../../tax/missing-rates.ts';
import { asking, newPiece, orderedFor, type Shopper, shopper } from '../order.test-data.ts';
import { placeOrder } from './place-order.ts';
import { beforeTheChange, importAs, openTaxShop, ratesFile, somerville } from './sales-tax.test-data.ts';

let shop: Awaited<ReturnType<typeof openTaxShop>>;
let june: Shopper;
beforeAll(async () => {
  shop = await openTaxShop();
});
beforeEach(async () => {
  ({ june } = await beforeTheChange(shop));
  await shop.ctx.db.delete(taxTrouble);
});

const someoneOrders = async () => orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));

/** Speaks of New York only. June lives in Somerville. */
const newYork = ratesFile('ny.csv', ',NY,2026-01-01,4,,,,,,,no');
const page = { number: 1, size: 50 };
const listed = async (by: Ctx = shop.ada) =>
  (await listExceptions(by, { kind: 'tax', words: '', page }))?.rows.map(({ title, act }) => ({ title, act }));
const inSomerville = { title: 'Sales tax in 02143, MA', act: { act: 'settle-rate', id: 'MA 02143' } };

test('an order where the file in use has no rate is an exception, once', async () => {
  await someoneOrders();
  expect(await listed(), 'without a file, the settings are meant').toEqual([]);
  await importAs(shop.ada, newYork);
  await someoneOrders();
  await someoneOrders();
  expect(await listed()).toEqual([inSomerville]);
});

test('one of us settles it with a sentence that stays in the log, and no order brings it back', async () => {
  await importAs(shop.ada, newYork);
  await someoneOrders();
  const id = 'MA 02143';
  expect(await settleMissingRate(shop.ada, { id, words: '  ' })).toMatchObject({ ok: false, reason: 'invalid' });
  const support = shop.ctx.as(await createAccount(shop.ctx, { role: 'support' }));
  for (const ctx of [support, june.asked])
    expect(await settleMissingRate(ctx, { id, words: 'Fine.' })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await listed()).toEqual([inSomerville]);
  const words = 'We have no nexus in Massachusetts.';
  expect(await settleMissingRate(shop.ada, { id, words })).toEqual({ ok: true });
  expect(await settleMissingRate(shop.ada, { id, words })).toEqual({ ok: false, reason: 'not-found' });
  expect(await listed()).toEqual([]);
  expect((await shop.ctx.db.select().from(audit)).filter(({ act }) => act === 'tax.settle')).toMatchObject([
    { detail: { place: '02143, MA', words } },
  ]);
  await someoneOrders();
  expect(await listed()).toEqual([]);
});

test('it’s gone once a file that’s put in use covers it, and not with one whose rate begins later', async () => {
  await importAs(shop.ada, newYork);
  await someoneOrders();
  const soon = ratesFile('soon.csv', ',MA,2026-12-10,6.25,,,,,,,no');
  expect(await importAs(shop.ada, soon)).toMatchObject({ ok: true });
  expect(await listed()).toEqual([inSomerville]);
  // The day it begins.
  shop.ctx.clock.forward(120_000);
  await sweepMissingRates(shop.ctx);
  expect(await listed()).toEqual([]);
});

test('another file that covers it takes it off the list at once', async () => {
  await importAs(shop.ada, newYork);
  await someoneOrders();
  expect(await listed()).toEqual([inSomerville]);
  await importAs(shop.ada, somerville);
  expect(await listed()).toEqual([]);
});

test('a state that the settings know to have no tax is none', async () => {
  await importAs(shop.ada, newYork);
  await shop.ctx.db.insert(setting).values({ name: 'taxTable', value: { MA: 'none' } });
  await someoneOrders();
  expect(await listed()).toEqual([]);
});

test('a place the tax service doesn’t know is one, until the service knows it', async () => {
  const answers: { now: TaxServiceAnswer } = { now: { kind: 'unknown' } };
  const salesTax = { ratesAt: async () => answers.now };
  await placeOrder({ ...june.asked, salesTax }, asking(june));
  expect(await listed()).toEqual([inSomerville]);
  await sweepMissingRates({ ...shop.ctx, salesTax });
  expect(await listed()).toEqual([inSomerville]);
  answers.now = { kind: 'rates', tax: { parts: [], shipping: false } };
  await sweepMissingRates({ ...shop.ctx, salesTax });
  expect(await listed()).toEqual([]);
});
