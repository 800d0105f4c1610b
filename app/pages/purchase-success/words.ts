import { orderArrivalWords } from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';

export const successWords = {
  title: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  lead: 'Your order is with the makers now. We’ll email you when they confirm it and again when it ships.',
  soonest: (day: string) => `The first piece ships by ${dayWords(day)}.`,
  arrivals: orderArrivalWords,
  toOrder: 'See your order',
  toProjects: 'Your projects',
  settling: 'Writing your receipt',
  waitingTitle: 'Your bank is working on it',
  waiting: 'Your payment is being processed. We’ll let you know here and by email as soon as it goes through.',
  unknownTitle: 'We’re still checking',
  unknown:
    'We can’t reach our card provider right now, so we can’t yet see whether your card was charged. It won’t be charged more than once. This page keeps checking, and if the payment went through, we’ll email your receipt.',
  unpaidTitle: 'This order hasn’t been paid',
  unpaid: 'We haven’t received a payment for it yet. If one comes in, you’ll see it here.',
  ended:
    'The payment didn’t come through while we were holding your pieces, so this order has ended and nothing was charged. Your choices are still in your checkout whenever you’re ready.',
  givenBackTitle: 'Your money is on its way back',
  givenBack:
    'Your payment came in after this order had ended, so we’re refunding it in full. Your choices are still in your checkout whenever you’re ready.',
  back: 'Back to checkout',
  again: 'Check again',
} as const;
