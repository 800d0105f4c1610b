import { orderNumber } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';

/** What every page says of an order in the same words. */
export const orderPartWords = {
  sums: 'What you pay, line by line',
  paidSums: 'What was paid, line by line',
  paid: 'Paid',
  count: (quantity: number) => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`,
  goesTo: 'Where it goes',
  card: 'Paid with',
  orderNumber: 'Order number',
  order: (id: string) => `Order ${orderNumber(id)}`,
  events: {
    delay: 'Running late',
    wait: 'Waiting for it',
    'withdraw request': 'Kept after all',
    'decline request': 'Not taken back',
  },
  day: (at: Date) => dayWords(easternDay(at)),
} as const;
