import { applyCoupon } from '#server/fee/apply-coupon.ts';
import type { FeeShop } from '#server/fee/fee.test-data.ts';
import { customer, openedFor, paymentOf } from '#server/fee/fee.test-data.ts';
import { removeCoupon } from '#server/fee/remove-coupon.ts';
import { settleFee } from '#server/fee/settle-fee.ts';
import { sweepOpenFees } from '#server/fee/sweep-open-fees.ts';
import type { FaultPlan } from '#server/sandbox/stripe/faults.ts';

const hour = 3_600_000;

/** The provider on a bad day: it fails before acting, after acting, and breaks off in the middle of an answer. */
export const badDay = (seed: number): FaultPlan => ({
  seed,
  serverError: { chance: 0.08 },
  serverErrorAfterActing: { chance: 0.08 },
  dropAnswer: { chance: 0.08 },
  decline: { chance: 0.1 },
});

/** A dice that throws the same every time. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** One customer who opens, changes their mind, pays, pays again, and may or may not come back. */
export async function onePayment(shop: FeeShop, throwDice: () => number): Promise<void> {
  const june = await customer(shop.ctx, { submitted: throwDice() < 0.7 });
  const orderId = await persist(async () => (await openedFor(june)).id);
  const happens = (chance: number) => throwDice() < chance;
  const coupon = (code: string) => applyCoupon(june.asked, { orderId, code });
  const acts: (() => Promise<unknown>)[] = [];
  if (happens(0.4)) acts.push(() => coupon('WELCOME20'));
  if (happens(0.15)) acts.push(() => removeCoupon(june.asked, { orderId }));
  if (happens(0.15)) acts.push(() => coupon('ONTHEHOUSE'));
  if (happens(0.85)) acts.push(async () => shop.cards.pay(await paymentOf(shop.ctx, orderId)));
  if (happens(0.3)) acts.push(async () => shop.cards.pay(await paymentOf(shop.ctx, orderId)));
  if (happens(0.5)) acts.push(() => settleFee(shop.ctx, orderId));
  const atOnce = happens(0.4);
  const run = (act: () => Promise<unknown>) => act().catch(() => undefined);
  if (atOnce) await Promise.all(acts.map(run));
  else for (const act of acts) await run(act);
}

/** The customer tries again until the page lets them. */
async function persist<Value>(act: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const done = await act().catch(() => null);
    if (done !== null) return done;
  }
}

/** The day after: the provider is well again, and the sweeper comes round until it has asked about every open fee. */
export async function theDayAfter(shop: FeeShop): Promise<void> {
  shop.cards.sandbox.faults.set({});
  for (let round = 0; round < 4; round++) {
    shop.ctx.clock.forward(24 * hour);
    await sweepOpenFees(shop.ctx);
  }
}
