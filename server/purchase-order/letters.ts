import { dayWords } from '#core/promotion/index.ts';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { productName } from '#core/settings/index.ts';
import type { PromisedMail } from '../mail/promise-mail.ts';
import { type LinkedOrder, linkTo } from './link-key.ts';
import type { PurchaseOrderRow, WholeLine } from './store.ts';

export type PurchaseOrderNews = 'new' | 'changed' | 'again' | 'reminder' | 'rest-cancelled' | 'cancelled';

interface Told {
  subject: (number: string) => string;
  title: string;
  words: string;
}

/** What a letter is about: news of the order, or only its new link. */
type LetterAbout = PurchaseOrderNews | 'link';

const told: Readonly<Record<LetterAbout, Told>> = {
  new: {
    subject: (number) => `Purchase order ${number}`,
    title: 'A new order for you',
    words: 'Please confirm it with the button below: how many you can send, and on which day.',
  },
  changed: {
    subject: (number) => `Purchase order ${number} has changed`,
    title: 'This order has changed',
    words: 'The customer canceled part of it. Please make only what’s listed here, and confirm it again.',
  },
  again: {
    subject: (number) => `Purchase order ${number}`,
    title: 'An order for you',
    words: 'Here it is again. Please confirm it with the button below.',
  },
  reminder: {
    subject: (number) => `Please confirm purchase order ${number}`,
    title: 'We’re waiting for your confirmation',
    words: 'Please tell us how many you can send, and on which day.',
  },
  link: {
    subject: (number) => `Your link to purchase order ${number}`,
    title: 'Your new link',
    words: 'The button below opens this order. The link you had before doesn’t work anymore.',
  },
  'rest-cancelled': {
    subject: (number) => `The rest of purchase order ${number} is canceled`,
    title: 'The rest of this order is canceled',
    words: 'The customer canceled what hadn’t shipped. Please don’t send anything more for it. This is what you sent:',
  },
  cancelled: {
    subject: (number) => `Purchase order ${number} is canceled`,
    title: 'This order is canceled',
    words: 'The customer canceled it. Please don’t send anything for it.',
  },
};

/** A letter to a maker, with the order as PDF and CSV. It names no one but the person it ships to. */
export function purchaseOrderMail(
  ctx: { secret: string },
  { id, version, linkVersion }: LinkedOrder & Pick<PurchaseOrderRow, 'version'>,
  { to, lines, news, key }: { to: string; lines: readonly WholeLine[]; news: LetterAbout; key: string },
): PromisedMail {
  const { subject, title, words } = told[news];
  const number = purchaseOrderNumber(id);
  const live = lines.filter(({ cancelled }) => !cancelled);
  const isOver = news === 'cancelled' || news === 'rest-cancelled';
  return {
    to,
    subject: subject(number),
    title,
    about: number,
    paragraphs: [words],
    ...(news === 'cancelled'
      ? {}
      : {
          pieces: {
            list: live.map(({ quantity, ordered: { name, shipBy } }) => ({
              ...{ name, quantity, facts: isOver ? [] : [`Ship by ${dayWords(shipBy)}`] },
            })),
          },
        }),
    ...(isOver
      ? {}
      : {
          button: {
            label: news === 'link' ? 'Open this order' : 'Confirm this order',
            href: linkTo(ctx, { id, linkVersion }),
          },
          enclosed: { purchaseOrderId: id },
        }),
    closing: `You get this email because ${productName} sells your furniture.`,
    onceKey: `purchase-order:${id}:${version}:${key}`,
  };
}
