import { type Coupon, launchPromotion } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { createCoupon } from './create-coupon.ts';
import { savePromotion } from './save-promotion.ts';
import { promotionsLike } from './store-promotion.ts';

const always = { firstDay: null, lastDay: null, limit: null, limitPerCustomer: null, minimumCents: 0, paused: false };

/** The two coupons the demo's pages mention. */
const demoCoupons: readonly Coupon[] = [
  { code: 'WELCOME20', scope: 'fee', percent: 20, ...always },
  { code: 'ONTHEHOUSE', scope: 'fee', percent: 100, ...always },
];

/** Safe to run again: an existing code stays as it is. */
export async function seedDemoCoupons(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>): Promise<void> {
  for (const coupon of demoCoupons) {
    const made = await createCoupon(ctx, coupon);
    if (!made.ok && made.reason !== 'code-taken') throw new Error(`the demo's coupon ${coupon.code}: ${made.reason}`);
  }
}

/** The promotion the pages mention. Once created, the studio manages it. */
export async function seedDemoPromotion(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>): Promise<void> {
  if ((await promotionsLike(ctx.db, { words: '', paused: undefined })).length > 0) return;
  await savePromotion(ctx, { id: null, terms: launchPromotion, paused: false });
}
