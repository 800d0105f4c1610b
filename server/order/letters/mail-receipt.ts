import { formatMoney } from '#core/money/index.ts';
import { orderArrivalWords, orderNumber, orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { dayFacts, lineArrival } from './line-days.ts';
import { linePiece, orderLetter } from './order-letter.ts';
import { sumsOf } from './refund-rows.ts';

/** The receipt, promised in the transaction in which the order becomes paid. */
export function receiptMail(
  { order, lines, card }: { order: OrderRow; lines: readonly LineRow[]; card: PaidCard | null },
  person: OwedContact,
  now: Date,
): PromisedMail {
  const { name, line1, line2, city, state, zip } = order.address;
  const paid = formatMoney(order.totalCents - order.waivedCents);
  const sums = order.moneyLines.filter(({ key }) => key !== 'total');
  const arrival = orderArrivalWords(
    lines.map((line) => ({ state: line.state, arrives: lineArrival(order, line, now) })),
  );
  return orderLetter(person, order.id, {
    subject: `Your receipt: ${paid} for your furniture`,
    title: `Thank you, ${person.firstName}`,
    paragraphs: [
      'Your order is with the makers. We’ll email you when they confirm it and again when it ships.',
      ...(arrival ? [`${arrival}.`] : []),
      `${orderWords.lateChoice} ${orderWords.returns}`,
    ],
    room: { selectionId: order.selectionId },
    pieces: {
      list: lines.map((line) => ({
        ...linePiece(line),
        facts: [line.vendor, ...dayFacts(order, line, now)],
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
