/** How long an order that is open and not paid keeps a coupon from others. */
const heldHours = 24;

/** Coupons taken until this moment for orders that are still open are free again. */
export const couponHeldSince = (now: Date): Date => new Date(now.getTime() - heldHours * 3_600_000);
