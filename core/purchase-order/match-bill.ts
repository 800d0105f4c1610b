import { type Cents, formatExactMoney, parseMoney } from '../money/index.ts';
import type { LineState } from '../order/index.ts';
import { type Day, isDay } from '../promotion/index.ts';
import { isStorable } from '../texts/index.ts';

/** A line of a purchase order, with what became of it. */
export interface DeliveredLine {
  readonly id: string;
  readonly name: string;
  /** How many we still want of it. */
  readonly quantity: number;
  /** How many have reached the customer. */
  readonly delivered: number;
  /** What we agreed to pay for one; null if we had no cost on record. */
  readonly unitCostCents: Cents | null;
}

export interface BilledLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitCents: Cents;
}

/** A maker's bill for one purchase order. */
export interface Bill {
  readonly number: string;
  readonly day: Day;
  readonly lines: readonly BilledLine[];
  /** Freight and whatever else it asks for. */
  readonly otherCents: Cents;
}

const arrived: readonly LineState[] = [
  ...(['delivered', 'return requested', 'returned', 'refunded', 'exchange requested', 'replacement placed'] as const),
];

/** How many of a line have reached the customer. */
export const deliveredCount = (parts: readonly { readonly state: LineState; readonly quantity: number }[]): number =>
  parts.reduce((sum, { state, quantity }) => (arrived.includes(state) ? sum + quantity : sum), 0);

export const billTotal = ({ lines, otherCents }: Pick<Bill, 'lines' | 'otherCents'>): Cents =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, otherCents);

/** Where order, delivery and bill disagree, as sentences. None: it can be paid as it is. */
export function billDifferences(ordered: readonly DeliveredLine[], bill: Bill): string[] {
  const perLine = ordered.flatMap((line) => {
    const { quantity, unitCents } = bill.lines.find(({ lineId }) => lineId === line.id) ?? {
      quantity: 0,
      unitCents: 0,
    };
    const asked = line.quantity;
    const came = line.delivered;
    const { name, unitCostCents } = line;
    return [
      quantity > asked && `${name}: billed ${quantity}, ordered ${asked}.`,
      quantity <= asked && quantity > came && `${name}: billed ${quantity}, delivered ${came}.`,
      quantity < came && `${name}: delivered ${came}, billed ${quantity}.`,
      quantity > 0 && unitCostCents === null && `${name}: billed ${formatExactMoney(unitCents)} each, no cost agreed.`,
      quantity > 0 &&
        unitCostCents !== null &&
        unitCostCents !== unitCents &&
        `${name}: billed ${formatExactMoney(unitCents)} each, agreed ${formatExactMoney(unitCostCents)}.`,
    ].filter((one) => one !== false);
  });
  return bill.otherCents > 0
    ? [...perLine, `${formatExactMoney(bill.otherCents)} for something we didn’t order.`]
    : perLine;
}

/** As the form sends it, by line. */
export interface TypedBill {
  readonly number: string;
  readonly day: string;
  readonly other: string;
  readonly quantity: Readonly<Record<string, string>>;
  readonly unit: Readonly<Record<string, string>>;
}

/** By field: `number`, `day`, `other`, `quantity <line>` or `unit <line>`. */
export type BillProblems = Readonly<Record<string, string>>;

export const billWords = {
  number: 'Please enter the bill’s number, up to 60 characters.',
  day: 'Please choose the day on the bill.',
  quantity: 'Please enter a whole number up to 9,999.',
  amount: 'Please enter an amount, like 450 or 450.00.',
} as const;

const mostCents = 100_000_000;

function amountIn(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const read = parseMoney(typed);
  return read.ok && read.cents >= 0 && read.cents <= mostCents ? read.cents : null;
}

export function readBill(
  typed: TypedBill,
  lineIds: readonly string[],
): { ok: true; bill: Bill } | { ok: false; problems: BillProblems } {
  const problems: Record<string, string> = {};
  const number = typed.number.trim();
  if (number === '' || number.length > 60 || !isStorable(number)) problems.number = billWords.number;
  if (!isDay(typed.day)) problems.day = billWords.day;
  const otherCents = amountIn(typed.other);
  if (otherCents === null) problems.other = billWords.amount;
  const lines = lineIds.map((lineId): BilledLine => {
    const text = (typed.quantity[lineId] ?? '').trim() || '0';
    const unitCents = amountIn(typed.unit[lineId] ?? '');
    if (!/^\d{1,4}$/.test(text)) problems[`quantity ${lineId}`] = billWords.quantity;
    if (unitCents === null) problems[`unit ${lineId}`] = billWords.amount;
    return { lineId, quantity: Number(text), unitCents: unitCents ?? 0 };
  });
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, bill: { number, day: typed.day, lines, otherCents: otherCents ?? 0 } };
}
