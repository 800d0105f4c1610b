import { dayWords } from '#core/promotion/index.ts';

export const successWords = {
  title: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  lead: 'It is with the makers now. We write when they confirm it and when it ships.',
  soonest: (day: string) => `The first piece ships by ${dayWords(day)}.`,
  toOrder: 'See your order',
  toProjects: 'Your projects',
  settling: 'Writing your receipt',
  waitingTitle: 'Your bank is working on it',
  waiting: 'Your payment is being processed. We will tell you here and by mail as soon as it is through.',
  unknownTitle: 'We do not know yet',
  unknown:
    'The card provider does not answer just now, so we cannot see whether your card was charged. It is charged once at most. This page looks again by itself, and if the order was paid, your receipt comes by mail.',
  unpaidTitle: 'This order is not paid',
  unpaid: 'We have not heard of a payment for it. Should one still arrive, this page will say so.',
  ended:
    'It was not paid while we held its pieces, so it has ended, and nothing was charged. Your choices are still at the checkout, to order them anew.',
  givenBackTitle: 'Your money is on its way back',
  givenBack:
    'Your payment came after this order had ended, so we are giving it back in full. Your choices are still at the checkout, to order them anew.',
  back: 'Back to checkout',
  again: 'Look again',
} as const;
