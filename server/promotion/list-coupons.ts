import type { Coupon } from '#core/promotion/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { couponByCode, couponPage, usesOf } from './store.ts';
import type { OffersAsked } from './store-promotion.ts';

export type CouponRow = Coupon & { uses: number };

export async function listCoupons(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: OffersAsked & { page: Page },
): Promise<PageOf<CouponRow>> {
  if (!authorise(ctx.actor, 'coupon.view').ok) return { rows: [], total: 0, page: question.page };
  return { ...(await couponPage(ctx.db, question)), page: question.page };
}

export async function getCoupon(ctx: Pick<Ctx, 'db' | 'actor'>, code: string): Promise<CouponRow | null> {
  if (!authorise(ctx.actor, 'coupon.view').ok) return null;
  const coupon = await couponByCode(ctx.db, code);
  return coupon && { ...coupon, uses: (await usesOf(ctx.db, [code])).get(code) ?? 0 };
}
