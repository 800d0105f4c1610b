import { termsVersion } from '#core/account/index.ts';
import { paymentStep } from '#core/fee/index.ts';
import { checkAfter } from '#core/payment/index.ts';
import { priceListAt } from '#core/price-list/index.ts';
import type { TextKey } from '#core/texts/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { shippingOf } from '../../account/profile/shipping-of.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { payerNow } from '../../payment/failed-cards.ts';
import { type Brought, bringToProvider } from '../../payment/open-payment.ts';
import { changePayment, insertPayment } from '../../payment/payment-rows.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { priceLists } from '../../settings/price-lists.ts';
import { getSurvey } from '../../survey/get-survey.ts';
import { changeFee, type FeeRow, feeById, feesOf, insertFee } from '../store.ts';
import { type FeeOrder, feeOrderOf } from './fee-order.ts';

export type AmountChanged = { ok: true; order: FeeOrder } | Extract<Brought, { ok: false }>;
export type FeeOpened = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' };

/**
 * The caller's fee order: the one that covers this survey, the one already open at the price it was opened at, or a new
 * one at today's. The row is written before the provider hears of it; if the process dies in between, the next call
 * picks up from there.
 */
export async function openFee(ctx: PaymentNeeds, given: { surveyId: string }): Promise<FeeOpened> {
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  if (!allowed.ok) return allowed;
  if (!(await getSurvey(ctx, given.surveyId))) return { ok: false, reason: 'not-found' };

  const { id } = await writeOrder(ctx, allowed.account.id, given.surveyId);
  return bringFee(ctx, id);
}

/** Brings a written fee's payment to the provider and returns the result. */
export async function bringFee(ctx: PaymentNeeds, feeId: string): Promise<AmountChanged> {
  const brought = await bringToProvider(ctx, feeId);
  if (!brought.ok) return brought;
  const row = await feeById(ctx.db, feeId);
  if (!row) throw new Error(`no fee ${feeId}`);
  return { ok: true, order: feeOrderOf(row, brought.intent) };
}

function writeOrder(ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>, accountId: string, surveyId: string): Promise<FeeRow> {
  return inTransaction(ctx, async ({ db, ids, clock }) => {
    await lockAccount(db, accountId);
    const now = clock.now();
    const step = paymentStep(await feesOf(db, accountId), surveyId, now);
    if (step.show !== 'new-order') {
      const known = await feeById(db, step.fee.id);
      if (known) return known;
    }
    const id = ids.next('fee');
    const { feeCents: priceCents } = priceListAt(await priceLists({ db }), now);
    await insertPayment(db, {
      ...{ id, purpose: 'fee', accountId, state: 'open', openedCents: priceCents, dueCents: priceCents },
      ...{ openedAt: now, nextCheckAt: checkAfter(now, 0) },
    });
    return insertFee(db, { id, accountId, surveyId, status: 'open', priceCents, openedAt: now });
  });
}

export type PaymentPrepared =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | Extract<AmountChanged, { ok: false }>
  /** Paid or changed in the meantime, maybe in another tab. The page has to reload before a card is charged. */
  | { ok: false; reason: 'changed' }
  | { ok: false; reason: 'invalid'; problem: Extract<TextKey, 'payment.addressMissing'> };

/**
 * The last check before the browser charges the card: the address is there, and the provider will take exactly the
 * amount shown. Pressing the button accepts the terms and has the sweeper check soon, in case the customer leaves.
 */
export async function preparePayment(
  ctx: PaymentNeeds,
  given: { feeId: string; shownCents: number },
): Promise<PaymentPrepared> {
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  if (!allowed.ok) return allowed;
  const row = await feeById(ctx.db, given.feeId);
  if (row?.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
  if (!(await shippingOf(ctx, row.accountId))) {
    return { ok: false, reason: 'invalid', problem: 'payment.addressMissing' };
  }
  const ready = await bringFee(ctx, row.id);
  if (!ready.ok) return ready;
  const asShown = ready.order.status === 'open' && ready.order.totalCents === given.shownCents;
  if (!asShown) return { ok: false, reason: 'changed' };
  await changeFee(ctx.db, row.id, { termsVersion });
  const soon = { nextCheckAt: checkAfter(ctx.clock.now(), 0), checks: 0 };
  await changePayment(ctx.db, row.id, { ...soon, ...payerNow(ctx) });
  return { ok: true };
}
