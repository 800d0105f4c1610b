import { carrierOf, lastReturnDay, orderWords } from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { OrderRow } from './store.ts';
import type { LineRow } from './store-lines.ts';

type News = 'confirm' | 'ship' | 'deliver';

const words: Readonly<Record<News, { subject: string; title: string; paragraph: string }>> = {
  confirm: {
    subject: 'Your order is confirmed',
    title: 'The makers have confirmed',
    paragraph: `Your pieces are being prepared. ${orderWords.lateChoice}`,
  },
  ship: {
    subject: 'Your furniture is on its way',
    title: 'On its way to you',
    paragraph: 'These pieces have left the maker. The driver has your phone number.',
  },
  deliver: {
    subject: 'Your furniture has arrived',
    title: 'Welcome home',
    paragraph: `We hope they look as good as on your board. ${orderWords.returns}`,
  },
};

const factOf: Readonly<Record<News, (line: LineRow) => string>> = {
  confirm: ({ shipBy }) => orderWords.shipBy(shipBy),
  ship: ({ carrier, tracking }) => `${carrierOf(carrier, tracking)?.name ?? ''} ${tracking ?? ''}`.trim(),
  deliver: ({ deliveredAt }) => (deliveredAt ? `Returns until ${dayWords(lastReturnDay(deliveredAt))}` : ''),
};

/** To the customer, once for each step of each line. */
export async function promiseLineNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  lines: readonly LineRow[],
  news: News,
): Promise<void> {
  const person = await accountContact(ctx, order.accountId);
  if (!person) return;
  const { paragraph, ...head } = words[news];
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    ...head,
    paragraphs: [`${person.firstName}, ${paragraph.charAt(0).toLowerCase()}${paragraph.slice(1)}`],
    rows: lines.map((line) => [`${line.quantity} × ${line.name}`, factOf[news](line)]),
    button: { label: 'See your order', href: `/orders/${order.id}` },
    onceKey: `order-${news}:${lines.map(({ id }) => id).join(',')}`,
  });
}
