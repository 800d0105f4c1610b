import { and, count, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Coupon } from '#core/promotion/index.ts';
import type { Db } from '../db/database.ts';
import { coupon, couponUse } from '../db/schema/index.ts';

/** What a coupon is taken for: one payment, of the fee or of furniture. */
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

/** Whoever holds this lock decides about the last use alone. */
export async function lockCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code)).for('update');
  return row ? couponOf(row) : null;
}

/** Uses that count, this payment's own not among them. */
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
