import { and, asc, count, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Coupon } from '#core/promotion/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { coupon, couponUse } from '../db/schema/index.ts';
import type { OffersAsked } from './store-promotion.ts';

/** What a coupon is taken for: one payment, of a fee or an order. */
export type CouponFor = { feeId: string } | { orderId: string };

export const takenBy = (given: CouponFor): SQL =>
  'feeId' in given ? eq(couponUse.feeId, given.feeId) : eq(couponUse.orderId, given.orderId);

type CouponRow = typeof coupon.$inferSelect;

function couponOf({ percent, amountCents, createdAt: _, ...terms }: CouponRow): Coupon {
  if (percent !== null) return { ...terms, percent };
  if (amountCents !== null) return { ...terms, amountCents };
  throw new Error(`the coupon ${terms.code} saves nothing`);
}

export async function couponByCode(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code));
  return row ? couponOf(row) : null;
}

/** Locks the coupon, so that only one payment at a time can decide about its last use. */
export async function lockCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code)).for('update');
  return row ? couponOf(row) : null;
}

/** Uses that count, excluding this payment's own. */
export async function countUses(
  db: Db,
  given: { code: string; accountId: string; except: CouponFor | null },
): Promise<{ usedInAll: number; usedByCustomer: number }> {
  const others = given.except ? notThis(given.except) : undefined;
  const [row] = await db
    .select({
      usedInAll: count(),
      usedByCustomer: sql<number>`count(*) filter (where ${couponUse.accountId} = ${given.accountId})`.mapWith(Number),
    })
    .from(couponUse)
    .where(and(eq(couponUse.code, given.code), others));
  return row ?? { usedInAll: 0, usedByCustomer: 0 };
}

function notThis(given: CouponFor): SQL | undefined {
  const [column, id] = 'feeId' in given ? [couponUse.feeId, given.feeId] : [couponUse.orderId, given.orderId];
  return or(sql`${column} is null`, ne(column, id));
}

export const insertCoupon = (db: Db, { code, ...terms }: Coupon, at: Date) =>
  db
    .insert(coupon)
    .values({ code, createdAt: at, percent: null, amountCents: null, ...terms })
    .onConflictDoNothing()
    .returning({ code: coupon.code });

export async function updateCoupon(db: Db, { code, ...terms }: Coupon): Promise<void> {
  await db
    .update(coupon)
    .set({ percent: null, amountCents: null, ...terms })
    .where(eq(coupon.code, code));
}

export async function couponPage(
  db: Db,
  { words, paused, page }: OffersAsked & { page: Page },
): Promise<{ rows: (Coupon & { uses: number })[]; total: number }> {
  const asked = and(
    words === '' ? undefined : ilike(coupon.code, anywhere(words)),
    paused === undefined ? undefined : eq(coupon.paused, paused),
  );
  const { limit, offset } = bounds(page);
  const [found, [all]] = await Promise.all([
    db
      .select({ coupon, uses: db.$count(couponUse, eq(couponUse.code, coupon.code)) })
      .from(coupon)
      .where(asked)
      .orderBy(asc(coupon.code))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(coupon).where(asked),
  ]);
  return { rows: found.map(({ coupon: row, uses }) => ({ ...couponOf(row), uses })), total: all?.total ?? 0 };
}

/** How often each coupon was used in all. */
export async function usesOf(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: couponUse.code, uses: count() })
    .from(couponUse)
    .where(inArray(couponUse.code, [...codes]))
    .groupBy(couponUse.code);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}
