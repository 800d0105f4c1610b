import { type Cents, formatMoney, type LedgerAmount, sumCents } from '../../money/index.ts';
import { type RefundReason, type RefundState, refundReasons } from '../../payment/index.ts';
import { dayWords, easternDay } from '../../promotion/index.ts';
import { formatList } from '../../texts/index.ts';

const names = { line: 'of its price', shipping: 'of delivery', tax: 'of tax' } as const;

/** '$1,370.63 of its price, $90 of delivery': what a refund is made of; empty where it is one thing only. */
export function refundPartsWords(amounts: readonly LedgerAmount[]): string {
  const parts = (['line', 'shipping', 'tax'] as const).flatMap((of) => {
    const cents = sumCents(amounts.filter((amount) => amount.of === of).map((amount) => amount.cents));
    return cents > 0 ? [`${formatMoney(cents)} ${names[of]}`] : [];
  });
  return parts.length > 1 ? parts.join(', ') : '';
}

/** Under a refund of pieces that the fee's credit paid a part of: why it is less than their price. */
export const creditStaysWords = 'What your fee’s credit paid of it is not paid out.';

interface SentBack {
  readonly reason: RefundReason;
  readonly lineIds: readonly string[];
  readonly sentAt: Date | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** 'Harrow sofa in ink and Reed sideboard': the pieces that a refund is for; empty where it is for none of them. */
export const refundedNames = ({ lineIds }: Pick<SentBack, 'lineIds'>, lines: readonly Named[]): string =>
  formatList(lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name));

/** 'Harrow sofa in ink. Returned, November 16, 2026': what money was for that went back, as a receipt says it. */
export function sentBackWords(refund: SentBack, lines: readonly Named[]): string {
  const names = refundedNames(refund, lines);
  const day = refund.sentAt && dayWords(easternDay(refund.sentAt));
  return `${names && `${names}. `}${refundReasons[refund.reason]}${day ? `, ${day}` : ''}`;
}

export interface MoneyBack {
  /** What goes back to a card, as far as it has come. */
  readonly refunds: readonly { readonly state: RefundState; readonly cents: Cents }[];
  /**
   * The fee's credit that paid for it: given back to the fee with the whole order, there used by another since or lapsed
   * because the fee's year is over, or kept by the pieces that remain.
   */
  readonly feeCredit: 'given back' | 'used again' | 'lapsed' | 'kept' | 'none';
}

/** What becomes of the fee's credit when all of an order is cancelled; empty where the fee sees nothing of it. */
export const feeCreditWords: Readonly<Record<MoneyBack['feeCredit'], string>> = {
  'given back': 'The fee has its credit again.',
  'used again': 'The fee had its credit again, and another order has used it.',
  lapsed: 'The fee’s year is over, so its credit has lapsed.',
  kept: '',
  none: '',
};

const ofPieces: readonly RefundReason[] = ['cancelled', 'returned', 'exchanged'];

/** Whether a refund comes to less than its pieces cost because the fee's credit paid a share that is not paid out. */
export const isLessByCredit = (
  { reason, ofOrder }: { readonly reason: RefundReason; readonly ofOrder: boolean },
  feeCredit: MoneyBack['feeCredit'],
): boolean => feeCredit === 'kept' && ofOrder && ofPieces.includes(reason);

/** What becomes of the money of pieces that were cancelled a moment ago. */
export function moneyBackWords({ refunds, feeCredit }: MoneyBack): string {
  const sum = formatMoney(sumCents(refunds.map(({ cents }) => cents)));
  const has = (state: RefundState) => refunds.some((refund) => refund.state === state);
  const words = feeCreditWords[feeCredit];
  const credit = words && ` ${words}`;
  if (has('failed')) return `The refund of ${sum} could not be sent at once. We are seeing to it.${credit}`;
  if (has('promised')) return `The refund of ${sum} is sent as soon as the card provider answers.${credit}`;
  if (refunds.length > 0) return `The refund of ${sum} is on its way to the card.${credit}`;
  const kept = feeCredit === 'kept' ? ' What the fee’s credit paid is not paid out.' : credit;
  return `No card paid for it, so nothing goes back to one.${kept}`;
}
