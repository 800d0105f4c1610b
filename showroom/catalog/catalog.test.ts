import { describe, expect, it } from 'vitest';
import {
  type BudgetTier,
  budgetTierIds,
  budgetTiers,
  type CatalogItem,
  catalogItemSchema,
  furnitureOfItem,
  furnitureSchema,
  offerings,
  pieceKinds,
  rooms,
  sizesOf,
  styleLabels,
  tierOf,
  traitsOf,
} from '#core/catalog/index.ts';
import { doorFit } from '#core/selection/index.ts';
import { brands } from './brands.ts';
import { catalog, testItems } from './index.ts';

const ofKind = (kind: string) => catalog.filter((item) => item.kind === kind);

/** The rows of the budget table: a kind as such, or each of its types or sizes that has prices of its own. */
function rows(): { name: string; items: CatalogItem[] }[] {
  return pieceKinds.flatMap((piece) => {
    const plain = JSON.stringify(budgetTiers({ piece }));
    const types = traitsOf(piece).types.filter((type) => JSON.stringify(budgetTiers({ piece, type })) !== plain);
    if (types.length > 0)
      return types.map((type) => ({
        name: `${piece} ${type}`,
        items: ofKind(piece).filter((item) => item.type === type),
      }));
    if (piece === 'rug')
      return sizesOf('rug').map((size) => ({
        name: `rug ${size}`,
        items: ofKind('rug').filter((item) => item.size === size),
      }));
    return [{ name: piece, items: ofKind(piece) }];
  });
}

const tierOfItem = ({ priceCents, kind, type, size }: CatalogItem): BudgetTier | null =>
  tierOf(priceCents, { piece: kind, type, size });

describe('the catalog', () => {
  it('has at least 180 products from ten brands, each with a record of its own', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(180);
    expect(new Set(catalog.map((item) => item.recordId)).size).toBe(catalog.length);
    expect(new Set(catalog.map((item) => item.sku)).size).toBe(catalog.length);
    expect(new Set(catalog.map((item) => item.vendor.name))).toEqual(
      new Set(Object.values(brands).map((brand) => brand.name)),
    );
  });

  it.each(catalog.map((item) => [item.recordId, item] as const))('%s is a whole record', (_id, item) => {
    catalogItemSchema.parse(item);
    furnitureSchema.parse(furnitureOfItem(item));
    expect(tierOfItem(item)).not.toBeNull();
  });

  it('says of each piece what comes off or apart, and no sofa in one body passes as parts', () => {
    for (const { name, kind, type, dimensions, takesApart, assemblyRequired } of catalog) {
      const { sections, legHeight, flatPacked } = takesApart;
      const seats = kind === 'sofa';
      expect([name, sections.length > 0], name).toEqual([
        name,
        seats ? type !== 'standard' && type !== 'sleeper' : sections.some((part) => part.name === 'Base'),
      ]);
      if (seats || kind === 'lounge_chair') expect([name, flatPacked]).toEqual([name, false]);
      if (sections.length > 0) expect([name, assemblyRequired]).toEqual([name, true]);
      if (legHeight !== null) expect(legHeight).toBeLessThan(dimensions.height);
    }
    const vane = catalog.filter(({ name }) => name.startsWith('Vane'));
    expect(vane).toHaveLength(4);
    for (const sofa of vane) {
      expect(doorFit(sofa, { width: 24, height: 80 }).passes).toBe(false);
      expect(doorFit(sofa, { width: 34, height: 80 }).passes).toBe(true);
    }
  });

  it('has sections that make up the sectional', () => {
    const sectional = (type: string) => ofKind('sofa').filter((item) => item.type === type);
    for (const { dimensions, takesApart } of sectional('chaise_sectional')) {
      const [sofa, chaise] = takesApart.sections;
      expect((sofa?.width ?? 0) + (chaise?.width ?? 0) - dimensions.width).toBeCloseTo(0.25, 0);
      expect(chaise?.depth).toBe(dimensions.depth);
    }
    for (const { dimensions, takesApart } of sectional('l_shaped_sectional')) {
      const [left, corner, right] = takesApart.sections;
      expect((left?.width ?? 0) + (corner?.width ?? 0) - dimensions.width).toBeCloseTo(0.25, 0);
      expect((right?.width ?? 0) + (corner?.depth ?? 0) - dimensions.depth).toBeCloseTo(0.25, 0);
    }
    for (const { dimensions, takesApart } of sectional('modular')) {
      const [first, , , ottoman] = takesApart.sections;
      expect((first?.width ?? 0) * 3 - dimensions.width).toBeCloseTo(0.25, 0);
      expect((first?.depth ?? 0) + (ottoman?.depth ?? 0) - dimensions.depth).toBeCloseTo(0.25, 0);
    }
  });

  it('offers two products for every row and tier of the budget table', () => {
    const thin = rows().flatMap(({ name, items }) =>
      budgetTierIds
        .filter((tier) => items.filter((item) => tierOfItem(item) === tier).length < 2)
        .map((tier) => `${name} ${tier}`),
    );
    expect(thin).toEqual([]);
  });

  it('shows every kind in all four styles', () => {
    const missing = pieceKinds.flatMap((kind) =>
      styleLabels
        .filter((label) => !ofKind(kind).some((item) => item.styles.includes(label)))
        .map((label) => `${kind} ${label}`),
    );
    expect(missing).toEqual([]);
  });

  it('starts each offering at exactly its price', () => {
    for (const { items } of offerings) {
      for (const { piece, price } of items)
        expect([piece, Math.min(...ofKind(piece).map((item) => item.priceCents))]).toEqual([piece, price * 100]);
    }
  });

  it('keeps prices and shipping in their ranges', () => {
    for (const { priceCents, shipping } of catalog) {
      expect(priceCents).toBeGreaterThanOrEqual(69_00);
      expect(priceCents).toBeLessThanOrEqual(7500_00);
      expect(shipping.standardCents).toBeLessThanOrEqual(139_00);
      expect(shipping.whiteGloveCents).toBeLessThanOrEqual(299_00);
    }
  });

  it('§9 has one test item with 10,000 shipping and white glove from 0, which is not on sale', () => {
    expect(testItems).toHaveLength(1);
    for (const item of testItems) {
      catalogItemSchema.parse(item);
      furnitureSchema.parse(furnitureOfItem(item));
      expect(furnitureOfItem(item).shipping).toMatchObject({ standardShippingPrice: 10_000, whiteGlovePrice: 0 });
      expect(item.active).toBe(false);
      expect(catalog.map(({ recordId }) => recordId)).not.toContain(item.recordId);
    }
  });

  it('carries the notices that the law asks for', () => {
    for (const item of ofKind('dresser')) expect(item.clientDescription).toContain('Anti-tip');
    for (const item of catalog)
      if (item.materials.some((material) => material === 'fabric' || material === 'leather'))
        expect(item.clientDescription).toContain('flammability');
  });

  it('gives every style two living-room anchors and a whole room of each kind', () => {
    for (const label of styleLabels) {
      expect(ofKind('sofa').filter((item) => item.styles.includes(label)).length).toBeGreaterThanOrEqual(2);
      for (const room of Object.values(rooms))
        for (const piece of room.pieces) expect(ofKind(piece).some((item) => item.styles.includes(label))).toBe(true);
    }
  });
});
