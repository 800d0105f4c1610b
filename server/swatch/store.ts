import { and, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { CatalogItem } from '#core/catalog/index.ts';
import type { PostalAddress } from '#core/order/index.ts';
import { coverMaterials, type SwatchState, swatchLimits, upholsteredKinds } from '#core/swatch/index.ts';
import type { Db } from '../db/database.ts';
import { bounds, fits, type Page } from '../db/page.ts';
import { furniture, order, swatchRequest } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type SwatchRow = typeof swatchRequest.$inferSelect;

export type CoveredPiece = Pick<CatalogItem, 'kind' | 'materials' | 'materialsFinish' | 'swatch'>;

/** One piece for sale of each cover, with the color to paint it in if any of them has one. */
export async function coveredPieces(db: Db): Promise<CoveredPiece[]> {
  const finish = sql`${furniture.item} ->> 'materialsFinish'`;
  const hasSwatch = sql`${furniture.item} ->> 'swatch' is not null`;
  const covers = sql.join(
    coverMaterials.map((material) => sql`${furniture.item} -> 'materials' ? ${material}`),
    sql` or `,
  );
  const rows = await db
    .selectDistinctOn([finish], { kind: furniture.kind, item: furniture.item })
    .from(furniture)
    .where(and(furniture.active, inArray(furniture.kind, upholsteredKinds), sql`(${covers})`, isNotNull(finish)))
    .orderBy(finish, desc(hasSwatch), furniture.recordId)
    .limit(swatchLimits.fabrics);
  return rows.map(({ kind, item: { materials, materialsFinish, swatch } }) => ({
    ...{ kind, materials, materialsFinish, swatch },
  }));
}

/** Makes requests for the same home take turns. */
export async function lockAddress(tx: Db, addressKey: string): Promise<void> {
  await takeTurns(tx, `swatches ${addressKey}`);
}

export async function isKnown(db: Db, onceKey: string): Promise<boolean> {
  const rows = await db.select({ id: swatchRequest.id }).from(swatchRequest).where(eq(swatchRequest.onceKey, onceKey));
  return rows.length > 0;
}

export async function lastAskedAt(db: Db, addressKey: string): Promise<Date | null> {
  const [row] = await db
    .select({ askedAt: swatchRequest.askedAt })
    .from(swatchRequest)
    .where(eq(swatchRequest.addressKey, addressKey))
    .orderBy(desc(swatchRequest.askedAt))
    .limit(1);
  return row?.askedAt ?? null;
}

export async function insertRequest(tx: Db, row: typeof swatchRequest.$inferInsert): Promise<void> {
  await tx.insert(swatchRequest).values(row);
}

export async function lockRequest(tx: Db, id: string): Promise<SwatchRow | null> {
  const [row] = await tx.select().from(swatchRequest).where(eq(swatchRequest.id, id)).for('update');
  return row ?? null;
}

export async function updateRequest(tx: Db, id: string, changed: Partial<SwatchRow>): Promise<void> {
  await tx.update(swatchRequest).set(changed).where(eq(swatchRequest.id, id));
}

export async function requestsPage(
  db: Db,
  { state, words, page }: { state?: SwatchState | undefined; words: string; page: Page },
): Promise<{ rows: SwatchRow[]; total: number }> {
  const asked = and(
    state && eq(swatchRequest.state, state),
    fits(words, swatchRequest.name, swatchRequest.email, swatchRequest.line1, swatchRequest.city, swatchRequest.zip),
  );
  const { limit, offset } = bounds(page);
  const rows = await db
    .select()
    .from(swatchRequest)
    .where(asked)
    .orderBy(desc(swatchRequest.askedAt), desc(swatchRequest.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(swatchRequest).where(asked);
  return { rows, total: all?.total ?? 0 };
}

/** Oldest first, as they're packed. */
export const openRequests = (db: Db, most: number): Promise<SwatchRow[]> =>
  db
    .select()
    .from(swatchRequest)
    .where(eq(swatchRequest.state, 'open'))
    .orderBy(swatchRequest.askedAt, swatchRequest.id)
    .limit(most);

export const requestsBy = (db: Db, accountId: string): Promise<SwatchRow[]> =>
  db.select().from(swatchRequest).where(eq(swatchRequest.accountId, accountId)).orderBy(swatchRequest.askedAt);

export async function deleteRequestsBy(db: Db, accountId: string): Promise<void> {
  await db.delete(swatchRequest).where(eq(swatchRequest.accountId, accountId));
}

export async function deleteSentUntil(db: Db, until: Date): Promise<void> {
  await db.delete(swatchRequest).where(and(eq(swatchRequest.state, 'sent'), lte(swatchRequest.askedAt, until)));
}

/** Where the account's last order went. */
export async function lastAddressOf(db: Db, accountId: string): Promise<PostalAddress | null> {
  const [row] = await db
    .select({ address: order.address })
    .from(order)
    .where(eq(order.accountId, accountId))
    .orderBy(desc(order.openedAt))
    .limit(1);
  return row?.address ?? null;
}
