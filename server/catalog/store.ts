import { and, arrayContains, arrayOverlaps, asc, count, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import { type CatalogFilter, type CatalogItem, searchText } from '#core/catalog/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, isOneOf, preparedStatement } from '../db/prepared-statements.ts';
import { furniture } from '../db/schema/index.ts';

export type FurnitureRow = typeof furniture.$inferSelect;

export function itemOfRow(row: FurnitureRow): CatalogItem {
  const { recordId, name, kind, rooms, styles, priceCents, stock, active, totalUnitsSold, grossSalesCents } = row;
  const own = { recordId, name, kind, rooms, styles, priceCents, stock, active, totalUnitsSold, grossSalesCents };
  return { ...row.item, ...own };
}

export function rowOfItem(item: CatalogItem): typeof furniture.$inferInsert {
  const { recordId, name, kind, rooms, styles, priceCents, stock, active, totalUnitsSold, grossSalesCents, ...rest } =
    item;
  const own = { recordId, name, kind, rooms, styles, priceCents, stock, active, totalUnitsSold, grossSalesCents };
  // As records without it are read: writing one back unchanged changes nothing.
  return {
    ...own,
    item: { ...rest, weightPounds: item.weightPounds ?? null, seatHeight: item.seatHeight ?? null },
    searchText: searchText(item),
  };
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The SQL version of `matches` in core. Whether a piece is on sale is checked separately. */
export function narrowed(filter: CatalogFilter): SQL | undefined {
  return and(
    filter.room === null ? undefined : arrayContains(furniture.rooms, [filter.room]),
    filter.kind === null ? undefined : eq(furniture.kind, filter.kind),
    filter.styles === null ? undefined : arrayOverlaps(furniture.styles, [...filter.styles]),
    filter.minCents === null ? undefined : gte(furniture.priceCents, filter.minCents),
    filter.maxCents === null ? undefined : lte(furniture.priceCents, filter.maxCents),
    filter.inStock ? sql`${furniture.stock} > 0` : undefined,
    ...filter.words.map((word) => like(furniture.searchText, `%${escapeLike(word)}%`)),
  );
}

const conditions = (filter: CatalogFilter) => and(eq(furniture.active, true), narrowed(filter));

export async function someFurniture(db: Db, filter: CatalogFilter, limit: number): Promise<CatalogItem[]> {
  const rows = await db
    .select()
    .from(furniture)
    .where(conditions(filter))
    .orderBy(asc(furniture.name), asc(furniture.recordId))
    .limit(limit);
  return rows.map(itemOfRow);
}

export async function findFurniture(db: Db, filter: CatalogFilter, page: { limit: number; offset: number }) {
  const { rows, total } = await pageOfFurniture(db, conditions(filter), page);
  return { items: rows.map(itemOfRow), total };
}

/** Finds the page using the index alone, then reads only that page's records. */
export async function pageOfFurniture(db: Db, where: SQL | undefined, page: { limit: number; offset: number }) {
  const found = db
    .select({ recordId: furniture.recordId })
    .from(furniture)
    .where(where)
    .orderBy(asc(furniture.name), asc(furniture.recordId))
    .limit(page.limit)
    .offset(page.offset);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(furniture)
      .where(inArray(furniture.recordId, found))
      .orderBy(asc(furniture.name), asc(furniture.recordId)),
    db.select({ total: count() }).from(furniture).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const selectById = preparedStatement((db, { recordIds }: Given<{ recordIds: readonly string[] }>) =>
  db.select().from(furniture).where(isOneOf(furniture.recordId, recordIds)),
);

export async function furnitureById(db: Db, recordIds: readonly string[]): Promise<CatalogItem[]> {
  return recordIds.length === 0 ? [] : (await selectById(db, { recordIds })).map(itemOfRow);
}

export async function everyActiveItem(db: Db): Promise<CatalogItem[]> {
  return (await db.select().from(furniture).where(eq(furniture.active, true)).orderBy(asc(furniture.recordId))).map(
    itemOfRow,
  );
}

/** Everything on sale that matches these search words. */
export async function recordIdsByWords(db: Db, filter: CatalogFilter): Promise<string[]> {
  const rows = await db.select({ recordId: furniture.recordId }).from(furniture).where(conditions(filter));
  return rows.map(({ recordId }) => recordId);
}

/** The columns that describe a piece, taken from the newer row. Stock and sales aren't among them. */
export const descriptionUpdate = {
  name: sql`excluded.name`,
  kind: sql`excluded.kind`,
  rooms: sql`excluded.rooms`,
  styles: sql`excluded.styles`,
  priceCents: sql`excluded.price_cents`,
  // An uploaded model isn't part of a description.
  item: sql`excluded.item || jsonb_strip_nulls(jsonb_build_object('model', ${furniture.item} -> 'model'))`,
  searchText: sql`excluded.search_text`,
};

/** Adds new pieces and updates the descriptions of existing ones, which keep their stock and sales. */
export async function addItems(db: Db, items: readonly CatalogItem[]): Promise<void> {
  const batch = 500;
  for (let from = 0; from < items.length; from += batch) {
    await db
      .insert(furniture)
      .values(items.slice(from, from + batch).map(rowOfItem))
      .onConflictDoUpdate({
        target: furniture.recordId,
        set: descriptionUpdate,
      });
  }
}

export async function activeIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ recordId: furniture.recordId })
    .from(furniture)
    .where(eq(furniture.active, true))
    .orderBy(asc(furniture.recordId));
  return rows.map(({ recordId }) => recordId);
}
