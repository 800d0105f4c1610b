import { changeUntilWords, type Errand, orderNumber, windowWords } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { linePiece, orderLetter } from '../letters/order-letter.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import type { AppointmentRow } from './store-appointments.ts';

const deliveryWords = {
  booked: { subject: 'Your delivery is booked', title: 'See you then', opening: 'we’ll bring it' },
  changed: { subject: 'Your new delivery time', title: 'See you then', opening: 'we’ll now bring it' },
  moved: {
    subject: 'We had to move your delivery',
    title: 'A new time for your delivery',
    opening: 'we’ll now bring it',
  },
} as const;

const pickUpWords = {
  booked: { subject: 'Your pickup is booked', title: 'See you then', opening: 'we’ll pick it up' },
  changed: { subject: 'Your new pickup time', title: 'See you then', opening: 'we’ll now pick it up' },
  moved: {
    subject: 'We had to move your pickup',
    title: 'A new time for your pickup',
    opening: 'we’ll now pick it up',
  },
} as const;

const words = { delivery: deliveryWords, 'pick-up': pickUpWords } as const;

const whatHappens: Readonly<Record<Errand, string>> = {
  delivery: 'The crew carries it into the room, sets it up and takes the packaging away. Someone has to be home.',
  'pick-up': 'Please have it packed if you still have the packaging. Someone has to be home. It costs you nothing.',
};

/** Tells the customer when their pieces come, once for each change. */
export async function promiseAppointmentNews(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  order: OrderRow,
  lines: readonly LineRow[],
  [agreed]: readonly AppointmentRow[],
  { errand, news }: { errand: Errand; news: keyof typeof deliveryWords },
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person || !agreed) return;
  const { subject, title, opening } = words[errand][news];
  const mayChange = easternDay(ctx.clock.now()) <= agreed.changeUntil;
  const change = mayChange
    ? `You can change it on your order’s page through ${changeUntilWords(agreed.changeUntil)}.`
    : 'If you can’t be there, please message your specialist.';
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      ...{ subject, title },
      paragraphs: [
        // Why comes before when.
        agreed.reason,
        `${person.firstName}, ${opening} on ${windowWords(agreed)}, your local time.`,
        `${whatHappens[errand]} ${change}`,
      ].filter(Boolean),
      pieces: { list: lines.map((line) => ({ ...linePiece(line), facts: [] })) },
      rows: [
        ['When', windowWords(agreed)],
        ['Where', [order.address.line1, order.address.line2, order.address.city].filter(Boolean).join(', ')],
        ['Order', orderNumber(order.id)],
      ],
      button: { label: 'See your order', href: `/orders/${order.id}#${errand}` },
      onceKey: `order-appointment-${news}:${agreed.id}:${agreed.revision}`,
    }),
  );
}
