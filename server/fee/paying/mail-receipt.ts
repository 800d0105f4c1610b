import { feeTerms, feeWords, lastDayOfFee } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { FeeRow } from '../store.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The receipt, part of the transaction that completes the fee. */
export async function promiseReceipt(ctx: Pick<Ctx, 'db' | 'jobs'>, fee: FeeRow, card: PaidCard | null): Promise<void> {
  const person = await accountContact(ctx, fee.accountId);
  if (!person || !fee.paidAt) return;
  const lastDay = dayWords(lastDayOfFee(fee.paidAt));
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    subject: `Your receipt: ${formatMoney(fee.paidCents)} for the ${feeWords.name}`,
    title: `Thank you, ${person.firstName}`,
    paragraphs: [
      `${feeWords.offer} ${feeWords.validFor} ${feeWords.credit}`,
      `Your boards will be ready within ${projectTerms.boardsWithinHours} hours of your submitted survey.`,
    ],
    rows: [
      [capital(feeWords.name), formatMoney(fee.priceCents)],
      ...(fee.discountCents > 0
        ? [[`Coupon ${fee.couponCode ?? ''}`.trim(), formatMoney(-fee.discountCents)] as const]
        : []),
      ['Paid', formatMoney(fee.paidCents)],
      ...(card ? [['Card', `${capital(card.brand)} ending in ${card.last4}`] as const] : []),
      ['Rooms covered', String(feeTerms.rooms)],
      ['Valid through', lastDay],
      ['Order', fee.id],
    ],
    button: { label: 'See your projects', href: '/projects' },
    onceKey: `fee-receipt:${fee.id}`,
  });
}
