import type { Ctx } from '#server/context.ts';
import { customer, openedFor, paymentOf } from '#server/fee/fee.test-data.ts';
import { applyCoupon } from '#server/fee/paying/apply-coupon.ts';
import { preparePayment } from '#server/fee/paying/open-fee.ts';
import { removeCoupon } from '#server/fee/paying/remove-coupon.ts';
import { sweepPayments } from '#server/payment/sweep-payments.ts';
import { syncPayment } from '#server/payment/sync.ts';
import type { FaultPlan } from '#server/sandbox/stripe/faults.ts';
import type { TestContext } from '../setup/context.ts';
import type { CardsProcess } from './cards-process.ts';
import { liveUntil } from './mortal.ts';

const hour = 3_600_000;

/** The provider on a bad day: slow, failing before and after acting, breaking off; its webhooks late, twice, astray. */
export const badDay = (seed: number): FaultPlan => ({
  seed,
  slow: { chance: 0.05, ms: 100 },
  serverError: { chance: 0.07 },
  serverErrorAfterActing: { chance: 0.07 },
  dropAnswer: { chance: 0.07 },
  decline: { chance: 0.1 },
  processing: { chance: 0.05, ms: 50 },
  webhookLate: { chance: 0.2, ms: 200 },
  webhookTwice: { chance: 0.3 },
  webhookOutOfOrder: { chance: 0.2, ms: 100 },
  webhookNever: { chance: 0.3 },
});

/** A dice that throws the same every time; each customer, by number, has another one. */
export function dice(seed: number, customer = 0): () => number {
  let state = (seed ^ Math.imul(customer, 0x9e3779b1)) | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

export interface BadDayShop {
  ctx: TestContext;
  databaseUrl: string;
  cards: CardsProcess;
}

/**
 * One customer who opens, changes their mind, pays, pays again, and may or may not come back. Our process dies at times.
 * They throw their own dice, so what they want doesn't hang on how fast the others are.
 */
export async function onePayment(shop: BadDayShop, throwDice: () => number): Promise<void> {
  const { cards } = shop;
  const june = await customer(shop.ctx, { submitted: throwDice() < 0.7 });
  const feeId = await persist(async () => (await openedFor(june)).id);
  const happens = (chance: number) => throwDice() < chance;
  const as = (ctx: Ctx): Ctx => ({ ...ctx, actor: june.person });
  const mortally = (act: (ctx: Ctx) => Promise<unknown>) => () => {
    if (!happens(0.25)) return act(as(shop.ctx));
    const last = Math.floor(throwDice() * 30);
    return liveUntil(shop.ctx, { url: shop.databaseUrl, dies: (_, nth) => nth === last }, (ctx) => act(as(ctx)));
  };
  const coupon = (code: string) => mortally((ctx) => applyCoupon(ctx, { feeId, code }));
  const pay = async () => {
    for (const shownCents of [14_900, 11_920]) await preparePayment(as(shop.ctx), { feeId, shownCents });
    await cards.pay(await paymentOf(shop.ctx, feeId));
  };
  const acts: (() => Promise<unknown>)[] = [];
  if (happens(0.4)) acts.push(coupon('WELCOME20'));
  if (happens(0.15)) acts.push(mortally((ctx) => removeCoupon(ctx, { feeId })));
  if (happens(0.1)) acts.push(coupon('ONTHEHOUSE'));
  if (happens(0.9)) acts.push(pay);
  if (happens(0.3)) acts.push(pay);
  if (happens(0.5)) acts.push(mortally((ctx) => syncPayment(ctx, feeId)));
  const run = (act: () => Promise<unknown>) => act().catch(() => undefined);
  if (happens(0.4)) await Promise.all(acts.map(run));
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
export async function theDayAfter(shop: BadDayShop, payments: number): Promise<void> {
  await shop.cards.setFaults({});
  for (let round = 0; round < 4 + payments / 25; round++) {
    shop.ctx.clock.forward(24 * hour);
    await sweepPayments(shop.ctx);
  }
}
