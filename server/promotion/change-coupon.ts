import { type Coupon, couponSchema } from '#core/promotion/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Problems, problemsOf } from './problems-of.ts';
import { lockCoupon, updateCoupon } from './store.ts';

export type CouponChanged =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | { ok: false; reason: 'invalid'; problems: Problems };

/** Changes a coupon's terms, or pauses it. Payments that have already taken it keep their terms. */
export async function changeCoupon(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: unknown,
): Promise<CouponChanged> {
  if (!authorise(ctx.actor, 'coupon.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = couponSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(read.error.issues) };
  const coupon = read.data;
  return inTransaction(ctx, async (inside) => {
    const before = await lockCoupon(inside.db, coupon.code);
    if (!before) return { ok: false, reason: 'unknown' };
    await updateCoupon(inside.db, coupon);
    const act = coupon.paused && !before.paused ? 'coupon.pause' : 'coupon.edit';
    const subject = { kind: 'coupon', id: coupon.code } as const;
    await appendAudit(inside, { act, subject, detail: changed(before, coupon) });
    return { ok: true };
  });
}

/** Only the changed fields, with their new values. */
function changed(before: Coupon, after: Coupon): Record<string, unknown> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => was.get(name) !== value));
}
