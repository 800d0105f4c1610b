import { type ExchangeSum, orderNumber } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { ExchangeRow } from '../returns/store-exchanges.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { exchangeRows } from './exchange-rows.ts';
import { linePiece, orderLetter } from './order-letter.ts';
import { sumsOf } from './refund-rows.ts';

/** Tells the customer that a more expensive replacement is on hold for them. */
export async function promiseExchangeDue(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  line: LineRow,
  { id, heldUntil, quantity, recordId }: ExchangeRow,
  { name, sum }: { name: string; sum: ExchangeSum },
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person) return;
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      subject: `A replacement for ${line.name}`,
      title: 'We found you a replacement',
      paragraphs: [
        `${person.firstName}, we’re holding it for you until ${dayWords(easternDay(heldUntil))}. It costs more than your first piece. Once you pay the difference, we’ll order it.`,
      ],
      pieces: { list: [linePiece({ name, quantity, recordId })] },
      ...sumsOf(exchangeRows(sum)),
      rows: [['Order', orderNumber(order.id)]],
      button: { label: 'See the replacement', href: `/orders/${order.id}` },
      onceKey: `order-exchange-due:${id}`,
    }),
  );
}

/** Tells the customer that the hold on the replacement ended before they paid the difference. */
export async function promiseExchangeOver(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  { id, quantity, recordId }: ExchangeRow,
  name: string,
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person) return;
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      subject: 'We’re no longer holding your replacement',
      title: 'We couldn’t hold it any longer',
      paragraphs: [
        `${person.firstName}, we didn’t receive the difference in time, so your replacement went back into stock. Nothing was charged. Your exchange request is still open: message your specialist and we’ll find it again or find another, or simply keep your piece.`,
      ],
      pieces: { list: [linePiece({ name, quantity, recordId })] },
      rows: [['Order', orderNumber(order.id)]],
      button: { label: 'See your order', href: `/orders/${order.id}` },
      onceKey: `order-exchange-over:${id}`,
    }),
  );
}
