import { allocate } from './allocate.ts';
import { type Cents, cents, sumCents } from './cents.ts';

export const ledgerParts = ['line', 'shipping', 'tax', 'fee'] as const;

/**
 * What an amount was paid for. Shipping and tax of one line carry its id (white glove, sales tax). Those of the whole
 * order (the flat rate and its tax) carry null, and so does the customization fee.
 */
export interface LedgerPart {
  readonly of: (typeof ledgerParts)[number];
  readonly lineId: string | null;
}

export interface LedgerAmount extends LedgerPart {
  readonly cents: Cents;
}

/**
 * captured: charged to the card. credited: paid by the fee credit. refunded: sent back to the card. refund-failed: the
 * bank rejected it and it came back to us. credit-returned: the fee credit given back when the whole order was
 * canceled.
 */
export const ledgerKinds = ['captured', 'credited', 'refunded', 'refund-failed', 'credit-returned'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export interface LedgerEntry extends LedgerAmount {
  readonly kind: LedgerKind;
}

export type RefundRefusal = 'more-than-captured' | 'nothing-to-refund' | 'not-an-amount';
export type Refund = { ok: true; entries: LedgerEntry[] } | { ok: false; reason: RefundRefusal };

const keyOf = ({ of, lineId }: LedgerPart) => `${of}\n${lineId ?? ''}\n${lineId === null}`;

function total(entries: readonly LedgerEntry[], kind: LedgerKind): Cents {
  return sumCents(entries.filter((entry) => entry.kind === kind).map((entry) => entry.cents));
}

export interface LedgerTotals {
  captured: Cents;
  credited: Cents;
  refunded: Cents;
  creditReturned: Cents;
}

export function ledgerTotals(entries: readonly LedgerEntry[]): LedgerTotals {
  return {
    captured: total(entries, 'captured'),
    credited: total(entries, 'credited'),
    refunded: total(entries, 'refunded') - total(entries, 'refund-failed'),
    creditReturned: total(entries, 'credit-returned'),
  };
}

/** The first entries of a payment: the credit is split across all parts, and the card pays the rest of each. */
export function openLedger(amounts: readonly LedgerAmount[], creditCents: Cents = 0): LedgerEntry[] {
  const owed = sumCents(amounts.map((amount) => amount.cents));
  if (creditCents > owed) throw new RangeError(`a credit of ${creditCents} on an amount of ${owed}`);
  const credits = allocate(
    creditCents,
    amounts.map((amount) => amount.cents),
  );
  return amounts.flatMap(({ of, lineId, cents: due }, index) => {
    const credited = credits[index] ?? 0;
    const entries: LedgerEntry[] = [
      { kind: 'captured', of, lineId, cents: due - credited },
      { kind: 'credited', of, lineId, cents: credited },
    ];
    return entries.filter((entry) => entry.cents > 0);
  });
}

/** What can still be refunded to the card, part by part, in the order the parts were captured. */
export function refundable(entries: readonly LedgerEntry[]): LedgerAmount[] {
  const parts = new Map<string, LedgerAmount>();
  for (const { kind, of, lineId, cents: amount } of entries) {
    if (kind === 'credited' || kind === 'credit-returned') continue;
    const key = keyOf({ of, lineId });
    const before = parts.get(key)?.cents ?? 0;
    parts.set(key, { of, lineId, cents: before + (kind === 'refunded' ? -amount : amount) });
  }
  const left = [...parts.values()].map((part) => ({ ...part, cents: cents(part.cents) }));
  if (left.some((part) => part.cents < 0)) throw new Error('the ledger refunded more than it captured');
  return left.filter((part) => part.cents > 0);
}

export function refundableTotal(entries: readonly LedgerEntry[]): Cents {
  return sumCents(refundable(entries).map((part) => part.cents));
}

/** Everything still refundable for one line: its price, its tax and its own shipping. */
export function refundableOfLine(entries: readonly LedgerEntry[], lineId: string): LedgerAmount[] {
  return refundable(entries).filter((part) => part.lineId === lineId);
}

/** Decides a refund of specific amounts, never more than captured for each part. The same part may appear twice. */
export function refund(entries: readonly LedgerEntry[], wanted: readonly LedgerAmount[]): Refund {
  if (wanted.some((part) => !Number.isSafeInteger(part.cents) || part.cents < 0)) {
    return { ok: false, reason: 'not-an-amount' };
  }
  const asked = wanted.filter((part) => part.cents > 0);
  if (asked.length === 0) return { ok: false, reason: 'nothing-to-refund' };
  const left = new Map(refundable(entries).map((part) => [keyOf(part), part.cents]));
  for (const part of asked) {
    const rest = (left.get(keyOf(part)) ?? 0) - part.cents;
    if (rest < 0) return { ok: false, reason: 'more-than-captured' };
    left.set(keyOf(part), rest);
  }
  const refunds = asked.map(({ of, lineId, cents: amount }): LedgerEntry => {
    return { kind: 'refunded', of, lineId, cents: amount };
  });
  return { ok: true, entries: refunds };
}

/** A refund of a total without naming parts: split by what each part has left. */
export function refundSum(entries: readonly LedgerEntry[], amount: Cents): Refund {
  if (!Number.isSafeInteger(amount) || amount < 0) return { ok: false, reason: 'not-an-amount' };
  const left = refundable(entries);
  if (amount > sumCents(left.map((part) => part.cents))) return { ok: false, reason: 'more-than-captured' };
  const shares = allocate(
    amount,
    left.map((part) => part.cents),
  );
  return refund(
    entries,
    left.map((part, index) => ({ ...part, cents: shares[index] ?? 0 })),
  );
}

/** An order canceled in full returns the fee's whole credit, once. */
export function returnCredit(entries: readonly LedgerEntry[]): LedgerEntry[] {
  if (total(entries, 'credit-returned') > 0) return [];
  return entries
    .filter((entry) => entry.kind === 'credited')
    .map((entry) => ({ ...entry, kind: 'credit-returned' as const }));
}
