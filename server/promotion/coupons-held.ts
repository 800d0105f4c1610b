import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { coupon, couponUse, fee } from '../db/schema/index.ts';

const batch = 50;

/** Open fees that took a limited coupon before this time, longest-held first. */
export async function couponsHeldByOpenFees({ db }: Pick<Ctx, 'db'>, until: Date): Promise<string[]> {
  const limited = or(isNotNull(coupon.limit), isNotNull(coupon.limitPerCustomer));
  const rows = await db
    .select({ feeId: fee.id })
    .from(fee)
    .innerJoin(couponUse, eq(couponUse.feeId, fee.id))
    .innerJoin(coupon, eq(coupon.code, couponUse.code))
    .where(and(eq(fee.status, 'open'), isNotNull(fee.couponCode), lte(couponUse.usedAt, until), limited))
    .orderBy(asc(couponUse.usedAt))
    .limit(batch);
  return rows.map(({ feeId }) => feeId);
}
