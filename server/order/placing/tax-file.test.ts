import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { audit, taxFile, taxRate } from '../../db/schema/index.ts';
import { importTaxFile, listTaxFiles, previewTaxFile, undoTaxFile } from '../../tax/import-rates.ts';
import type { Shopper } from '../order.test-data.ts';
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
beforeAll(async () => {
  shop = await openTaxShop();
  ada = shop.ada;
});
beforeEach(async () => {
  ({ june } = await beforeTheChange(shop));
});

const imported = (given = somerville) => importAs(ada, given);
const quote = (zip?: string) => quoteFor(june, zip);

describe('a file of tax rates', () => {
  test('is looked at, then put in use by an admin; the log says so, and it’s undone and done again', async () => {
    expect(await quote()).toMatchObject({ totals: { tax: 0 } });
    const preview = await previewTaxFile(ada, somerville);
    expect(preview).toMatchObject({ rows: 3, added: 3, changed: 0, removed: 0, problems: [] });
    expect(await shop.ctx.db.select().from(taxFile)).toEqual([]);
    expect(await imported()).toEqual({ ok: true, rows: 3 });
    const [inUse] = (await listTaxFiles(ada)) ?? [];
    expect(inUse).toMatchObject({ name: 'rates.csv', rows: 3, inUse: true, importer: 'Ada' });
    const taxed = (await quote())?.totals.tax ?? 0;
    expect(taxed).toBeGreaterThan(0);
    // The same file again changes nothing.
    expect(await imported()).toEqual({ ok: false, reason: 'nothing-new' });

    const next = ratesFile('next.csv', ',MA,2026-01-01,6.25,,,,,,,no');
    expect(await previewTaxFile(ada, next)).toMatchObject({ removed: 2, unchanged: 1 });
    expect(await imported(next)).toEqual({ ok: true, rows: 1 });
    expect((await quote())?.totals.tax).toBeLessThan(taxed);
    const files = (await listTaxFiles(ada)) ?? [];
    expect(files.map(({ name }) => name)).toEqual(['next.csv', 'rates.csv']);
    expect(await undoTaxFile(ada, { seen: files[1]?.id ?? '' })).toEqual({ ok: false, reason: 'changed' });
    expect(await undoTaxFile(ada, { seen: files[0]?.id ?? '' })).toEqual({ ok: true });
    expect((await quote())?.totals.tax).toBe(taxed);
    expect(await undoTaxFile(ada, { seen: files[1]?.id ?? '' })).toEqual({ ok: true });
    expect((await quote())?.totals.tax).toBeLessThan(taxed);
    const log = (await shop.ctx.db.select().from(audit)).map(({ act }) => act).filter((act) => act.startsWith('tax.'));
    expect(log.toSorted()).toEqual(['tax.import', 'tax.import', 'tax.undo', 'tax.undo']);
    // Two are kept, with their rates, and no more.
    await imported(ratesFile('third.csv', ',MA,2026-01-01,5,,,,,,,no'));
    expect(((await listTaxFiles(ada)) ?? []).map(({ name }) => name)).toEqual(['third.csv', 'next.csv']);
    expect(await shop.ctx.db.select().from(taxRate)).toHaveLength(2);
  });

  test('the only one can be taken out of use, and is kept', async () => {
    await imported();
    const [only] = (await listTaxFiles(ada)) ?? [];
    expect(await undoTaxFile(ada, { seen: only?.id ?? '' })).toEqual({ ok: true });
    expect((await quote())?.totals.tax).toBe(0);
    expect(await undoTaxFile(ada, { seen: null })).toEqual({ ok: true });
    expect((await quote())?.totals.tax).toBeGreaterThan(0);
  });

  test('with a mistake is refused as a whole; and no one but an admin imports or undoes', async () => {
    const bad = ratesFile('bad.csv', ',MA,2026-01-01,6.25,,,,,,,no', '02143,MA,2026-01-01,0.0625,,,,,,,no');
    const preview = await previewTaxFile(ada, bad);
    expect(preview?.problems).toMatchObject([{ line: 3, column: 'stateRate' }]);
    expect(await imported(bad)).toEqual({ ok: false, reason: 'problems' });
    for (const who of [shop.ctx.as(shop.specialist), june.asked, shop.ctx.as({ kind: 'visitor' })]) {
      expect(await previewTaxFile(who, somerville)).toBeNull();
      const asked = { file: somerville, stamp: '' };
      expect(await importTaxFile(who, asked)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await undoTaxFile(who, { seen: null })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect(await listTaxFiles(june.asked)).toBeNull();
    expect(await shop.ctx.db.select().from(taxFile)).toEqual([]);
  });

  test('imported by several admins at once, one file is in use, and the others are told to look again', async () => {
    const files = [1, 2, 3, 4, 5].map((rate) => ratesFile(`${rate}.csv`, `,MA,2026-01-01,${rate},,,,,,,no`));
    const stamps = await Promise.all(files.map(async (one) => (await previewTaxFile(ada, one))?.stamp ?? ''));
    const done = await Promise.all(files.map((one, at) => importTaxFile(ada, { file: one, stamp: stamps[at] ?? '' })));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of done) if (!one.ok) expect(one.reason).toBe('changed');
    expect(await shop.ctx.db.select().from(taxFile)).toHaveLength(1);
    expect(await shop.ctx.db.select().from(taxRate)).toHaveLength(1);
  });

  test('of the whole country is written and asked', async () => {
    const zips = Array.from({ length: 30_000 }, (_, at) => String(at + 10_000)).filter(
      (zip) => zip < '15000' && zip !== '06390',
    );
    const lines = zips
      .filter((zip) => Number(zip.slice(0, 3)) <= 149)
      .map((zip) => `${zip},NY,2026-01-01,4,,,City ${zip},4.5,,,yes`);
    expect(await imported(ratesFile('ny.csv', ',NY,2026-01-01,4,,,,,,,yes', ...lines))).toMatchObject({ ok: true });
    expect(taxesOf(await quote('10001')).map(([label]) => label)).toEqual([
      'Sales tax, New York',
      'Sales tax, City 10001',
    ]);
  });
});
