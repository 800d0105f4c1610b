import { type Cents, cardCharge, type LedgerAmount, type LedgerEntry, sumCents } from '../../money/index.ts';
import type { ShippingBand } from '../../price-list/index.ts';
import { divideShares, moneyToMove, type Take, type Takes, withMovedMoney } from '../line/divide-line.ts';
import { type ExchangeBooks, exchangeDifference, type FirstShares, type Replacement } from './exchange.ts';
import { cancelStatement } from './refund-statement.ts';
import { ledgerLineId, type OrderedLine, returnRefund } from './refunds.ts';

/** What the sums are calculated from that staff see before they confirm. */
export interface RefundFacts extends ExchangeBooks {
  readonly lines: readonly (OrderedLine & { readonly shares: FirstShares })[];
  /** Refunds of returned pieces that haven't reached the card: they're sent again, not calculated again. */
  readonly owed: readonly { readonly lineIds: readonly string[]; readonly cents: Cents }[];
  readonly taxRate: number;
  /** The bands it was placed under. */
  readonly shippingBands: readonly ShippingBand[];
}

type FactLine = RefundFacts['lines'][number];

/** The same order once some pieces of a line are a line of their own, which goes by the line's id with this after it. */
const takenId = (lineId: string) => `${lineId}:taken`;

/** The facts with these pieces apart from the rest, and the ids of the lines that are then asked about. */
export function withTaken<Facts extends Pick<RefundFacts, 'lines' | 'ledger'>>(
  facts: Facts,
  lineIds: readonly string[],
  takes: Takes,
): { facts: Facts; ids: string[] } {
  let apart = facts;
  const ids = lineIds.map((id) => {
    const line = apart.lines.find((one) => one.id === id);
    const take = takes[id];
    if (!line || take === undefined || take.take >= line.quantity || line.replaces !== null) return id;
    apart = divided(apart, line, take);
    return takenId(id);
  });
  return { facts: apart, ids };
}

function divided<Facts extends Pick<RefundFacts, 'lines' | 'ledger'>>(facts: Facts, line: FactLine, take: Take): Facts {
  const { part, rest } = divideShares({ volumeDiscount: 0, coupon: 0, whiteGlove: 0, ...line.shares }, take);
  const books = facts.ledger.map((entry) => ({ intentId: null, ...entry }));
  const id = takenId(line.id);
  const left = { ...line, quantity: line.quantity - take.take, shares: rest };
  return {
    ...facts,
    lines: [
      ...facts.lines.map((one) => (one.id === line.id ? left : one)),
      { ...line, id, quantity: take.take, shares: part },
    ],
    ledger: withMovedMoney(books, moneyToMove(line.id, books, take), id),
  };
}

/** What canceling these lines refunds to the card. */
export const cancelCents = ({ lines, ledger, shippingBands }: RefundFacts, lineIds: readonly string[]): Cents =>
  cancelStatement(lines, lineIds, ledger, shippingBands).total;

/** What these lines refund to the card once they're back with us. */
export function returnCents({ lines, ledger, owed }: RefundFacts, lineIds: readonly string[]): Cents {
  const again = owed.filter((one) => one.lineIds.some((id) => lineIds.includes(id)));
  const fresh = lines.filter(({ id }) => lineIds.includes(id) && !again.some((one) => one.lineIds.includes(id)));
  return sumCents([...again, ...fresh.flatMap((line) => returnRefund(ledgerLineId(line), ledger))].map(centsOf));
}

export type ExchangeMoney = { kind: 'even' } | { kind: 'refund' | 'due'; cents: Cents };

/** What offering this replacement moves: something back to the card, something the customer pays first, or nothing. */
export function exchangeMoney(facts: RefundFacts, lineId: string, replacement: Replacement): ExchangeMoney | null {
  const line = facts.lines.find(({ id }) => id === lineId);
  const first = line && facts.lines.find(({ id }) => id === ledgerLineId(line));
  if (!line || !first) return null;
  const exchanged = { ...line.shares, id: first.id, first: first.shares };
  const difference = exchangeDifference(exchanged, replacement, facts.taxRate, facts);
  if (difference.kind === 'refund') return { kind: 'refund', cents: sumCents(difference.refund.map(centsOf)) };
  const cents = difference.kind === 'due' ? cardCharge(sumCents(difference.due.map(centsOf))) : 0;
  return cents > 0 ? { kind: 'due', cents } : { kind: 'even' };
}

const centsOf = ({ cents }: Pick<LedgerAmount | LedgerEntry, 'cents'>): Cents => cents;
