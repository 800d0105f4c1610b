import { type Cents, isPaidByCredit, type LedgerEntry, ledgerParts, sumCents } from '../../money/index.ts';
import type { PaidEntry } from '../refunds/payment-shares.ts';
import type { LineDetail } from '../totals/totals.ts';
import type { LineAct } from './line-lifecycle.ts';

/** Some pieces of a line: how many of how many. */
export interface Take {
  readonly take: number;
  /** How many the line has. An act that was asked for another number than that is refused. */
  readonly of: number;
}

/** By line id. A line that isn't named is taken whole. */
export type Takes = Readonly<Record<string, Take>>;

/** The acts that some pieces of a line can take by themselves. */
const dividedBy: readonly LineAct[] = [
  ...(['confirm', 'ship', 'deliver', 'cancel', 'request return', 'request exchange', 'receive return'] as const),
];
export const mayDivideFor = (act: LineAct): boolean => dividedBy.includes(act);

/** A replacement's money is kept with the line it replaces, so its pieces go together. */
export const isDivisible = ({ quantity, replacesLineId }: { quantity: number; replacesLineId: string | null }) =>
  quantity > 1 && replacesLineId === null;

/** Which pieces of a line an act is for: all, a smaller number, or none because the page showed another number. */
export function takenOf(
  line: { readonly quantity: number; readonly replacesLineId: string | null },
  wanted: Take | undefined,
): { ok: true; take: number } | { ok: false; reason: 'other-quantity' | 'goes-whole' } {
  if (wanted === undefined) return { ok: true, take: line.quantity };
  const { take, of } = wanted;
  if (of !== line.quantity || !Number.isSafeInteger(take) || take < 1 || take > of) {
    return { ok: false, reason: 'other-quantity' };
  }
  return take < of && !isDivisible(line) ? { ok: false, reason: 'goes-whole' } : { ok: true, take };
}

/**
 * What of each amount goes along with the pieces taken. Rounded down by the running sum, so that amounts which together
 * make up a whole share it to the cent, whichever way they're grouped.
 */
function along(amounts: readonly Cents[], { take, of }: Take): Cents[] {
  let sum = 0;
  let gone = 0;
  return amounts.map((amount) => {
    sum += amount;
    const upTo = Number((BigInt(sum) * BigInt(take)) / BigInt(of));
    const share = upTo - gone;
    gone = upTo;
    return share;
  });
}

type Shares = Pick<LineDetail, 'list' | 'net' | 'volumeDiscount' | 'coupon' | 'tax' | 'whiteGlove'>;

/** A line's total, divided between the pieces taken and the rest. The two add up to it, each cent of it. */
export function divideShares(shares: Shares, take: Take): { part: Shares; rest: Shares } {
  const [net = 0, volumeDiscount = 0, coupon = 0] = along([shares.net, shares.volumeDiscount, shares.coupon], take);
  const [[list = 0], [tax = 0], [whiteGlove = 0]] = [
    along([shares.list], take),
    along([shares.tax], take),
    along([shares.whiteGlove], take),
  ];
  return {
    part: { list, net, volumeDiscount, coupon, tax, whiteGlove },
    rest: {
      list: shares.list - list,
      net: shares.net - net,
      volumeDiscount: shares.volumeDiscount - volumeDiscount,
      coupon: shares.coupon - coupon,
      tax: shares.tax - tax,
      whiteGlove: shares.whiteGlove - whiteGlove,
    },
  };
}

const movedKinds = ['captured', 'credited', 'promise-credited'] as const;

/** Money that went from one line's account to another's, when some of its pieces became a line of their own. */
export interface MovedMoney {
  readonly from: string;
  readonly amounts: readonly {
    readonly kind: (typeof movedKinds)[number];
    readonly of: LedgerEntry['of'];
    readonly intentId: string | null;
    readonly cents: Cents;
  }[];
}

/**
 * The share of a line's money that goes along with some of its pieces: what a card paid and wasn't refunded yet, payment
 * by payment, and what credits paid.
 */
export function moneyToMove(lineId: string, books: readonly PaidEntry[], take: Take): MovedMoney {
  const amounts = ledgerParts.flatMap((of) => {
    const own = books.filter((entry) => entry.of === of && entry.lineId === lineId);
    const sum = (kinds: readonly string[], intentId?: string | null) =>
      sumCents(
        own
          .filter(
            ({ kind, intentId: through }) => kinds.includes(kind) && (intentId === undefined || through === intentId),
          )
          .map(({ cents }) => cents),
      );
    const intents = [...new Set(own.filter(({ kind }) => kind === 'captured').map(({ intentId }) => intentId))];
    const cells = [
      ...intents.map((intentId) => ({
        ...{ kind: 'captured' as const, of, intentId },
        cents: Math.max(0, sum(['captured', 'refund-failed'], intentId) - sum(['refunded'], intentId)),
      })),
      { kind: 'credited' as const, of, intentId: null, cents: sum(['credited']) },
      { kind: 'promise-credited' as const, of, intentId: null, cents: sum(['promise-credited']) },
    ];
    const shares = along(
      cells.map(({ cents }) => cents),
      take,
    );
    return cells.map((cell, index) => ({ ...cell, cents: shares[index] ?? 0 }));
  });
  return { from: lineId, amounts: amounts.filter(({ cents }) => cents > 0) };
}

/** The books as if the pieces had been paid for as a line of their own from the start. */
export function withMovedMoney<Entry extends LedgerEntry & { readonly intentId?: string | null }>(
  books: readonly Entry[],
  { from, amounts }: MovedMoney,
  to: string,
): Entry[] {
  let after = [...books];
  for (const { kind, of, intentId, cents } of amounts) {
    let left = cents;
    after = after.flatMap((entry): Entry[] => {
      const through = isPaidByCredit(kind) || entry.intentId === undefined || entry.intentId === intentId;
      if (left === 0 || entry.kind !== kind || entry.of !== of || entry.lineId !== from || !through) return [entry];
      const moved = Math.min(left, entry.cents);
      left -= moved;
      const kept = entry.cents - moved;
      return [...(kept > 0 ? [{ ...entry, cents: kept }] : []), { ...entry, lineId: to, cents: moved }];
    });
    if (left > 0) throw new RangeError(`${left} more moved from ${from} than it has`);
  }
  return after;
}

interface Part {
  readonly id: string;
  /** The line as it was ordered, if this is some of its pieces. */
  readonly partOf: string | null;
}

/** Lines in their order, with what was once one line side by side. */
export function partsTogether<Line extends Part>(lines: readonly Line[]): Line[] {
  const ofFirst = Map.groupBy(lines, ({ id, partOf }) => partOf ?? id);
  return [...ofFirst.values()].flat();
}

/** The lines as they were ordered, each whole again. */
export function asOrdered<
  Line extends Part & { readonly quantity: number; readonly listCents: number; readonly whiteGloveCents: number },
>(lines: readonly Line[]): Line[] {
  const ofFirst = Map.groupBy(lines, ({ id, partOf }) => partOf ?? id);
  return [...ofFirst.entries()].flatMap(([id, parts]) => {
    const first = parts.find((line) => line.id === id) ?? parts[0];
    const sum = (key: 'quantity' | 'listCents' | 'whiteGloveCents') => sumCents(parts.map((line) => line[key]));
    return first
      ? [
          {
            ...first,
            ...{ quantity: sum('quantity'), listCents: sum('listCents'), whiteGloveCents: sum('whiteGloveCents') },
          },
        ]
      : [];
  });
}
