import { feeLifecycle, surveysCoveredOnSettling } from '#core/fee/index.ts';
import { openLedger } from '#core/money/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import type { Ctx } from '../context.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { announce } from '../live/announce.ts';
import { beginWaiting } from '../project/begin-waiting.ts';
import { unpaidProjects } from '../project/unpaid-projects.ts';
import { releaseCoupon } from '../promotion/release-coupon.ts';
import { promiseReceipt } from './mail-receipt.ts';
import { changeFee, dueCents, type FeeRow, insertRooms, lockFee } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * The one transaction in which a fee becomes paid: status, books, rooms, clocks, mails and news, or nothing of it. Null
 * for the payment says that nothing had to be paid, and that the payment the row knew can no longer be: one that came
 * meanwhile still could, so the fee stays open.
 */
export function completeFee(
  ctx: Needs,
  { id, accountId, paymentId }: FeeRow,
  payment: Payment | null,
): Promise<FeeRow> {
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, accountId);
    const row = await lockFee(inside.db, id);
    if (!row) throw new Error(`no fee ${id}`);
    const step = feeLifecycle.next(row.status, 'settle');
    if (!step.ok || (!payment && (dueCents(row) > 0 || row.paymentId !== paymentId))) return row;
    const paid = await writePaid(inside, row, payment);
    const covered = await takeRooms(inside, paid);
    await beginWaiting(inside, { surveyIds: covered, ofSameFee: covered });
    await promiseReceipt(inside, paid, payment?.card ?? null);
    announce(inside.db, accountId, 'fee');
    return paid;
  });
}

/** What was really paid counts, also where a coupon came too late to lower it. */
async function writePaid(ctx: Needs, row: FeeRow, payment: Payment | null): Promise<FeeRow> {
  const now = ctx.clock.now();
  const paidCents = payment?.receivedCents ?? 0;
  const couponCounted = row.couponCode !== null && paidCents < row.priceCents;
  if (row.couponCode !== null && !couponCounted) await releaseCoupon(ctx, { feeId: row.id });
  const entries = openLedger([{ of: 'fee', lineId: null, cents: paidCents }]);
  for (const entry of entries) {
    const written = { id: ctx.ids.next('entry'), feeId: row.id, paymentId: payment?.id ?? null, at: now, ...entry };
    await ctx.db.insert(ledgerEntry).values(written);
  }
  return changeFee(ctx.db, row.id, {
    status: 'complete',
    paidAt: now,
    paidCents,
    discountCents: Math.max(0, row.priceCents - paidCents),
    couponCode: couponCounted ? row.couponCode : null,
  });
}

/** The surveys that were submitted and waited for it. */
async function takeRooms(ctx: Needs, row: FeeRow): Promise<string[]> {
  const waiting = await unpaidProjects(ctx, row.accountId);
  const covered = surveysCoveredOnSettling(row.surveyId ?? '', waiting);
  await insertRooms(ctx.db, row.id, covered, ctx.clock.now());
  return covered;
}
