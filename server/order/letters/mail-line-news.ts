import { formatMoney } from '#core/money/index.ts';
import {
  carrierOf,
  feeCreditWords,
  lastReturnDay,
  type MoneyBack,
  maySelfCancel,
  orderNumber,
  orderWords,
} from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { orderLetter } from './order-letter.ts';

interface Words {
  subject: string;
  title: string;
  paragraph: string;
}

interface News extends Words {
  /** Wording that differs for a single piece. */
  one?: Partial<Words>;
}

/** The email for each step. */
const words = {
  confirm: {
    subject: 'Your order is confirmed',
    title: 'The makers have confirmed',
    paragraph: 'Your pieces are being prepared.',
    one: { title: 'The maker has confirmed', paragraph: 'Your piece is being prepared.' },
  },
  ship: {
    subject: 'Your furniture is on its way',
    title: 'On its way to you',
    paragraph: 'These pieces have left the maker. The driver has your phone number.',
    one: { paragraph: 'This piece has left the maker. The driver has your phone number.' },
  },
  deliver: {
    subject: 'Your furniture has arrived',
    title: 'Welcome home',
    paragraph: `We hope they look as good as on your board. ${orderWords.returns}`,
    one: { paragraph: `We hope it looks as good as on your board. ${orderWords.returns}` },
  },
  cancel: {
    subject: 'Cancelled, as you wished',
    title: 'These pieces are cancelled',
    paragraph: 'They will not be shipped.',
    one: { title: 'This piece is cancelled', paragraph: 'It will not be shipped.' },
  },
  'cancel by us': {
    subject: 'Pieces of your order are cancelled',
    title: 'These pieces are cancelled',
    paragraph: 'They will not be shipped.',
    one: {
      subject: 'A piece of your order is cancelled',
      title: 'This piece is cancelled',
      paragraph: 'It will not be shipped.',
    },
  },
  'request return': {
    subject: 'We have your return request',
    title: 'Your return',
    paragraph: orderWords.pickUp,
  },
  'request exchange': {
    subject: 'We have your exchange request',
    title: 'Your exchange',
    paragraph: 'Your specialist looks for the right replacement and writes to you.',
  },
  'withdraw request': {
    subject: 'You are keeping it',
    title: 'Your request is withdrawn',
    paragraph: `Nothing will be picked up. ${orderWords.returns}`,
  },
  'decline request': {
    subject: 'About your request',
    title: 'We could not take it back',
    paragraph: 'Please write to us if you see it differently: a person reads it.',
  },
  'receive return': {
    subject: 'Your return has arrived',
    title: 'It is back with us',
    paragraph: 'Your refund follows, and we write when it is on its way.',
  },
  'place replacement': {
    subject: 'Your replacement is ordered',
    title: 'Your replacement is on order',
    paragraph: `It is with the maker now. ${orderWords.pickUp}`,
  },
  refund: {
    subject: 'Your return is complete',
    title: 'Your return is complete',
    paragraph: 'Nothing of it is left to go back to your card: what your fee’s credit paid is not paid out.',
  },
} as const satisfies Record<string, News>;

export type LineNews = keyof typeof words;

/** The emails about pieces waiting to ship, which say what the customer can do meanwhile. */
const waiting: readonly LineNews[] = ['confirm', 'place replacement'];
const whileWaiting = (lines: readonly LineRow[]) =>
  lines.some(maySelfCancel) ? orderWords.lateChoice : orderWords.replacementCancel;

function wordsOf(news: LineNews, lines: readonly LineRow[]): Words {
  const { one, ...several }: News = words[news];
  return lines.length === 1 && lines[0]?.quantity === 1 ? { ...several, ...one } : several;
}

const facts: Partial<Record<LineNews, (line: LineRow) => string>> = {
  confirm: ({ shipBy }) => orderWords.shipBy(shipBy),
  'place replacement': ({ shipBy }) => orderWords.shipBy(shipBy),
  ship: ({ carrier, tracking }) => `${carrierOf(carrier, tracking)?.name ?? ''} ${tracking ?? ''}`.trim(),
  deliver: ({ deliveredAt }) => (deliveredAt ? `Returns until ${dayWords(lastReturnDay(deliveredAt))}` : ''),
};

export interface NewsTold {
  news: LineNews;
  /** The refund to the card that comes with it. */
  refundCents?: number;
  /** What happens to the fee credit. */
  feeCredit?: MoneyBack['feeCredit'];
  /** What was paid for it, and with which card. */
  paid?: { cents: number; card: PaidCard | null };
  note?: string;
}

/** Emails the customer, once per step of each line. */
export async function promiseLineNews(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  order: OrderRow,
  lines: readonly LineRow[],
  { news, refundCents = 0, feeCredit = 'none', paid = { cents: 0, card: null }, note = '' }: NewsTold,
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person || lines.length === 0) return;
  const { paragraph, ...head } = wordsOf(news, lines);
  // A request may be made, withdrawn and made again. Each one gets an email.
  const time = ctx.clock.now().getTime();
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, {
      ...head,
      paragraphs: [
        `${person.firstName}, ${paragraph.charAt(0).toLowerCase()}${paragraph.slice(1)}`,
        waiting.includes(news) ? whileWaiting(lines) : '',
        feeCreditWords[feeCredit],
        note,
      ].filter(Boolean),
      rows: [
        ...lines.map((line) => [`${line.quantity} × ${line.name}`, facts[news]?.(line) ?? ''] as const),
        ...(refundCents > 0 ? [['Back to your card', formatMoney(refundCents)] as const] : []),
        ...(paid.cents > 0 ? [[orderWords.difference, formatMoney(paid.cents)] as const] : []),
        ...(paid.card ? [['Card', cardWords(paid.card)] as const] : []),
        ['Order', orderNumber(order.id)],
      ],
      button: { label: 'See your order', href: `/orders/${order.id}` },
      onceKey: `order-${news}:${lines.map(({ id }) => id).join(',')}:${time}`,
    }),
  );
}
