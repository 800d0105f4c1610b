import { orderPartWords } from '#app/parts/order/words.ts';
import { formatExactMoney, type LedgerPart, mostChargeCents, type RefundRefusal } from '#core/money/index.ts';
import { type ExchangeMoney, type MoneyBack, moneyBackWords, type Shipment, shipmentWords } from '#core/order/index.ts';
import { type RefundReason, type RefundState, refundReasons } from '#core/payment/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import type { StudioAct } from './order-acts.ts';
import { staffRefusalWords } from './refusal-words.ts';

const noCard = 'None of it was paid by card, so there’s nothing to refund.';

const pieceCount = (lines: readonly { quantity: number }[]) =>
  orderPartWords.count(lines.reduce((sum, { quantity }) => sum + quantity, 0));

export const studioOrdersWords = {
  title: 'Orders',
  lead: 'Every paid order, newest first.',
  empty: 'No paid orders yet.',
  search: 'Order number, name or email',
  stateFilter: 'Has a piece that’s',
  order: 'Order',
  customer: 'Customer',
  paid: 'Paid',
  state: 'State',
  shipBy: 'First ships by',
  total: 'Total',
  unknownCustomer: 'Account deleted',
  back: 'All orders',
  pieces: 'Pieces',
  next: 'Next step',
  promised: (day: string) => `Promised for ${dayWords(day)}`,
  customerWaits: 'The customer has chosen to wait.',
  nothingNext: 'Nothing to do here.',
  offerNext: 'The customer has an offer. Declining the request withdraws it.',
  exchangeNext: 'The customer is waiting for a replacement: see below, next to the piece that’s coming back.',
  more: 'Something else',
  keep: 'Not now',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  tracked: 'Shipped with',
  correct: 'Correct',
  correctFor: (name: string) => `the tracking of ${name}`,
  correctWhich: 'Shipped together. Which pieces does this correct?',
  correctGo: 'Save and tell the customer',
  correctedBefore: 'It’s already the tracking number on record, so nothing has changed.',
  corrected: (lines: readonly { quantity: number }[], to: Shipment) =>
    `The tracking of ${pieceCount(lines)} is now ${shipmentWords(to)}. We’ve emailed the customer.`,
  newShipBy: 'New ship-by date',
  newShipByHint: 'If you leave this empty, we’ll tell the customer the maker has no date yet.',
  why: 'Reason (the customer sees this)',
  none: 'Please select at least one piece.',
  failed: 'That didn’t work. Please check the order as it is now.',
  notLater: 'Please choose a date after the promised one, today or later.',
  refusal: staffRefusalWords,
  unreachable: 'We couldn’t reach the card provider. We’ll send the refund as soon as it responds.',

  legend: {
    confirm: 'Confirm with the makers',
    ship: 'Mark shipped',
    deliver: 'Mark delivered',
    receive: 'It’s back with us',
    refund: 'Refund what came back',
    delay: 'The maker is running late',
    wait: 'The customer told us they’ll wait',
    cancel: 'Cancel and refund',
    decline: 'Decline the request',
  },
  go: {
    confirm: 'Confirm',
    ship: 'Mark shipped',
    deliver: 'Delivered',
    receive: 'Received',
    refund: 'Refund',
    delay: 'Tell the customer',
    wait: 'They’ll wait',
    cancel: 'Cancel these pieces',
    decline: 'Decline',
  },
  /** Confirmation questions for actions that can't be undone. */
  ask: {
    decline: 'The customer keeps the piece and sees your reason.',
  } as Partial<Record<StudioAct, string>>,
  /** The same for actions that move money, with the exact amount. */
  askMoney: {
    refund: (cents: number) => (cents > 0 ? `${formatExactMoney(cents)} goes back to the card right away.` : noCard),
    cancel: (cents: number) =>
      `They go back into stock${cents > 0 ? `, and ${formatExactMoney(cents)} goes back to the card` : ''}. ${cents > 0 ? '' : `${noCard} `}This can’t be undone.`,
  },
  goMoney: {
    refund: (cents: number) => `Refund ${formatExactMoney(cents)}`,
    cancel: (cents: number) => `Cancel and refund ${formatExactMoney(cents)}`,
  },
  refundNext: (cents: number) => (cents > 0 ? `The refund comes next: ${formatExactMoney(cents)}.` : noCard),
  askFirstBack: (names: string) =>
    `${names} replaces a piece that was delivered. Cancel only if the first piece is back with us.`,
  cancelled: (money: MoneyBack) => `Canceled. ${moneyBackWords(money)}`,
  givenBack: (refunds: MoneyBack['refunds']) => moneyBackWords({ refunds, feeCredit: 'none' }),
  done: {
    confirm: 'Confirmed. We’ve emailed the customer.',
    ship: 'Marked as shipped. We’ve emailed the customer.',
    deliver: 'Marked as delivered. We’ve emailed the customer.',
    receive: 'Received. Next, send the refund.',
    refund: 'Done. There’s nothing left to refund to a card.',
    delay: 'We’ve told the customer, who can wait or cancel.',
    wait: 'Noted. We won’t cancel it automatically.',
    decline: 'Declined. We’ve emailed the customer your reason.',
    retry: 'Sent again.',
  },

  exchange: 'Offer a replacement',
  exchangeFor: (name: string) => `Instead of ${name}`,
  exchangeFind: 'Find a piece',
  exchangeNone: 'No matching pieces.',
  exchangeUnreached: 'We couldn’t search the catalog. Please check your connection and try again.',
  exchangePiece: 'Which piece',
  exchangeCount: 'How many',
  exchangeGo: 'Offer it',
  /** What the chosen replacement moves; null where we can't tell, which the act refuses. */
  exchangeAsk: (money: ExchangeMoney | null) => {
    if (money === null) return 'Please choose a piece from the catalog and how many.';
    if (money.kind === 'even')
      return 'There’s nothing to pay or refund, so it’s ordered right away. We’ll email the customer.';
    return money.kind === 'refund'
      ? `It’s ordered right away, and ${formatExactMoney(money.cents)} goes back to the card. We’ll email the customer.`
      : `We’ll hold it and email the customer to pay ${formatExactMoney(money.cents)} first.`;
  },
  exchangeGoMoney: (money: ExchangeMoney | null) => {
    if (money === null || money.kind === 'even') return 'Offer it';
    const amount = formatExactMoney(money.cents);
    return money.kind === 'refund' ? `Offer it and refund ${amount}` : `Offer it for ${amount} more`;
  },
  exchangeHint:
    'If it costs less, we refund the difference. If it costs more, we hold it until the difference is paid.',
  waitsForCustomer: (name: string, cents: number) =>
    `We’re holding ${name} until the customer pays ${formatExactMoney(cents)}.`,
  exchangeHeld: 'We’re holding it and have emailed the customer to pay the difference.',
  exchangeOrdered: 'The replacement is ordered. We’ve emailed the customer.',
  soldOut: 'There isn’t enough of this piece in stock.',
  alreadyOffered: 'A replacement has already been offered.',
  replacementTooLarge: `That comes to more than a card can pay at once (${formatExactMoney(mostChargeCents)}). Please choose another piece or a lower quantity.`,

  request: { return: 'Wants to return it', exchange: 'Wants to exchange it' },
  photos: 'Photos from the customer',
  photo: (number: number) => `Photo ${number} from the customer`,

  receipt: 'The receipt as the customer sees it',
  books: 'The books',
  booksLead: 'What was paid by card for each part, and what can still be refunded.',
  booksNothing: 'There’s nothing left to refund to a card.',
  captured: 'Charged to the card',
  credited: 'Paid with the fee credit',
  promiseCredited: 'Paid with a credit for late boards',
  refunded: 'Refunded to the card',
  creditReturned: 'Credit restored to the fee',
  promiseReturned: 'Credit for late boards restored',
  part: 'Part',
  left: 'Left',
  amount: 'Refund an amount',
  amountOf: (part: string) => `Refund for ${part}`,
  note: 'Reason, for our own log',
  amountsGo: 'Refund this amount',
  amountsAsk: (cents: number) => `${formatExactMoney(cents)} goes back to the card right away.`,
  amountsGoMoney: (cents: number) => `Refund ${formatExactMoney(cents)}`,
  creditNote: 'A credit isn’t paid out. It’s restored when the whole order is canceled.',
  notAnAmount: 'Please enter amounts such as 12.50.',
  refundRefusal: {
    'more-than-captured': 'That’s more than was paid by card for one of the parts.',
    'nothing-to-refund': 'Please enter an amount for at least one part.',
    'not-an-amount': 'Please enter amounts such as 12.50.',
  } satisfies Record<RefundRefusal, string>,
  partName: ({ of }: LedgerPart, piece: string | null) => {
    if (of === 'line') return piece ?? 'A piece';
    if (of === 'shipping') return piece ? `White glove, ${piece}` : 'Flat-rate shipping';
    return piece ? `Tax, ${piece}` : 'Tax on shipping';
  },
  refunds: 'Refunds',
  refundReason: { ...refundReasons, late: 'Paid after the hold ended' } satisfies Record<RefundReason, string>,
  refundState: {
    promised: 'On its way to the card.',
    sent: 'Sent to the card; banks show it within 5 to 10 business days.',
    failed: 'Not sent.',
    covered: 'Included in another refund to the card.',
  } satisfies Record<RefundState, string>,
  retry: (cents: number) => `Send ${formatExactMoney(cents)} again`,
  refundBy: (id: string) => `Send the refund ${id} again`,
} as const;
