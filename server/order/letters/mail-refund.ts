import type { LetterSum } from '#core/letter/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { refundReasons, refundStateWords } from '#core/payment/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { cardWords } from '../placing/card-words.ts';
import { creditsOfOrder } from '../records/credits-back.ts';
import { creditFate } from '../returns/credit-fate.ts';
import type { OrderRow } from '../store.ts';
import { linesOf } from '../store-lines.ts';
import { linePiece, orderLetter } from './order-letter.ts';
import { refundRows, sumsOf } from './refund-rows.ts';

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock'>;

const sentWords = `${refundStateWords.sent.charAt(0).toLowerCase()}${refundStateWords.sent.slice(1)}`;

/** Tells the customer that the provider accepted the refund, also when it's one the bank had returned. */
export function promiseRefundNews(ctx: Needs, order: OrderRow, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const amount = formatMoney(refund.cents);
  // A refund that bounced still has the provider's id from the first time.
  const isAgain = refund.refundId !== null;
  return promiseRefundMail(
    ctx,
    order,
    { refund, card: payment.card },
    {
      subject: isAgain ? `Your refund of ${amount} is on its way again` : `Your refund of ${amount} is on its way`,
      title: `${amount} back to your card`,
      paragraph: isAgain
        ? `we’ve tried again: the refund your bank returned was ${sentWords}.`
        : `your refund was ${sentWords}.`,
      onceKey: `order-refund:${refund.id}:${refund.attempt}`,
    },
  );
}

/** Tells the customer that the bank returned a refund. Otherwise they'd wait for money that isn't coming yet. */
export function promiseRefundBounced(
  ctx: Needs,
  order: OrderRow,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const amount = formatMoney(refund.cents);
  return promiseRefundMail(
    ctx,
    order,
    { refund, card: payment.card },
    {
      subject: `Your refund of ${amount} came back to us`,
      title: 'Your bank returned it',
      paragraph:
        'your bank returned our refund, which can happen when a card was closed or replaced. The money is still yours. We’re on it, and we’ll email you when we’ve sent it again. If your card has changed, please tell your specialist.',
      onceKey: `order-refund-bounced:${refund.id}:${refund.attempt}`,
    },
  );
}

interface RefundLetter {
  subject: string;
  title: string;
  paragraph: string;
  onceKey: string;
}

async function promiseRefundMail(
  ctx: Needs,
  order: OrderRow,
  { refund, card: paidWith }: { refund: RefundRow; card: PaymentRow['card'] },
  { paragraph, ...letter }: RefundLetter,
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person) return;
  const { reason, cents, lineIds, amounts } = refund;
  const pieces = (await linesOf(ctx.db, [order.id])).filter(({ id }) => lineIds.includes(id));
  const card = cardWords(paidWith);
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      ...letter,
      paragraphs: [`${person.firstName}, ${paragraph}`],
      ...(pieces.length > 0 ? { pieces: { list: pieces.map(linePiece) } } : {}),
      ...sumsOf([...refundRows(amounts, [refundReasons[reason], cents]), ...(await creditRows(ctx, order, refund))]),
      rows: [...(card ? [['Card', card] as const] : []), ['Order', orderNumber(order.id)]],
      // An order that ended unpaid has no order page, but its payment has one.
      button:
        order.payment === 'complete'
          ? { label: 'See your order', href: `/orders/${order.id}` }
          : { label: 'See your payment', href: `/purchase-success?order=${order.id}` },
    }),
  );
}

/** What credits had paid of the same pieces. It's why the refund is less than they cost. */
async function creditRows(ctx: Pick<Ctx, 'db' | 'clock'>, order: OrderRow, { id }: RefundRow): Promise<LetterSum[]> {
  const shown = await creditsOfOrder(ctx.db, order.id, await creditFate(ctx, order.id));
  return shown
    .filter(({ refundId }) => refundId === id)
    .flatMap(({ rows }) => rows.map(({ label, cents, why }) => ({ label, value: formatMoney(cents), why })));
}
