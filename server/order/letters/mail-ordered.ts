import { formatMoney } from '#core/money/index.ts';
import type { AccountContact } from '../../account/account-contact.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { specialistMail } from './mail-specialist.ts';
import { linePiece } from './order-letter.ts';

/** To the specialist whose boards the order came from. */
export const orderedMail = (
  order: OrderRow,
  lines: readonly LineRow[],
  customer: AccountContact,
  specialist: AccountContact,
): PromisedMail =>
  specialistMail(order, customer, specialist, {
    subject: (firstName) => `${firstName} ordered from your boards`,
    title: 'A new order from your boards',
    paragraph: (firstName) => `${firstName} has ordered and paid. Next, confirm the order with the makers.`,
    pieces: { list: lines.map((line) => ({ ...linePiece(line), value: formatMoney(line.shares.list) })) },
    rows: [],
    onceKey: `order-placed:${order.id}`,
  });
