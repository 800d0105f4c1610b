import { formatMoney } from '#core/money/index.ts';
import { orderNumber, orderWords } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import type { Delivery } from '#core/selection/index.ts';

const countWords = (quantity: number) => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;

/** Order copy shared by all pages. */
export const orderPartWords = {
  sums: 'What you pay, line by line',
  paidSums: 'What was paid, line by line',
  paid: 'Paid',
  goesBack: (cents: number) => `${formatMoney(cents)} back to your card`,
  count: countWords,
  /** The vendor, the quantity, and the delivery if it isn't the standard one. */
  piece: ({ vendor, quantity, delivery }: { vendor: string; quantity: number; delivery: Delivery }) =>
    [vendor, countWords(quantity), delivery === 'white-glove' && orderWords.whiteGlove].filter(Boolean).join(', '),
  howMany: (name: string) => `How many of ${name}`,
  allOf: (quantity: number) => (quantity === 2 ? 'Both' : `All ${quantity}`),
  goesTo: 'Where it goes',
  card: 'Paid with',
  orderNumber: 'Order number',
  order: (id: string) => `Order ${orderNumber(id)}`,
  events: {
    'correct shipment': 'Tracking corrected',
    delay: 'Running late',
    wait: 'Chose to wait',
    'refund came back': 'Refund returned by the bank',
    'withdraw request': 'Request withdrawn',
    'decline request': 'Request declined',
    'report damage': 'Damage reported',
    'decide claim': 'Damage report answered',
    'withdraw claim': 'Damage report withdrawn',
    'book delivery': 'Delivery chosen',
    'remind of delivery': 'Asked to choose a delivery day',
    'move delivery': 'Delivery moved',
    'book pickup': 'Pickup chosen',
    'move pickup': 'Pickup moved',
  },
  ahead: 'Next:',
  day: (at: Date) => dayWords(easternDay(at)),
} as const;
