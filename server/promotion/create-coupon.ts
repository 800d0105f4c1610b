import { couponSchema } from '#core/promotion/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Problems, problemsOf } from './problems-of.ts';
import { insertCoupon } from './store.ts';

export type CouponCreated =
  | { ok: true; code: string }
  | { ok: false; reason: 'not-allowed' | 'code-taken' }
  | { ok: false; reason: 'invalid'; problems: Problems };

/** Creates a coupon, for an admin or the system. */
export async function createCoupon(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: unknown,
): Promise<CouponCreated> {
  if (ctx.actor.kind !== 'system' && !authorise(ctx.actor, 'coupon.edit').ok)
    return { ok: false, reason: 'not-allowed' };
  const read = couponSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(read.error.issues) };
  const coupon = read.data;
  return inTransaction(ctx, async (inside) => {
    const made = await insertCoupon(inside.db, coupon, ctx.clock.now());
    if (made.length === 0) return { ok: false, reason: 'code-taken' };
    const subject = { kind: 'coupon', id: coupon.code } as const;
    await appendAudit(inside, { act: 'coupon.create', subject, detail: { ...coupon } });
    return { ok: true, code: coupon.code };
  });
}
