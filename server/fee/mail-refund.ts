import { feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { feeById } from './store.ts';
import type { FeeRefundRow } from './store-refunds.ts';

/** That money is on its way back, part of the transaction that writes it into the books. */
export async function promiseRefundMail(ctx: Pick<Ctx, 'db' | 'jobs'>, refund: FeeRefundRow): Promise<void> {
  const fee = await feeById(ctx.db, refund.feeId);
  const person = fee && (await accountContact(ctx, fee.accountId));
  if (!fee || !person) return;
  const over = fee.status === 'refunded';
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    subject: `${formatMoney(refund.cents)} of your ${feeWords.name} is on its way back`,
    title: `Your refund, ${person.firstName}`,
    paragraphs: [
      `We have sent ${formatMoney(refund.cents)} back to the card you paid with. Banks show it within 5 to 10 business days.`,
      over
        ? 'With it your fee has ended. You are welcome to begin again with a new quiz.'
        : 'Your fee stays valid; its credit is lower by this amount.',
    ],
    rows: [
      ['Paid', formatMoney(fee.paidCents)],
      ['Refunded now', formatMoney(refund.cents)],
      ['Order', fee.id],
    ],
    button: { label: 'See your projects', href: '/projects' },
    onceKey: `fee-refund:${refund.id}`,
  });
}
