export { allocate } from './allocate.ts';
export { type Cents, cents, fromDollars, percentOf, sumCents, toDollars } from './cents.ts';
export { cardCharge, leastChargeCents, mostChargeCents } from './least-charge.ts';
export {
  isPaidByCredit,
  type LedgerAmount,
  type LedgerEntry,
  type LedgerKind,
  type LedgerPart,
  type LedgerTotals,
  ledgerKinds,
  ledgerParts,
  ledgerTotals,
  openLedger,
  type Refund,
  type RefundRefusal,
  refund,
  refundable,
  refundableOfLine,
  refundableTotal,
  refundSum,
  returnCredit,
} from './ledger.ts';
export { formatExactMoney, formatMoney, type ParsedMoney, parseMoney } from './print.ts';
