import { standardDeliveryDescription } from '#core/catalog/index.ts';
import { orderWords } from '#core/order/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import { facts, shippingRows } from '../facts.ts';
import type { Question } from './question.ts';

export const orderingQuestions: readonly Question[] = [
  {
    id: 'markup',
    topic: 'ordering',
    question: 'Do you mark up the prices?',
    answer: ['No. You pay the brand’s own price. We earn the fee, and the fee comes off your first furniture order.'],
  },
  {
    id: 'how-to-pay',
    topic: 'ordering',
    question: 'How do I pay?',
    answer: [
      'By card, once, for everything you chose. The card provider handles the number, and we never see it.',
      orderWords.hold,
    ],
  },
  {
    id: 'buy-only-some',
    topic: 'ordering',
    question: 'Do I have to buy the whole board?',
    answer: [
      'No. Buy one chair, or everything, or half of each board. Nothing is chosen for you at checkout, and you can come back to your boards and order the rest later, while it’s in stock.',
    ],
  },
  {
    id: 'coupons',
    topic: 'ordering',
    question: 'Can I use a coupon during a promotion?',
    answer: [
      'You can enter it, but only one of the two counts. You get the larger saving, and checkout tells you which one that is.',
    ],
  },
  {
    id: 'cancel-order',
    topic: 'ordering',
    question: 'Can I cancel an order?',
    answer: [
      `Any piece that hasn’t shipped, under Orders: ${orderWords.moneyBack}. Once it’s on its way, you can return it.`,
    ],
  },
];

export const deliveryQuestions = (prices: PriceList): readonly Question[] => [
  {
    id: 'how-shipping-works',
    topic: 'delivery',
    question: 'How does shipping work?',
    answer: [
      'One flat rate for everything that comes by standard delivery, however many pieces and brands you order. It depends on the list price of those pieces:',
    ],
    rows: shippingRows(prices),
  },
  {
    id: 'white-glove',
    topic: 'delivery',
    question: 'What is white glove delivery?',
    answer: [
      facts.whiteGlove,
      'You choose it piece by piece, and you’ll see what it costs before you do. White-glove pieces don’t count toward the flat rate.',
    ],
  },
  {
    id: 'standard-delivery',
    topic: 'delivery',
    question: 'What is standard delivery?',
    answer: [standardDeliveryDescription, 'Have a second pair of hands ready for sofas, beds and tables.'],
  },
  {
    id: 'where-we-deliver',
    topic: 'delivery',
    question: 'Where do you deliver?',
    answer: [
      'To all fifty states, DC and Puerto Rico, at the same rates. We don’t deliver to other territories or to military addresses.',
    ],
  },
  {
    id: 'late-delivery',
    topic: 'delivery',
    question: 'What if a piece is late?',
    answer: [
      `Every piece shows the day it ships by and the days it arrives, based on where its maker is and where you live. If its maker runs late, we’ll tell you, and you can wait or cancel it: ${orderWords.moneyBack}. After a second delay, or one of more than ${facts.longDelay}, we cancel it and refund that amount unless you say you’ll wait. That’s federal law, and we’d do it anyway.`,
    ],
    sources: ['ftcMailOrder'],
  },
  {
    id: 'assembly',
    topic: 'delivery',
    question: 'Will I have to put it together?',
    answer: [
      'Each piece says whether it needs assembly. Mostly it’s screwing on the legs or putting a bed frame together. With white glove delivery, the crew does it for you and takes the packaging away.',
    ],
  },
];
