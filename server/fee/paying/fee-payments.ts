import { feeLifecycle, feeOffer, feeTerms, feeWords, lastDayOfFee, surveysCoveredOnSettling } from '#core/fee/index.ts';
import { letterWords } from '#core/letter/index.ts';
import { formatMoney, openLedger } from '#core/money/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import type { PaidCard, Payment } from '../../gateways/payments/port.ts';
import { announce } from '../../live/announce.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { Inside, Payable } from '../../payment/purposes.ts';
import { beginWaiting } from '../../project/begin-waiting.ts';
import { unpaidProjects } from '../../project/unpaid-projects.ts';
import { releaseCoupon } from '../../promotion/release-coupon.ts';
import { promiseRefundBounced, promiseRefundNews } from '../guarantee/mail-refund.ts';
import { changeFee, type FeeRow, insertRooms, lockFee } from '../store.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The receipt, promised in the transaction that completes the fee. */
async function promiseReceipt(ctx: Pick<Ctx, 'db' | 'jobs'>, fee: FeeRow, card: PaidCard | null): Promise<void> {
  const person = await accountContact(ctx, fee.accountId);
  if (!person || !fee.paidAt) return;
  const lastDay = dayWords(lastDayOfFee(fee.paidAt));
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    subject: `Your receipt: ${formatMoney(fee.paidCents)} for the ${feeWords.name}`,
    title: `Thank you, ${person.firstName}`,
    paragraphs: [
      `${feeOffer(fee.priceCents)} ${feeWords.validFor} ${feeWords.credit}`,
      `Your boards will be ready within ${projectTerms.boardsWithinHours} hours of submitting your survey.`,
    ],
    sums: {
      title: letterWords.sums,
      rows: [
        { label: capital(feeWords.name), value: formatMoney(fee.priceCents) },
        ...(fee.discountCents > 0
          ? [{ label: `Coupon ${fee.couponCode ?? ''}`.trim(), value: formatMoney(-fee.discountCents) }]
          : []),
        { label: 'Paid', value: formatMoney(fee.paidCents), isTotal: true },
      ],
    },
    rows: [
      ...(card ? [['Card', `${capital(card.brand)} ending in ${card.last4}`] as const] : []),
      ['Rooms covered', String(feeTerms.rooms)],
      ['Valid through', lastDay],
      ['Reference', fee.id],
    ],
    button: { label: 'See your projects', href: '/projects' },
    onceKey: `fee-receipt:${fee.id}`,
  });
}

/** The payment rules for a fee: it covers rooms, and stays open until it's paid. */
export const feePayments: Payable = {
  description: `${productName} ${feeWords.name}`,
  paid,
  lapsed: () => Promise.reject(new Error('a fee does not lapse')),
  paidLate: () => Promise.reject(new Error('a fee does not lapse')),
  refunds: {
    kind: 'fee',
    news: 'fee',
    lock: async ({ db }, { paymentId }) => void (await lockFee(db, paymentId)),
    sent: (ctx, refund, payment) => promiseRefundNews(ctx, refund, payment),
    bounced: (ctx, refund, payment) => promiseRefundBounced(ctx, refund, payment),
    // A fee refund is counted as soon as it's promised, so two refunds are never about the same money.
    left: async (_, { amounts }) => amounts,
    covered: async () => undefined,
  },
};

/** Everything that follows when a fee is paid: status, books, rooms, deadlines, emails and live updates. */
async function paid(ctx: Inside, payment: PaymentRow, intent: Payment | null): Promise<'paid'> {
  const row = await lockFee(ctx.db, payment.id);
  const step = row && feeLifecycle.next(row.status, 'settle');
  if (!row || !step?.ok) throw new Error(`the fee ${payment.id} is ${row?.status ?? 'not there'}`);
  const fee = await writePaid(ctx, row, intent);
  const covered = await takeRooms(ctx, fee);
  await beginWaiting(ctx, { surveyIds: covered, ofSameFee: covered });
  await promiseReceipt(ctx, fee, payment.card);
  announce(ctx.db, fee.accountId, 'fee');
  return 'paid';
}

/** What was actually paid counts, even if a coupon came too late to lower it. */
async function writePaid(ctx: Inside, row: FeeRow, intent: Payment | null): Promise<FeeRow> {
  const now = ctx.clock.now();
  const paidCents = intent?.receivedCents ?? 0;
  const couponCounted = row.couponCode !== null && paidCents < row.priceCents;
  if (row.couponCode !== null && !couponCounted) await releaseCoupon(ctx, { feeId: row.id });
  for (const entry of openLedger([{ of: 'fee', lineId: null, cents: paidCents }])) {
    const written = { id: ctx.ids.next('entry'), feeId: row.id, intentId: intent?.id ?? null, at: now, ...entry };
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

/** Takes rooms for the submitted surveys that were waiting for this fee. */
async function takeRooms(ctx: Inside, row: FeeRow): Promise<string[]> {
  const waiting = await unpaidProjects(ctx, row.accountId);
  const covered = surveysCoveredOnSettling(row.surveyId ?? '', waiting);
  await insertRooms(ctx.db, row.id, covered, ctx.clock.now());
  return covered;
}
