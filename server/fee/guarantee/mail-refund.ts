import { feeWords } from '#core/fee/index.ts';
import { letterWords } from '#core/letter/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { type FeeRow, feeById } from '../store.ts';

type Needs = Pick<Ctx, 'db' | 'jobs'>;

/** Tells the customer a refund is on its way, also when it's one the bank had returned. */
export function promiseRefundNews(ctx: Needs, refund: RefundRow, { id }: PaymentRow): Promise<void> {
  const amount = formatMoney(refund.cents);
  // A refund that bounced still has the provider's id from the first time.
  const again = refund.refundId === null ? '' : ' again';
  return promiseLetter(ctx, refund, id, ({ status }) => ({
    subject: `${amount} of your ${feeWords.name} is on its way back${again}`,
    paragraphs: [
      `We’ve sent ${amount} back${again} to the card you paid with. Banks show it within 5 to 10 business days.`,
      status === 'refunded'
        ? 'Your fee has now ended. You’re always welcome to start again with a new quiz.'
        : 'Your fee is still valid, and its credit went down by the same amount.',
    ],
    row: 'Refunded now',
    onceKey: `fee-refund:${refund.id}:${refund.attempt}`,
  }));
}

/** Tells the customer the bank returned the refund. */
export function promiseRefundBounced(ctx: Needs, refund: RefundRow, { id }: PaymentRow): Promise<void> {
  return promiseLetter(ctx, refund, id, () => ({
    subject: `Your refund of ${formatMoney(refund.cents)} came back to us`,
    paragraphs: [
      'Your bank returned our refund, which can happen when a card was closed or replaced. The money is still yours. We’re on it, and we’ll email you when we’ve sent it again.',
      'If your card has changed, please tell us.',
    ],
    row: 'Came back',
    onceKey: `fee-refund-bounced:${refund.id}:${refund.attempt}`,
  }));
}

interface Letter {
  subject: string;
  paragraphs: string[];
  row: string;
  onceKey: string;
}

async function promiseLetter(
  ctx: Needs,
  { cents }: RefundRow,
  feeId: string,
  letter: (fee: FeeRow) => Letter,
): Promise<void> {
  const fee = await feeById(ctx.db, feeId);
  const person = fee && (await accountContact(ctx, fee.accountId));
  if (!fee || !person) return;
  const { row, ...written } = letter(fee);
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    title: `Your refund, ${person.firstName}`,
    ...written,
    sums: {
      title: letterWords.sums,
      rows: [
        { label: 'Paid', value: formatMoney(fee.paidCents) },
        { label: row, value: formatMoney(cents), isTotal: true },
      ],
    },
    rows: [['Reference', fee.id]],
    button: { label: 'See your projects', href: '/projects' },
  });
}
