import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { bounds, fits, type Page } from '../db/page.ts';
import { furniture, maker } from '../db/schema/index.ts';

export type MakerRow = typeof maker.$inferSelect;

/** On sale or not. */
const pieceCount = sql<number>`(select count(*) from furniture where furniture.vendor = maker.name)`
  .mapWith(Number)
  .as('pieces');

export async function makersPage(db: Db, { words, page }: { words: string; page: Page }) {
  const asked = fits(words, maker.name, maker.contactName, maker.email);
  const { limit, offset } = bounds(page);
  const rows = await db
    .select({ maker, pieces: pieceCount })
    .from(maker)
    .where(asked)
    .orderBy(asc(maker.name))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(maker).where(asked);
  return { rows, total: all?.total ?? 0 };
}

export async function makerById(db: Db, id: string): Promise<MakerRow | null> {
  const [row] = await db.select().from(maker).where(eq(maker.id, id));
  return row ?? null;
}

export const makersByName = (db: Db, names: readonly string[]): Promise<MakerRow[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(maker)
        .where(inArray(maker.name, [...names]));

export async function lockMaker(tx: Db, id: string): Promise<MakerRow | null> {
  const [row] = await tx.select().from(maker).where(eq(maker.id, id)).for('no key update');
  return row ?? null;
}

export async function updateMaker(tx: Db, id: string, changed: Partial<MakerRow>): Promise<void> {
  await tx.update(maker).set(changed).where(eq(maker.id, id));
}

const pieceColumns = {
  ...{ recordId: furniture.recordId, name: furniture.name, priceCents: furniture.priceCents },
  ...{ costCents: furniture.costCents, stock: furniture.stock, active: furniture.active },
};

export async function piecesPage(db: Db, name: string, { words, page }: { words: string; page: Page }) {
  const asked = and(eq(furniture.vendor, name), fits(words, furniture.name, furniture.recordId));
  const { limit, offset } = bounds(page);
  const rows = await db
    .select(pieceColumns)
    .from(furniture)
    .where(asked)
    .orderBy(asc(furniture.name), asc(furniture.recordId))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(furniture).where(asked);
  return { rows, total: all?.total ?? 0 };
}

export const costsOf = (db: Db, recordIds: readonly string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .select(pieceColumns)
        .from(furniture)
        .where(inArray(furniture.recordId, [...recordIds]));

export async function lockCost(tx: Db, recordId: string) {
  const [row] = await tx
    .select({ costCents: furniture.costCents })
    .from(furniture)
    .where(eq(furniture.recordId, recordId))
    .for('no key update');
  return row ?? null;
}

export async function writeCost(tx: Db, recordId: string, costCents: number | null): Promise<void> {
  await tx.update(furniture).set({ costCents }).where(eq(furniture.recordId, recordId));
}
