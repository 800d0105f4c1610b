/** How long an open, unpaid order keeps a coupon from others. */
const heldHours = 24;

/** A coupon taken before this moment by an order that's still open is free again. */
export const couponHeldSince = (now: Date): Date => new Date(now.getTime() - heldHours * 3_600_000);
