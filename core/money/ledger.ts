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
 * captured: charged to the card. credited: paid by the fee credit. promise-credited: paid by a credit for late boards.
 * refunded: sent back to the card. refund-failed: the bank rejected it and it came back to us. credit-returned and
 * promise-returned: the credit given back when the whole order was canceled.
 */
export const ledgerKinds = [
  ...(['captured', 'credited', 'promise-credited'] as const),
  ...(['refunded', 'refund-failed', 'credit-returned', 'promise-returned'] as const),
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Which entry gives each credit back. */
const returnOf = { credited: 'credit-returned', 'promise-credited': 'promise-returned' } as const;
type CreditKind = keyof typeof returnOf;

/** Whether an amount was paid by a credit and not by a card. */
export const isPaidByCredit = (kind: LedgerKind): kind is CreditKind => kind in returnOf;

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
  promiseCredited: Cents;
  promiseReturned: Cents;
}

export function ledgerTotals(entries: readonly LedgerEntry[]): LedgerTotals {
  return {
    captured: total(entries, 'captured'),
    credited: total(entries, 'credited'),
    refunded: total(entries, 'refunded') - total(entries, 'refund-failed'),
    creditReturned: total(entries, 'credit-returned'),
    promiseCredited: total(entries, 'promise-credited'),
    promiseReturned: total(entries, 'promise-returned'),
  };
}

/**
 * The first entries of a payment: the fee's credit is split across all parts, then the credit for late boards across
 * what's left of them, and the card pays the rest of each.
 */
export function openLedger(
  amounts: readonly LedgerAmount[],
  creditCents: Cents = 0,
  promiseCreditCents: Cents = 0,
): LedgerEntry[] {
  const owed = amounts.map((amount) => amount.cents);
  const byFee = split(creditCents, owed);
  const afterFee = owed.map((due, index) => due - (byFee[index] ?? 0));
  const byPromise = split(promiseCreditCents, afterFee);
  return amounts.flatMap(({ of, lineId }, index) => {
    const promised = byPromise[index] ?? 0;
    const entries: LedgerEntry[] = [
      { kind: 'captured', of, lineId, cents: (afterFee[index] ?? 0) - promised },
      { kind: 'credited', of, lineId, cents: byFee[index] ?? 0 },
      { kind: 'promise-credited', of, lineId, cents: promised },
    ];
    return entries.filter((entry) => entry.cents > 0);
  });
}

function split(creditCents: Cents, owed: readonly Cents[]): Cents[] {
  const sum = sumCents(owed);
  if (creditCents > sum) throw new RangeError(`a credit of ${creditCents} on an amount of ${sum}`);
  return allocate(creditCents, owed);
}

/** What can still be refunded to the card, part by part, in the order the parts were captured. */
export function refundable(entries: readonly LedgerEntry[]): LedgerAmount[] {
  const parts = new Map<string, LedgerAmount>();
  for (const { kind, of, lineId, cents: amount } of entries) {
    if (kind !== 'captured' && kind !== 'refunded' && kind !== 'refund-failed') continue;
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

/** An order canceled in full returns every credit that paid for it, each once. */
export function returnCredit(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.flatMap((entry): LedgerEntry[] => {
    const { kind } = entry;
    if (!isPaidByCredit(kind) || total(entries, returnOf[kind]) > 0) return [];
    return [{ ...entry, kind: returnOf[kind] }];
  });
}
