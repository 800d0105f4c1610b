import { lastReminderBefore, orderNumber } from '#core/order/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { settleEach, throwFailures } from '../../jobs/settle-each.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { noteEvent } from '../fulfillment/take-step.ts';
import { linePiece, orderLetter } from '../letters/order-letter.ts';
import { lockOrder, type OrderRow } from '../store.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { type LastReminder, linesToRemind, ordersToRemind } from './store-unchosen.ts';

const mostAtOnce = 200;

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** How many reminders we send, and how old the last letter must be before the next one. */
export async function lastReminder(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<LastReminder> {
  const { deliveries } = await getSettings(ctx);
  return { reminders: deliveries.reminders, before: lastReminderBefore(deliveries, ctx.clock.now()) };
}

/** Reminds customers whose white-glove pieces have shipped to choose a day. After that, it's an exception. */
export async function sweepUnchosen(ctx: Omit<Needs, 'actor'>): Promise<void> {
  const last = await lastReminder(ctx);
  if (last.reminders === 0) return;
  const orderIds = await ordersToRemind(ctx.db, last, mostAtOnce);
  const failures = await settleEach(orderIds, (id) => remind({ ...ctx, actor: systemActor }, id, last));
  throwFailures(failures, 'customers we couldn’t remind of their delivery');
}

/** Looks again under the order's lock: the customer may just have chosen. */
function remind(ctx: Needs, orderId: string, last: LastReminder): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const due = await linesToRemind(inside.db, orderId, last);
    if (!order || due.length === 0) return;
    const ids = new Set(due.map(({ id }) => id));
    const lines = (await linesOf(inside.db, [orderId])).filter(({ id }) => ids.has(id));
    await noteEvent(inside, order, lines, { act: 'remind of delivery' });
    await promiseReminder(inside, order, lines, Math.max(...due.map(({ times }) => times)) + 1);
  });
}

async function promiseReminder(ctx: Needs, order: OrderRow, lines: readonly LineRow[], nth: number): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  const [first] = lines;
  if (!person || !first) return;
  const isOne = lines.length === 1 && first.quantity === 1;
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      subject: 'Please choose a day for your delivery',
      title: 'When should we come?',
      paragraphs: [
        `${person.firstName}, your ${isOne ? 'piece is' : 'pieces are'} on the way, and we’d like to bring ${isOne ? 'it' : 'them'} in for you. Please choose a day, and morning or afternoon, on your order’s page.`,
        'The crew carries it into the room, sets it up and takes the packaging away. Someone has to be home.',
      ],
      pieces: { list: lines.map((line) => ({ ...linePiece(line), facts: [] })) },
      rows: [['Order', orderNumber(order.id)]],
      button: { label: 'Choose a day', href: `/orders/${order.id}#delivery` },
      onceKey: `order-choose-day:${first.id}:${nth}`,
    }),
  );
}
