import { priceText } from '#app/ui/type/price.tsx';
import { formatMoney } from '#core/money/index.ts';
import { allArriveWords, arrivalWords, orderWords, shipByDaysWords } from '#core/order/index.ts';

/** Copy for the checkout. The names of amounts, deliveries and refusals come from the order rules. */
export const checkoutWords = {
  title: 'Bring it home',
  lead: 'You won’t be charged until you press the last button.',
  back: 'Your boards',
  pieces: (counted: string) => `${counted}, every line below`,

  where: 'Where it goes',
  name: 'Full name',
  line1: 'Street address',
  line2: 'Apt, if any',
  city: 'City',
  zip: 'Zip code',
  phone: 'Phone for the driver',

  arrives: 'How it arrives',
  allWhiteGlove: (cents: number) => `All white glove, ${formatMoney(cents)}`,
  allStandard: 'All standard, one flat rate',
  whiteGloveCostsLess: (cents: number) =>
    `White glove for everything would cost ${formatMoney(cents)} less than what you’ve picked.`,
  switchToWhiteGlove: 'Switch to white glove',
  flatRate: 'Flat rate',
  whiteGlove: (cents: number) => (cents === 0 ? 'White glove, free' : `White glove +${formatMoney(cents)}`),
  standardInstead: 'Standard instead',
  forPiece: (name: string) => `for ${name}`,
  shipBy: orderWords.shipBy,
  arrival: arrivalWords,
  allArrive: allArriveWords,
  soldOut: 'This just sold out.',
  left: (count: number) => `Only ${count} left.`,
  take: (count: number) => `Take ${count}`,
  remove: 'Remove',
  saveFailed: 'We couldn’t save that. Please try again.',
  changedMeanwhile: 'These boards changed in the meantime, so we couldn’t save that.',
  notReached:
    'We couldn’t reach our server, so that may not have been saved. Please check your internet connection and try again.',
  totalNow: (cents: number) => `Your total is now ${priceText(cents, true)}.`,

  fee: 'Your customization fee',

  pays: 'How you pay',
  couponAsk: 'I have a coupon',
  couponField: 'Coupon code',
  couponGo: 'Apply',
  couponOn: (code: string) => `Coupon ${code} is applied.`,
  couponOff: 'Take it off',
  couponEnded: (code: string) => `Coupon ${code} no longer applies.`,
  pay: (cents: number) => `Pay ${priceText(cents, true)}`,
  place: 'Place the order',
  hold: orderWords.hold,
  accept: 'By paying, you accept our',
  terms: 'terms',
  paying: 'Taking your payment. Please stay on this page.',

  shipsBy: (days: readonly string[]) => `${shipByDaysWords(days)}. ${orderWords.lateChoice}`,

  closedTitle: 'Our checkout is closed for now',
  closedWay: 'Back to your boards',
  emptyTitle: 'Nothing chosen yet',
  empty: 'Choose the pieces you like from either board, and you’ll find them here, ready to order.',
  emptyWay: 'Choose from your boards',
  olderTitle: 'Your newer boards are ready',
  withdrawnTitle: 'These boards are closed',
  olderWay: 'Your projects',
  unavailableTitle: 'We can’t reach our card provider',
  unavailable:
    'We can’t open your checkout right now. If you’ve just paid, don’t worry: you won’t be charged twice, and your order will show up under Orders.',
  again: 'Try again',
} as const;
