import { type Cents, formatMoney, type LedgerAmount, sumCents } from '../../money/index.ts';
import { type RefundReason, type RefundState, refundReasons } from '../../payment/index.ts';
import { dayWords, easternDay } from '../../promotion/index.ts';
import { formatList } from '../../texts/index.ts';

const names = { line: 'for furniture', shipping: 'for delivery', tax: 'in tax' } as const;

/** '$1,370.63 for furniture, $90 for delivery': what a refund consists of; empty when it's only one thing. */
export function refundPartsWords(amounts: readonly LedgerAmount[]): string {
  const parts = (['line', 'shipping', 'tax'] as const).flatMap((of) => {
    const cents = sumCents(amounts.filter((amount) => amount.of === of).map((amount) => amount.cents));
    return cents > 0 ? [`${formatMoney(cents)} ${names[of]}`] : [];
  });
  return parts.length > 1 ? parts.join(', ') : '';
}

const creditStaysWords = 'The part covered by a credit isn’t paid out.';

interface SentBack {
  readonly reason: RefundReason;
  readonly lineIds: readonly string[];
  readonly sentAt: Date | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** 'Harrow sofa in ink and Reed sideboard': the pieces a refund is for; empty when it isn't for a piece. */
export const refundedNames = ({ lineIds }: Pick<SentBack, 'lineIds'>, lines: readonly Named[]): string =>
  formatList(lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name));

/** 'Harrow sofa in ink. Returned, November 16, 2026': what a refund was for, as a receipt says it. */
export function sentBackWords(refund: SentBack, lines: readonly Named[]): string {
  const names = refundedNames(refund, lines);
  const day = refund.sentAt && dayWords(easternDay(refund.sentAt));
  return `${names && `${names}. `}${refundReasons[refund.reason]}${day ? `, ${day}` : ''}`;
}

export interface MoneyBack {
  /** What's going back to a card, and how far along it is. */
  readonly refunds: readonly { readonly state: RefundState; readonly cents: Cents }[];
  /**
   * What happened to the fee credit that paid for it. It returned to the fee with the whole order (and may have been
   * used by another order since, or lapsed with the fee's year), or stays with the remaining pieces.
   */
  readonly feeCredit: 'given back' | 'used again' | 'lapsed' | 'kept' | 'none';
  /** What happened to the credit for late boards, in the same way. It never lapses. */
  readonly promiseCredit?: 'given back' | 'kept' | 'none' | undefined;
}

/** What happens to the fee credit when an entire order is canceled; empty when the fee gets nothing back. */
const feeCreditWords: Readonly<Record<MoneyBack['feeCredit'], string>> = {
  'given back': 'The fee credit is available again.',
  'used again': 'The fee credit was restored, and another order has since used it.',
  lapsed: 'The fee’s year is over, so its credit has expired.',
  kept: '',
  none: '',
};

/** The same for both credits. */
const creditWords = ({ feeCredit, promiseCredit }: Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>): string =>
  [feeCreditWords[feeCredit], promiseCredit === 'given back' && 'The credit for late boards was restored.']
    .filter(Boolean)
    .join(' ');

/** What happens to the money for pieces that were just canceled. */
export function moneyBackWords({ refunds, feeCredit, promiseCredit }: MoneyBack): string {
  const sum = formatMoney(sumCents(refunds.map(({ cents }) => cents)));
  const has = (state: RefundState) => refunds.some((refund) => refund.state === state);
  const words = creditWords({ feeCredit, promiseCredit });
  const credit = words && ` ${words}`;
  if (has('failed')) return `We couldn’t send the refund of ${sum} right away. We’re on it.${credit}`;
  if (has('promised')) return `We’ll send the refund of ${sum} as soon as the card provider responds.${credit}`;
  if (refunds.length > 0) return `The refund of ${sum} is on its way to the card.${credit}`;
  const isKept = feeCredit === 'kept' || promiseCredit === 'kept';
  const kept = isKept ? ` ${creditStaysWords}` : credit;
  return `None of it was paid by card, so there’s nothing to refund to one.${kept}`;
}
