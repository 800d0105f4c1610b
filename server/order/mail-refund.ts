import { formatMoney } from '#core/money/index.ts';
import { orderNumber, refundReasons, refundStateWords } from '#core/order/index.ts';
import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { OrderRow } from './store.ts';
import type { RefundRow } from './store-refunds.ts';

/** To the customer, when the provider has taken the refund. */
export async function promiseRefundNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  const person = await accountContact(ctx, order.accountId);
  if (!person) return;
  const amount = formatMoney(refund.cents);
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    subject: `Your refund of ${amount} is on its way`,
    title: `${amount} back to your card`,
    paragraphs: [
      `${person.firstName}, your refund was ${refundStateWords.sent.charAt(0).toLowerCase()}${refundStateWords.sent.slice(1)}.`,
    ],
    rows: [
      [refundReasons[refund.reason], amount],
      ...(order.paidCard ? [['Card', `ending in ${order.paidCard.last4}`] as const] : []),
      ['Order', orderNumber(order.id)],
    ],
    button: { label: 'See your order', href: `/orders/${order.id}` },
    onceKey: `order-refund:${refund.id}`,
  });
}
