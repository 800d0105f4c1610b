import { allocate, type Cents, type LedgerAmount, type LedgerEntry, sumCents } from '../../money/index.ts';
import type { ShippingBand } from '../../price-list/index.ts';
import { lineIsKept } from '../line/line-lifecycle.ts';
import { keptOf, keptShares, ledgerLineId, type OrderedLine } from './refunds.ts';

/** What a credit paid of pieces that go back. It doesn't go to a card; `why` says what becomes of it. */
export interface CreditRow {
  readonly key: 'credit' | 'promise credit';
  readonly label: string;
  readonly cents: Cents;
  readonly why: string;
}

/**
 * What becomes of that part. Only an order canceled in full returns its credits, so it may still come back while
 * everything that's left of the order can be canceled too.
 */
export type CreditFate = 'goes back' | 'may come back' | 'stays' | 'given back' | 'used again' | 'lapsed';

const words = {
  credit: {
    label: 'Covered by your fee credit',
    why: {
      'goes back':
        'It goes back to your fee, not to your card. You can use it on another order while the fee is valid.',
      'may come back':
        'It isn’t paid out to a card. If the rest of this order is canceled too, your whole fee credit comes back for your next order.',
      stays: 'Your fee credit was used for this order and isn’t paid out to a card.',
      'given back': 'It didn’t go to a card: your whole fee credit is back, ready for your next order.',
      'used again': 'It didn’t go to a card: your fee credit came back, and another order has since used it.',
      lapsed: 'It isn’t paid out to a card, and the fee’s year is over, so the credit has expired.',
    },
  },
  'promise credit': {
    label: 'Covered by your credit for late boards',
    why: {
      'goes back': 'It goes back to you as a credit, not to your card. You can use it on another order.',
      'may come back':
        'It isn’t paid out to a card. If the rest of this order is canceled too, this credit comes back for your next order.',
      stays: 'This credit was used for this order and isn’t paid out to a card.',
      'given back': 'It didn’t go to a card: this credit is back for another order.',
      // It has no end, and which order took it next isn't followed.
      'used again': 'It didn’t go to a card: this credit came back for another order.',
      lapsed: 'It didn’t go to a card: this credit came back for another order.',
    },
  },
} as const satisfies Record<CreditRow['key'], { label: string; why: Record<CreditFate, string> }>;

const kinds = { credit: 'credited', 'promise credit': 'promise-credited' } as const;
export const creditKeys = ['credit', 'promise credit'] as const satisfies readonly CreditRow['key'][];
type CreditKind = (typeof kinds)[CreditRow['key']];
export type CreditSums = Readonly<Record<CreditRow['key'], Cents>>;

export const creditRow = (key: CreditRow['key'], cents: Cents, fate: CreditFate): CreditRow => ({
  ...{ key, cents, label: words[key].label, why: words[key].why[fate] },
});

/** Of a piece exchanged for a cheaper one, the part of the difference that credits had paid. */
export const exchangeCredit = (cents: Cents): CreditRow => ({
  ...{ key: 'credit', cents, label: 'Covered by a credit' },
  why: 'It isn’t paid out to a card.',
});

/** An order's credits come back only if everything left of it is canceled before it ships. */
export const mayComeBack = (lines: readonly OrderedLine[]): boolean =>
  lines.every(({ state }) => ['placed', 'confirmed', 'cancelled'].includes(state)) &&
  lines.some(({ state }) => lineIsKept(state));

export interface CreditBooks {
  readonly lines: readonly OrderedLine[];
  readonly ledger: readonly LedgerEntry[];
  readonly bands: readonly ShippingBand[];
}

/** What each credit paid of these lines, and of the part of the delivery that they alone needed. */
export function creditsOfCancelled({ lines, ledger, bands }: CreditBooks, cancelled: readonly string[]): CreditSums {
  const own = ownEntries(lines, cancelled, ledger);
  const kept = (gone: readonly string[]) =>
    creditsKept(
      ledger,
      keptShares(lines, ledger, bands, ({ id, state }) => state !== 'cancelled' && !gone.includes(id)),
    );
  const [now, then] = [kept([]), kept(cancelled)];
  const shared = (kind: CreditKind) => sumOf(now.filter(isOf(kind))) - sumOf(then.filter(isOf(kind)));
  return sums((kind) => sumOf(own.filter(isOf(kind))) + shared(kind));
}

/** What each credit paid of a piece that is sent back. Its delivery took place. */
export const creditsOfReturned = ({ lines, ledger }: Omit<CreditBooks, 'bands'>, lineId: string): CreditSums => {
  const own = ownEntries(lines, [lineId], ledger).filter(({ of }) => of !== 'shipping');
  return sums((kind) => sumOf(own.filter(isOf(kind))));
};

/** What each credit paid of everything. */
export const creditsOfAll = (ledger: readonly LedgerEntry[]): CreditSums =>
  sums((kind) => sumOf(ledger.filter(isOf(kind))));

function ownEntries(lines: readonly OrderedLine[], lineIds: readonly string[], ledger: readonly LedgerEntry[]) {
  const ids = new Set(lines.filter(({ id }) => lineIds.includes(id)).map(ledgerLineId));
  return ledger.filter(({ lineId }) => ids.has(lineId ?? ''));
}

/**
 * How much of what credits paid for the whole order's delivery and its tax is kept in use. Worked out from the whole
 * charge less the card's part, so that the two add up to a shipping rate the customer knows.
 */
export function creditsKept(
  ledger: readonly LedgerEntry[],
  shares: ReturnType<typeof keptShares>,
): (LedgerAmount & { readonly kind: CreditKind })[] {
  const creditKinds = Object.values(kinds);
  return (['shipping', 'tax'] as const).flatMap((of) => {
    const entries = ledger.filter((entry) => entry.of === of && entry.lineId === null);
    const card = sumOf(entries.filter(({ kind }) => kind === 'captured'));
    const credits = creditKinds.map((kind) => sumOf(entries.filter(isOf(kind))));
    const kept = keptOf(card + sumCents(credits), shares[of]) - keptOf(card, shares[of]);
    const split = kept > 0 ? allocate(kept, credits) : [];
    return creditKinds.map((kind, index) => ({ kind, of, lineId: null, cents: split[index] ?? 0 }));
  });
}

const sums = (of: (kind: CreditKind) => Cents): CreditSums => ({
  credit: of(kinds.credit),
  'promise credit': of(kinds['promise credit']),
});
const isOf =
  (wanted: CreditKind) =>
  ({ kind }: Pick<LedgerEntry, 'kind'>) =>
    kind === wanted;
const sumOf = (amounts: readonly { readonly cents: Cents }[]): Cents => sumCents(amounts.map(({ cents }) => cents));
