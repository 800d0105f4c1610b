import { formatMoney } from '#core/money/index.ts';
import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { selectionFacts } from '../selection/selection-facts.ts';
import type { OrderRow } from './store.ts';
import type { LineRow } from './store-lines.ts';

/** To the specialist whose boards were ordered from. */
export async function promiseOrdered(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<void> {
  const specialistId = (await selectionFacts(ctx, order.selectionId))?.specialistId;
  const specialist = specialistId ? await accountContact(ctx, specialistId) : null;
  const customer = await accountContact(ctx, order.accountId);
  if (!specialist || !customer) return;
  await promiseMail(ctx, ctx.db, {
    to: specialist.email,
    subject: `${customer.firstName} ordered from your boards`,
    title: 'Your boards were ordered from',
    paragraphs: [`${customer.firstName} has ordered and paid. The order waits to be confirmed with the makers.`],
    rows: lines.map(({ name, quantity, shares }) => [`${quantity} × ${name}`, formatMoney(shares.list)]),
    button: { label: 'Open the order', href: `/studio/orders/${order.id}` },
    onceKey: `order-placed:${order.id}`,
  });
}
