/** Stripe's timestamps are in whole seconds. */
export const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
