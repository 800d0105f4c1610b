import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import {
  type CatalogFilter,
  type CatalogItem,
  type EditableItem,
  noPictures,
  type Pictures,
} from '#core/catalog/index.ts';
import type { Db } from '../db/database.ts';
import { bounds, type Page } from '../db/page.ts';
import { furniture } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';
import { descriptionUpdate, itemOfRow, narrowed, pageOfFurniture, rowOfItem } from './store.ts';

export type CatalogState = 'active' | 'inactive' | 'sold-out' | 'no-picture';

export interface StudioFilter {
  filter: CatalogFilter;
  state: CatalogState | undefined;
}

export interface StudioItem {
  item: CatalogItem;
  revision: number;
}

const inState: Readonly<Record<CatalogState, SQL>> = {
  active: eq(furniture.active, true),
  inactive: sql`not ${furniture.active}`,
  'sold-out': and(eq(furniture.active, true), eq(furniture.stock, 0)) ?? sql`true`,
  'no-picture': sql`${furniture.item} #> '{pictures,front}' = '[]'::jsonb`,
};

const asked = ({ filter, state }: StudioFilter) => and(narrowed(filter), state && inState[state]);

export async function catalogPage(db: Db, filter: StudioFilter, page: Page) {
  const { rows, total } = await pageOfFurniture(db, asked(filter), bounds(page));
  return { rows: rows.map(itemOfRow), total };
}

/** The next batch by id, for reading all of them. */
export async function catalogAfter(db: Db, filter: StudioFilter, after: string, limit: number) {
  const rows = await db
    .select()
    .from(furniture)
    .where(and(asked(filter), gt(furniture.recordId, after)))
    .orderBy(asc(furniture.recordId))
    .limit(limit);
  return rows.map(itemOfRow);
}

export async function studioItem(db: Db, recordId: string): Promise<StudioItem | null> {
  const [row] = await db.select().from(furniture).where(eq(furniture.recordId, recordId));
  return row ? { item: itemOfRow(row), revision: row.revision } : null;
}

export async function lockStudioItem(tx: Db, recordId: string): Promise<StudioItem | null> {
  const [row] = await tx.select().from(furniture).where(eq(furniture.recordId, recordId)).for('no key update');
  return row ? { item: itemOfRow(row), revision: row.revision } : null;
}

/** Saves a locked piece. Sales are counted elsewhere and stay as they are. */
export async function writeItem(tx: Db, item: CatalogItem, now: Date): Promise<void> {
  const { totalUnitsSold: _sold, grossSalesCents: _sales, recordId, ...row } = rowOfItem(item);
  await tx
    .update(furniture)
    .set({ ...row, revision: sql`${furniture.revision} + 1`, updatedAt: now })
    .where(eq(furniture.recordId, recordId));
}

/**
 * New pieces only come from imports. Running imports one at a time keeps them from overwriting each other's additions.
 */
export async function lockImports(tx: Db): Promise<void> {
  await takeTurns(tx, 'catalog import');
}

const batch = 500;

/** Writes all pieces of a file: adds new ones and updates the details of existing ones. Pictures and sales stay. */
export async function writeImported(tx: Db, items: readonly EditableItem[], pictures: ReadonlyMap<string, Pictures>) {
  for (let from = 0; from < items.length; from += batch) {
    const rows = items.slice(from, from + batch).map((item) =>
      rowOfItem({
        ...item,
        pictures: pictures.get(item.recordId) ?? noPictures,
        totalUnitsSold: 0,
        grossSalesCents: 0,
      }),
    );
    await tx
      .insert(furniture)
      .values(rows)
      .onConflictDoUpdate({
        target: furniture.recordId,
        set: {
          ...descriptionUpdate,
          stock: sql`excluded.stock`,
          active: sql`excluded.active`,
          revision: sql`${furniture.revision} + 1`,
          updatedAt: sql`now()`,
        },
      });
  }
}
