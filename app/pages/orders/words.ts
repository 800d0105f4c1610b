import { paymentWords } from '#app/parts/fee/words.ts';
import { formatMoney } from '#core/money/index.ts';
import { creditStaysWords, lineRefusalWords, type MoneyBack, moneyBackWords, orderWords } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';

export const ordersWords = {
  title: 'Your orders',
  lead: 'What you ordered, where it is, and what it cost.',
  emptyTitle: 'No orders yet',
  empty: 'Once you order from your boards, every piece can be followed here until it stands in your room.',
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
  instead: (name: string) => `Instead of ${name}, delivered for nothing.`,
  pickUp: orderWords.pickUp,
  forPiece: (name: string) => ` ${name}`,

  cancel: 'Cancel this piece',
  cancelAll: 'Cancel the whole order',
  cancelRest: 'Cancel all that has not shipped',
  cancelAsk: `Cancel it? It will not ship, and ${orderWords.moneyBack}.`,
  cancelAllAsk: 'Cancel everything that has not shipped? What your card paid for it goes back.',
  cancelGo: 'Yes, cancel',
  keep: 'Keep it',
  cancelled: (money: MoneyBack) => `Cancelled. ${moneyBackWords(money)}`,
  askToCancel: orderWords.replacementCancel,

  wait: 'I will wait',
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
  photos: 'Photographs',
  photosDrop: 'Drop photographs here, or choose them.',
  photosButton: 'Choose photographs',
  photosHint: (most: number) => `Up to ${most}. They help where something is broken or not as shown.`,
  photosFull: 'That is as many as we need.',
  photo: (number: number) => `Photograph ${number}`,
  photoRemove: (number: number) => `Remove photograph ${number}`,
  photoSending: 'Sending your photographs. The request can go once they are there.',
  send: 'Send the request',
  sent: 'We have your request and write to you.',
  chooseBoth: 'Please say what you would like, and why.',
  withdraw: 'Keep it after all',
  withdrawn: 'Your request is withdrawn.',
  asked: { return: 'You asked to return it', exchange: 'You asked to exchange it' },

  offerTitle: 'We found you a replacement',
  offer: ({ name, dueCents, heldUntil }: { name: string; dueCents: number; heldUntil: Date }) =>
    `${name}, held for you until ${dayWords(easternDay(heldUntil))}. It comes to ${formatMoney(dueCents)} more than what you are sending back.`,
  offerPay: (cents: number) => `Pay the difference, ${formatMoney(cents)}`,
  offerPaid: 'Thank you. Your replacement is on order.',
  offerWaitsTitle: 'Your bank is working on it',
  offerWaits: (name: string) =>
    `We asked your bank for the difference, and it has not answered yet. As soon as it pays, ${name} is on order, and this page says so. Please do not pay twice.`,
  offerUnknown: paymentWords.unknown,
  offerFailed: 'The difference could not be paid.',
  offerOver: 'This replacement is not held any more. Please write to your specialist.',

  refunds: 'What goes back to your card',
  creditStays: creditStaysWords,
  signedOut:
    'You are no longer signed in, so nothing was changed. Sign in again, then come back and press the button once more: what you typed is still here.',
  failed: 'This did not work. Please look at the order as it is now, and try again.',
  refusal: lineRefusalWords,
} as const;

export const receiptWords = {
  title: 'Receipt',
  print: 'Print',
  pdf: 'Save as PDF',
  back: 'Your order',
  paidOn: (day: string) => `Paid ${day}`,
  refunded: 'Sent back since',
  refund: 'Sent back',
} as const;
