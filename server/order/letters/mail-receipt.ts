import { formatMoney } from '#core/money/index.ts';
import { orderNumber, orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { orderLetter } from './order-letter.ts';

type Fact = readonly [label: string, value: string];

const pieceOf = ({ quantity, name }: Pick<LineRow, 'quantity' | 'name'>) =>
  quantity === 1 ? name : `${quantity} × ${name}`;
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The receipt, promised in the transaction in which the order becomes paid. */
export function receiptMail(
  { order, lines, card }: { order: OrderRow; lines: readonly LineRow[]; card: PaidCard | null },
  person: OwedContact,
): PromisedMail {
  const { name, line1, line2, city, state, zip } = order.address;
  const paid = formatMoney(order.totalCents - order.waivedCents);
  const sums = order.moneyLines.filter(({ key }) => key !== 'total');
  return orderLetter(person, {
    subject: `Your receipt: ${paid} for your furniture`,
    title: `Thank you, ${person.firstName}`,
    paragraphs: [
      'Your order is with the makers. We’ll email you when they confirm it and again when it ships.',
      `${orderWords.lateChoice} ${orderWords.returns}`,
    ],
    rows: [
      ...lines.map(
        (line): Fact => [`${pieceOf(line)}, ${small(orderWords.shipBy(line.shipBy))}`, formatMoney(line.shares.list)],
      ),
      ...sums.map(({ label, cents }): Fact => [label, formatMoney(cents)]),
      ['Paid', paid],
      ...(card ? [['Card', cardWords(card)] as const] : []),
      ['Ships to', [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')],
      ['Order', orderNumber(order.id)],
    ],
    button: { label: 'See your order', href: `/orders/${order.id}` },
    onceKey: `order-receipt:${order.id}`,
  });
}
