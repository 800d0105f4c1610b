export { addBusinessDays, federalHolidays, isBusinessDay, isFederalHoliday } from './business-days.ts';
export {
  type CouponCase,
  type CouponCheck,
  type CouponRefusal,
  checkCoupon,
  couponRefusalWords,
} from './check-coupon.ts';
export {
  type Coupon,
  type CouponSaving,
  type CouponScope,
  type CouponUse,
  couponCode,
  couponSchema,
  couponScopes,
} from './coupon.ts';
export { type CouponForm, couponForm, readCouponForm } from './coupon-form.ts';
export { couponHeldSince } from './coupon-held.ts';
export { couponSaving, savingWords } from './coupon-saving.ts';
export { daysWords, dayWords, offerDayWords, shortDaysWords, shortDayWords } from './day-words.ts';
export {
  addDays,
  addYears,
  type Day,
  daysBetween,
  easternDay,
  endOfDay,
  isDay,
  startOfDay,
} from './eastern-day.ts';
export { type AppliedSaving, largerSaving } from './larger-saving.ts';
export {
  currentOffer,
  launchPromotion,
  type Offer,
  type Promotion,
  type PromotionState,
  promotionSchema,
  promotionState,
  runningPromotion,
} from './shipping-promotion.ts';
