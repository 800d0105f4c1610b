import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Browse,
  type BrowseFilter,
  browsePageSize,
  browseSorts,
  type CatalogueItem,
  everything,
  itemColors,
  materials,
  pieceKinds,
  roomIds,
  staffOnlyFields,
  styleLabels,
} from '#core/catalog/index.ts';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { furniture } from '../db/schema/index.ts';
import { browseCatalogue } from './browse-catalogue.ts';
import { itemsOnSale } from './find-items.ts';
import { seedDemoCatalogue } from './seed-demo-catalogue.ts';

const ctx = await createTestContext(await createTestDatabase());
await seedDemoCatalogue(ctx);
await ctx.db.update(furniture).set({ active: false }).where(eq(furniture.recordId, 'rec-alder-sofa-oat'));
await ctx.db.update(furniture).set({ stock: 0 }).where(eq(furniture.recordId, 'rec-alder-sofa-charcoal'));
const onSale = await itemsOnSale(ctx);

/** The same question, asked piece by piece. */
function fits(item: CatalogueItem, filter: BrowseFilter): boolean {
  const { kind, room, styles, colors, materials: made, minCents, maxCents, minWidth, maxWidth, inStock } = filter;
  return (
    (kind === null || item.kind === kind) &&
    (room === null || item.rooms.includes(room)) &&
    (styles.length === 0 || item.styles.some((label) => styles.includes(label))) &&
    (colors.length === 0 || colors.includes(item.color)) &&
    (made.length === 0 || item.materials.some((material) => made.includes(material))) &&
    item.priceCents >= (minCents ?? 0) &&
    item.priceCents <= (maxCents ?? Infinity) &&
    item.dimensions.width >= (minWidth ?? 0) &&
    item.dimensions.width <= (maxWidth ?? Infinity) &&
    (!inStock || item.stock > 0)
  );
}

const few = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 });
const filters: fc.Arbitrary<BrowseFilter> = fc.record({
  kind: fc.option(fc.constantFrom(...pieceKinds)),
  room: fc.option(fc.constantFrom(...roomIds), { freq: 2 }),
  styles: few(styleLabels),
  colors: few(itemColors),
  materials: few(materials),
  minCents: fc.option(fc.integer({ min: 0, max: 300_000 }), { freq: 2 }),
  maxCents: fc.option(fc.integer({ min: 50_000, max: 700_000 }), { freq: 2 }),
  minWidth: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 2 }),
  maxWidth: fc.option(fc.integer({ min: 20, max: 150 }), { freq: 2 }),
  inStock: fc.boolean(),
});

describe('browsing the catalog', () => {
  it('finds exactly what every filter asks for and counts it', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const wanted = onSale.filter((item) => fits(item, filter));
        const { pieces, counts } = await browseCatalogue(ctx, { ...everything, filter });
        expect(counts.total).toBe(wanted.length);
        expect(pieces).toHaveLength(Math.min(wanted.length, browsePageSize));
        const ids = new Set(wanted.map(({ recordId }) => recordId));
        for (const { item } of pieces) expect(ids).toContain(item.recordId);
        const inDraper = onSale.filter((item) => fits(item, { ...filter, styles: ['Draper'] }));
        expect(counts.styles.Draper).toBe(inDraper.length);
        const ofWood = onSale.filter((item) => fits(item, { ...filter, materials: ['wood'] }));
        expect(counts.materials.wood).toBe(ofWood.length);
      }),
      { numRuns: 60 },
    );
  });

  it.each(browseSorts)('sorted by %s, each piece is on one page and in its place', async (sort) => {
    const seen: CatalogueItem['recordId'][] = [];
    const keys: (number | string)[] = [];
    const first = await browseCatalogue(ctx, { ...everything, sort });
    for (let page = 1; page <= first.pages; page += 1) {
      for (const { item } of (await browseCatalogue(ctx, { ...everything, sort, page })).pieces) {
        seen.push(item.recordId);
        const { name, addedWhen, priceCents, dimensions } = item;
        const [by] = sort.split('-');
        keys.push(by === 'price' ? priceCents : by === 'width' ? dimensions.width : sort === 'name' ? name : addedWhen);
      }
    }
    expect(new Set(seen).size).toBe(onSale.length);
    const inOrder = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(keys).toEqual(sort === 'newest' || sort.endsWith('down') ? inOrder.reverse() : inOrder);
  });

  const sofas: Browse = { ...everything, filter: { ...everything.filter, kind: 'sofa' } };

  it('shows nothing that only staff may see, and nothing that isn’t for sale', async () => {
    const { pieces, kinds } = await browseCatalogue(ctx, sofas);
    expect(pieces.map(({ item }) => item.recordId)).not.toContain('rec-alder-sofa-oat');
    for (const { item } of pieces) for (const field of staffOnlyFields) expect(item).not.toHaveProperty(field);
    expect(kinds.map(({ kind }) => kind)).toEqual(pieceKinds);
  });

  it('names the other colors of a piece that are for sale', async () => {
    const { pieces } = await browseCatalogue(ctx, sofas);
    const alder = pieces.find(({ item }) => item.recordId === 'rec-alder-sofa-sage');
    expect(alder?.variants.map(({ recordId }) => recordId).toSorted()).toEqual([
      'rec-alder-sofa-charcoal',
      'rec-alder-sofa-sage',
    ]);
  });

  it('the last one sold is out of stock at once', async () => {
    const charcoal = (inStock: boolean) =>
      browseCatalogue(ctx, { ...sofas, filter: { ...sofas.filter, inStock, minWidth: 84, maxWidth: 84 } });
    const has = ({ pieces }: Awaited<ReturnType<typeof charcoal>>) =>
      pieces.some(({ item }) => item.recordId === 'rec-alder-sofa-charcoal');
    expect([has(await charcoal(false)), has(await charcoal(true))]).toEqual([true, false]);
  });
});
