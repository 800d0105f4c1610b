import { paymentWords } from '#app/parts/fee/words.ts';
import { formatMoney } from '#core/money/index.ts';
import { creditStaysWords, lineRefusalWords, type MoneyBack, moneyBackWords, orderWords } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';

export const ordersWords = {
  title: 'Your orders',
  lead: 'What you ordered, where it is, and what it cost.',
  emptyTitle: 'No orders yet',
  empty: 'Once you order from your boards, you can follow every piece here until it’s in your room.',
  emptyWay: 'Your projects',
  orderOf: (day: string) => `Ordered ${day}`,
  back: 'Your orders',
  pieces: 'Your pieces',
  follow: (carrier: string) => `Follow it with ${carrier}`,
  tracking: (carrier: string, tracking: string) => `${carrier}, ${tracking}`,
  shipBy: orderWords.shipBy,
  returns: orderWords.returns,
  late: orderWords.lateChoice,
  message: 'Message your specialist',
  again: 'Back to your boards',
  receipt: 'Receipt to print',
  pdf: 'Receipt as PDF',
  instead: (name: string) => `In place of ${name}, with free delivery.`,
  pickUp: orderWords.pickUp,
  forPiece: (name: string) => ` ${name}`,

  cancel: 'Cancel this piece',
  cancelAll: 'Cancel the whole order',
  cancelRest: 'Cancel everything that hasn’t shipped',
  cancelAsk: 'Cancel this piece? It won’t ship.',
  cancelAllAsk: 'Cancel everything that hasn’t shipped?',
  cancelGo: 'Yes, cancel',
  keep: 'Keep it',
  cancelled: (money: MoneyBack) => `Canceled. ${moneyBackWords(money)}`,
  askToCancel: orderWords.replacementCancel,

  wait: 'I’ll wait',
  waitChosen: ({ cancel }: { cancel: boolean }) =>
    `You chose to wait. ${cancel ? 'You can still cancel it.' : orderWords.replacementCancel}`,
  waiting: 'Thank you for waiting.',

  sendBack: 'Return or exchange',
  sendBackUntil: (day: string) => `Until ${dayWords(day)}`,
  want: 'What would you like?',
  wantReturn: 'Return it for a refund',
  wantExchange: 'Exchange it for another',
  reason: 'Why?',
  note: 'Anything we should know',
  writeReview: 'Write a review',
  yourReview: 'Your review',
  photos: 'Photos',
  photosDrop: 'Drop photos here, or choose them.',
  photosButton: 'Choose photos',
  photosHint: (most: number) => `Up to ${most}. They help if something is damaged or doesn’t look as shown.`,
  photosFull: 'That’s all we need.',
  photo: (number: number) => `Photo ${number}`,
  photoRemove: (number: number) => `Remove photo ${number}`,
  photoSending: 'Uploading your photos. You can send the request once they’re in.',
  send: 'Send the request',
  sent: 'We’ve got your request and will be in touch by email.',
  returnSum: 'Once it’s back with us, we’ll refund this:',
  chooseBoth: 'Please tell us what you’d like, and why.',
  withdraw: 'Keep it after all',
  withdrawn: 'Your request is withdrawn.',
  asked: { return: 'You asked to return it', exchange: 'You asked to exchange it' },

  offerTitle: 'We found you a replacement',
  offer: ({ name, dueCents, heldUntil }: { name: string; dueCents: number; heldUntil: Date }) =>
    `${name}, held for you until ${dayWords(easternDay(heldUntil))}. It comes to ${formatMoney(dueCents)} more than what you’re sending back.`,
  offerPay: (cents: number) => `Pay the difference, ${formatMoney(cents)}`,
  offerPaid: 'Thank you! Your replacement is on order.',
  offerWaitsTitle: 'Your bank is working on it',
  offerWaits: (name: string) =>
    `We’ve asked your bank for the difference and are waiting for its answer. As soon as the payment goes through, we’ll order ${name} and confirm it here. Please don’t pay twice.`,
  offerUnknown: paymentWords.unknown,
  offerFailed: 'The payment for the difference didn’t go through.',
  offerOver: 'We’re no longer holding this replacement. Please message your specialist.',

  refunds: 'Refunds to your card',
  creditStays: creditStaysWords,
  signedOut:
    'You’ve been signed out, so nothing was changed. Sign in again, then come back and press the button once more. What you typed is still here.',
  failed: 'That didn’t work. Please check the order as it is now and try again.',
  refusal: lineRefusalWords,
} as const;

export const receiptWords = {
  title: 'Receipt',
  print: 'Print',
  pdf: 'Save as PDF',
  back: 'Your order',
  paidOn: (day: string) => `Paid ${day}`,
  refunded: 'Refunded since',
  refund: 'Refund',
} as const;
