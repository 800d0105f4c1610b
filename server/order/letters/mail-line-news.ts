import {
  carrierOf,
  type ExchangeSum,
  lastReturnDay,
  type MoneyBack,
  maySelfCancel,
  needsAppointment,
  orderNumber,
  orderWords,
  type RefundStatement,
  withFates,
} from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import type { PaidCard } from '../../gateways/payments/port.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { exchangeRows } from './exchange-rows.ts';
import { dayFacts } from './line-days.ts';
import { linePiece, orderLetter } from './order-letter.ts';
import { statementRows, sumsOf } from './refund-rows.ts';

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
    title: 'Confirmed by the makers',
    paragraph: 'Your pieces are being prepared.',
    one: { title: 'Confirmed by the maker', paragraph: 'Your piece is being prepared.' },
  },
  ship: {
    subject: 'Your furniture is on its way',
    title: 'On its way to you',
    paragraph: 'These pieces have left the maker. The driver has your phone number.',
    one: { paragraph: 'This piece has left the maker. The driver has your phone number.' },
  },
  'correct shipment': {
    subject: 'Here’s the right tracking number',
    title: 'The right tracking number',
    paragraph:
      'The tracking details we sent you earlier weren’t right. Please use these to follow your pieces instead.',
    one: {
      paragraph:
        'The tracking details we sent you earlier weren’t right. Please use these to follow your piece instead.',
    },
  },
  deliver: {
    subject: 'Your furniture has arrived',
    title: 'Welcome home',
    paragraph: `We hope they look as good as on your board. ${orderWords.returns}`,
    one: { paragraph: `We hope it looks as good as on your board. ${orderWords.returns}` },
  },
  cancel: {
    subject: 'Your cancellation is confirmed',
    title: 'These pieces are canceled',
    paragraph: 'These pieces won’t ship.',
    one: { title: 'This piece is canceled', paragraph: 'This piece won’t ship.' },
  },
  'cancel by us': {
    subject: 'We canceled pieces in your order',
    title: 'These pieces are canceled',
    paragraph: 'These pieces won’t ship.',
    one: {
      subject: 'We canceled a piece in your order',
      title: 'This piece is canceled',
      paragraph: 'This piece won’t ship.',
    },
  },
  'request return': {
    subject: 'We have your return request',
    title: 'We’ve got your return request',
    paragraph: `Here’s how it gets back to us. ${orderWords.sendBack}`,
  },
  'request exchange': {
    subject: 'We have your exchange request',
    title: 'We’ve got your exchange request',
    paragraph: 'Your specialist will look for the right replacement and write to you.',
  },
  'withdraw request': {
    subject: 'You’re keeping it',
    title: 'Your request is withdrawn',
    paragraph: `Nothing will be picked up. ${orderWords.returns}`,
  },
  'decline request': {
    subject: 'About your request',
    title: 'We couldn’t take it back',
    paragraph: 'If you see it differently, please write to us. A person will read it.',
  },
  'receive return': {
    subject: 'Your return has arrived',
    title: 'It’s back with us',
    paragraph: 'Your refund is next. We’ll email you when it’s on its way.',
  },
  'place replacement': {
    subject: 'Your replacement is ordered',
    title: 'Your replacement is on order',
    paragraph: `It’s with the maker now. ${orderWords.pickUp}`,
  },
  refund: {
    subject: 'Your return is complete',
    title: 'Your return is complete',
    paragraph: 'There’s nothing left to refund to your card: we can’t pay out the part your credit covered.',
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

/** What a letter says about each piece. */
function factsOf(news: LineNews, order: OrderRow, line: LineRow, now: Date): string[] {
  const { carrier, tracking, deliveredAt } = line;
  switch (news) {
    case 'confirm':
    case 'place replacement':
      return dayFacts(order, line, now);
    case 'ship':
    case 'correct shipment':
      return [`${carrierOf(carrier, tracking)?.name ?? ''} ${tracking ?? ''}`.trim(), ...dayFacts(order, line, now)];
    case 'deliver':
      return deliveredAt ? [`Returns until ${dayWords(lastReturnDay(deliveredAt))}`] : [];
    default:
      return [];
  }
}

export interface NewsTold {
  news: LineNews;
  /** What goes back to the card, now or once the piece is with us, and what doesn't. */
  statement?: RefundStatement;
  /** What became of the fee credit, and of a credit for late boards: said where the statement names them. */
  feeCredit?: MoneyBack['feeCredit'];
  promiseCredit?: MoneyBack['promiseCredit'];
  /** How the difference to the piece it replaces adds up, and the card that paid it. */
  exchange?: { sum: ExchangeSum; card: PaidCard | null };
  note?: string;
  /** Tells this email from an earlier one about the same lines; the moment if it's left out. */
  key?: string;
}

/** Emails the customer, once per step of each line. */
export async function promiseLineNews(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  order: OrderRow,
  lines: readonly LineRow[],
  { news, statement, feeCredit = 'none', promiseCredit, exchange, note = '', key }: NewsTold,
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person || lines.length === 0) return;
  const { paragraph, ...head } = wordsOf(news, lines);
  const choosesWindow = news === 'ship' && lines.some(needsAppointment);
  // A request may be made, withdrawn and made again. Each one gets an email.
  const now = ctx.clock.now();
  const told = statement && { ...statement, stays: withFates(statement.stays, { feeCredit, promiseCredit }) };
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      ...head,
      paragraphs: [
        // Why comes before what one can do about it.
        news === 'decline request' ? note : '',
        `${person.firstName}, ${paragraph.charAt(0).toLowerCase()}${paragraph.slice(1)}`,
        waiting.includes(news) ? whileWaiting(lines) : '',
        choosesWindow ? orderWords.chooseWindow : '',
        news === 'decline request' ? '' : note,
      ].filter(Boolean),
      pieces: {
        list: lines.map((line) => ({ ...linePiece(line), facts: factsOf(news, order, line, now).filter(Boolean) })),
      },
      ...sumsOf([...(told ? statementRows(told) : []), ...(exchange ? exchangeRows(exchange.sum) : [])]),
      rows: [
        ...(exchange?.card ? [['Card', cardWords(exchange.card)] as const] : []),
        ['Order', orderNumber(order.id)],
      ],
      button: choosesWindow
        ? { label: 'Choose your delivery', href: `/orders/${order.id}#delivery` }
        : { label: 'See your order', href: `/orders/${order.id}` },
      onceKey: `order-${news}:${lines.map(({ id }) => id).join(',')}:${key ?? now.getTime()}`,
    }),
  );
}
