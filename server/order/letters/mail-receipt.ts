import { formatMoney } from '#core/money/index.ts';
import { orderNumber, orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { linePiece, orderLetter } from './order-letter.ts';
import { sumsOf } from './refund-rows.ts';

/** The receipt, promised in the transaction in which the order becomes paid. */
export function receiptMail(
  { order, lines, card }: { order: OrderRow; lines: readonly LineRow[]; card: PaidCard | null },
  person: OwedContact,
): PromisedMail {
  const { name, line1, line2, city, state, zip } = order.address;
  const paid = formatMoney(order.totalCents - order.waivedCents);
  const sums = order.moneyLines.filter(({ key }) => key !== 'total');
  return orderLetter(person, order.id, {
    subject: `Your receipt: ${paid} for your furniture`,
    title: `Thank you, ${person.firstName}`,
    paragraphs: [
      'Your order is with the makers. We’ll email you when they confirm it and again when it ships.',
      `${orderWords.lateChoice} ${orderWords.returns}`,
    ],
    pieces: {
      list: lines.map((line) => ({
        ...linePiece(line),
        facts: [line.vendor, orderWords.shipBy(line.shipBy)],
        value: formatMoney(line.shares.list),
      })),
    },
    ...sumsOf([
      ...sums.map(({ label, cents, why }) => ({ label, value: formatMoney(cents), why })),
      { label: 'Paid', value: paid, isTotal: true },
    ]),
    rows: [
      ...(card ? [['Card', cardWords(card)] as const] : []),
      ['Ships to', [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')],
      ['Order', orderNumber(order.id)],
    ],
    button: { label: 'See your order', href: `/orders/${order.id}` },
    onceKey: `order-receipt:${order.id}`,
  });
}
