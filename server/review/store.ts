import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { State } from '#core/places/index.ts';
import { noStars, type ReviewState, type Spread, type Stars } from '#core/review/index.ts';
import type { Db } from '../db/database.ts';
import { bounds, fits, type Page } from '../db/page.ts';
import { account, furniture, order, orderLine, review } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type ReviewRow = typeof review.$inferSelect;

/** Where the account last received this piece, as the state's two letters; null if it never did. */
export async function receivedIn(db: Db, accountId: string, recordId: string): Promise<State | null> {
  const [row] = await db
    .select({ address: order.address })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.accountId, accountId), eq(orderLine.recordId, recordId), isNotNull(orderLine.deliveredAt)))
    .orderBy(desc(orderLine.deliveredAt))
    .limit(1);
  return row ? row.address.state : null;
}

/** Makes two submissions for the same piece take turns. */
export async function lockAuthor(tx: Db, accountId: string, recordId: string): Promise<void> {
  await takeTurns(tx, `review ${accountId} ${recordId}`);
}

export async function ownReviewRow(db: Db, accountId: string, recordId: string): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.accountId, accountId), eq(review.recordId, recordId)));
  return row ?? null;
}

export const reviewedAmong = (db: Db, accountId: string, recordIds: readonly string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ recordId: review.recordId })
        .from(review)
        .where(and(eq(review.accountId, accountId), inArray(review.recordId, [...recordIds])));

export async function insertReview(tx: Db, row: typeof review.$inferInsert): Promise<void> {
  await tx.insert(review).values(row);
}

export async function updateReview(tx: Db, id: string, changed: Partial<ReviewRow>): Promise<void> {
  await tx.update(review).set(changed).where(eq(review.id, id));
}

export async function deleteReview(tx: Db, id: string): Promise<void> {
  await tx.delete(review).where(eq(review.id, id));
}

export async function lockReview(tx: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  return row ?? null;
}

export const reviewsBy = (db: Db, accountId: string): Promise<ReviewRow[]> =>
  db.select().from(review).where(eq(review.accountId, accountId)).orderBy(desc(review.writtenAt), desc(review.id));

export async function deleteReviewsBy(db: Db, accountId: string): Promise<void> {
  await db.delete(review).where(eq(review.accountId, accountId));
}

/** What everyone may read: published, by an account that still exists. */
const published = (recordId: string): SQL | undefined =>
  and(eq(review.recordId, recordId), eq(review.state, 'published'), isNull(account.deletedAt));

export async function spreadOf(db: Db, recordId: string): Promise<Spread> {
  const rows = await db
    .select({ stars: review.stars, given: count() })
    .from(review)
    .innerJoin(account, eq(account.id, review.accountId))
    .where(published(recordId))
    .groupBy(review.stars);
  return { ...noStars, ...Object.fromEntries(rows.map(({ stars, given }) => [stars, given])) } as Record<Stars, number>;
}

export const publishedPage = (db: Db, recordId: string, page: Page): Promise<ReviewRow[]> =>
  db
    .select(getTableColumns(review))
    .from(review)
    .innerJoin(account, eq(account.id, review.accountId))
    .where(published(recordId))
    .orderBy(desc(review.writtenAt), desc(review.id))
    .limit(bounds(page).limit)
    .offset(bounds(page).offset);

export interface StudioReview extends ReviewRow {
  pieceName: string;
}

const studioColumns = { ...getTableColumns(review), pieceName: furniture.name };

export async function studioPage(
  db: Db,
  { state, words, page }: { state?: ReviewState | undefined; words: string; page: Page },
): Promise<{ rows: StudioReview[]; total: number }> {
  const asked = and(
    isNull(account.deletedAt),
    state && eq(review.state, state),
    fits(words, furniture.name, review.firstName, review.words),
  );
  const { limit, offset } = bounds(page);
  const rows = await db
    .select(studioColumns)
    .from(review)
    .innerJoin(furniture, eq(furniture.recordId, review.recordId))
    .innerJoin(account, eq(account.id, review.accountId))
    .where(asked)
    .orderBy(desc(review.writtenAt), desc(review.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ total: count() })
    .from(review)
    .innerJoin(furniture, eq(furniture.recordId, review.recordId))
    .innerJoin(account, eq(account.id, review.accountId))
    .where(asked);
  return { rows, total: all?.total ?? 0 };
}

export async function studioReviewById(db: Db, id: string): Promise<StudioReview | null> {
  const [row] = await db
    .select(studioColumns)
    .from(review)
    .innerJoin(furniture, eq(furniture.recordId, review.recordId))
    .innerJoin(account, eq(account.id, review.accountId))
    .where(and(eq(review.id, id), isNull(account.deletedAt)));
  return row ?? null;
}
