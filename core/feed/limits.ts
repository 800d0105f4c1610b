import type { FeedChange, FeedValue } from './run.ts';

/** How much a file may change by itself, in percent. What goes beyond waits for a person. */
export interface FeedGuard {
  /** The share of a maker's pieces that may get another price. */
  readonly mostPricesPercent: number;
  /** How far one price may move, up or down. */
  readonly mostStepPercent: number;
  /** The share of a maker's pieces that may sell out. */
  readonly mostSoldOutPercent: number;
}

export const usualGuard: FeedGuard = { mostPricesPercent: 30, mostStepPercent: 25, mostSoldOutPercent: 20 };

/** A maker of three pieces may still change one: so many count as few, whatever their share. */
export const alwaysFew = 2;

/** Pieces in stock and days of lead time beyond which a file has more likely slipped, or means harm. */
const usualMost: Readonly<Record<Exclude<FeedValue, 'priceCents'>, number>> = {
  stock: 10_000,
  leadTimeDays: 120,
};

/** Is this more than a maker's pieces usually have, and more than this piece had? */
export const isUnusual = ({ field, from, to }: FeedChange): boolean =>
  field !== 'priceCents' && to > from && to > usualMost[field];

interface UnusualValues {
  kind: 'unusual';
  field: keyof typeof usualMost;
  count: number;
  limit: number;
  name: string;
  to: number;
}

export type HeldReason =
  | { kind: 'makers-prices'; count: number }
  | UnusualValues
  | ({ kind: 'many-prices' | 'many-sold-out'; count: number; of: number; limit: number } & Together)
  | ({
      kind: 'big-step';
      count: number;
      limit: number;
      recordId: string;
      name: string;
      from: number;
      to: number;
    } & Together);

/** Set if it's too much only with what earlier files did. */
interface Together {
  readonly together?: true;
}

/** What a maker's earlier files did without one of us, as far as it counts together with the next one. */
export interface DoneLately {
  /** The pieces they sold out. */
  readonly soldOut: readonly string[];
  /** What each piece they priced cost before the first of them, and after the last. */
  readonly prices: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
}

export const nothingLately: DoneLately = { soldOut: [], prices: new Map() };

const stepOf = ({ from, to }: FeedChange): number => Math.abs(to - from) / from;

/** A file cut into many small ones counts as one: what the files of so many hours did counts together. */
export const togetherHours = 24;

/**
 * Why these changes should wait for a person; none if they're few and small. `of` counts the maker's pieces. What earlier
 * files did counts, too, but only where this one goes on with it.
 */
export function reasonsToHold(
  changes: readonly FeedChange[],
  {
    of,
    guard,
    nameOf,
    lately = nothingLately,
  }: {
    of: number;
    guard: FeedGuard;
    nameOf: (recordId: string) => string;
    lately?: DoneLately | undefined;
  },
): HeldReason[] {
  const { mostPricesPercent, mostStepPercent, mostSoldOutPercent } = guard;
  const reasons: HeldReason[] = [];
  const isMany = (count: number, percent: number) => count > alwaysFew && count * 100 > percent * of;

  const prices = changes.filter(({ field }) => field === 'priceCents');
  const priced = new Set([...prices.map(({ recordId }) => recordId), ...lately.prices.keys()]).size;
  if (prices.length > 0 && isMany(priced, mostPricesPercent)) {
    const together = !isMany(prices.length, mostPricesPercent);
    reasons.push({ kind: 'many-prices', count: priced, of, limit: mostPricesPercent, ...(together && { together }) });
  }
  const isBig = ({ from, to }: Pick<FeedChange, 'from' | 'to'>) => Math.abs(to - from) * 100 > mostStepPercent * from;
  const steps = prices
    .map((change) => {
      const before = lately.prices.get(change.recordId);
      // If someone has set another price since, that's where the next step begins.
      return { ...change, from: before?.to === change.from ? before.from : change.from, now: change.from };
    })
    .filter(isBig);
  const [largest] = steps.toSorted((a, b) => stepOf(b) - stepOf(a));
  if (largest) {
    const { recordId, from, to, now } = largest;
    const together = !isBig({ from: now, to });
    const example = { recordId, name: nameOf(recordId), from, to, ...(together && { together }) };
    reasons.push({ kind: 'big-step', count: steps.length, limit: mostStepPercent, ...example });
  }
  const now = changes.flatMap(({ field, to, recordId }) => (field === 'stock' && to === 0 ? [recordId] : []));
  const soldOut = new Set([...now, ...lately.soldOut]).size;
  if (now.length > 0 && isMany(soldOut, mostSoldOutPercent)) {
    const together = !isMany(now.length, mostSoldOutPercent);
    reasons.push({
      kind: 'many-sold-out',
      count: soldOut,
      of,
      limit: mostSoldOutPercent,
      ...(together && { together }),
    });
  }
  return [...reasons, ...unusualIn(changes, nameOf)];
}

function unusualIn(changes: readonly FeedChange[], nameOf: (recordId: string) => string): UnusualValues[] {
  const unusual = changes.filter(isUnusual);
  return (['stock', 'leadTimeDays'] as const).flatMap((field): UnusualValues[] => {
    const own = unusual.filter((change) => change.field === field).toSorted((a, b) => b.to - a.to);
    const [largest] = own;
    if (!largest) return [];
    const { recordId, to } = largest;
    return [{ kind: 'unusual', field, count: own.length, limit: usualMost[field], name: nameOf(recordId), to }];
  });
}
