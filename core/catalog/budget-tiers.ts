import { type Cents, formatMoney, fromDollars } from '../money/index.ts';
import type { PieceKind } from './pieces.ts';

export const budgetTierIds = ['basic', 'premium', 'luxe'] as const;
export type BudgetTier = (typeof budgetTierIds)[number];

export const budgetTierNames: Readonly<Record<BudgetTier, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  luxe: 'Luxe',
};

/** Dollars; luxe has no upper limit. */
export interface BudgetTiers {
  readonly basic: readonly [from: number, to: number];
  readonly premium: readonly [from: number, to: number];
  readonly luxe: readonly [from: number, to: null];
}

const tiers = (basic: number, premium: number, luxe: number): BudgetTiers => ({
  basic: [basic, premium],
  premium: [premium, luxe],
  luxe: [luxe, null],
});

const generic = tiers(699, 1199, 2995);
const standardLoungeChair = tiers(399, 999, 1699);
const diningTable = tiers(399, 799, 1799);
const rug8x10 = tiers(545, 750, 1100);

interface PieceTiers {
  /** For the piece in general, and for a type or size without a row of its own. */
  readonly otherwise: BudgetTiers;
  readonly byType?: Readonly<Record<string, BudgetTiers>>;
  readonly bySize?: Readonly<Record<string, BudgetTiers>>;
}

const tiersOfPiece: Readonly<Record<PieceKind, PieceTiers>> = {
  sofa: {
    otherwise: generic,
    byType: {
      standard: tiers(1199, 2000, 4700),
      chaise_sectional: tiers(1079, 2079, 5100),
      modular: tiers(1119, 2599, 4079),
      l_shaped_sectional: tiers(1599, 2800, 5200),
      sleeper: tiers(1599, 2195, 4200),
    },
  },
  lounge_chair: {
    otherwise: generic,
    byType: {
      stationary_standard: standardLoungeChair,
      recliner: tiers(999, 1849, 2999),
      swivel: tiers(699, 1099, 2199),
    },
  },
  sideboard: { otherwise: generic },
  coffee_table: { otherwise: tiers(199, 599, 1299) },
  end_table: { otherwise: tiers(149, 459, 1099) },
  rug: {
    otherwise: rug8x10,
    bySize: {
      '5x8': tiers(275, 350, 575),
      '6x9': tiers(350, 600, 845),
      '8x10': rug8x10,
      '9x12': tiers(750, 990, 1650),
    },
  },
  bed: { otherwise: tiers(799, 1099, 2499) },
  nightstand: { otherwise: tiers(349, 445, 1099) },
  dresser: {
    otherwise: generic,
    byType: { horizontal: tiers(1199, 1699, 3299), vertical: tiers(519, 1039, 2995) },
  },
  bench: { otherwise: tiers(299, 675, 1199) },
  dining_table: { otherwise: diningTable },
  dining_chair: { otherwise: tiers(69, 299, 549) },
  stool: { otherwise: tiers(279, 495, 999) },
  standing_desk: { otherwise: generic },
  desk: { otherwise: generic },
  desk_chair: { otherwise: standardLoungeChair },
  bar_table: { otherwise: diningTable },
};

export interface TierQuestion {
  readonly piece: PieceKind;
  readonly type?: string | null | undefined;
  readonly size?: string | null | undefined;
}

const rowOf = (rows: Readonly<Record<string, BudgetTiers>> | undefined, key: string | null | undefined) =>
  rows !== undefined && key != null && Object.hasOwn(rows, key) ? rows[key] : undefined;

export function budgetTiers({ piece, type, size }: TierQuestion): BudgetTiers {
  const { byType, bySize, otherwise } = tiersOfPiece[piece];
  return rowOf(byType, type) ?? rowOf(bySize, size) ?? otherwise;
}

/** The tier a price falls into: a boundary price belongs to the higher tier. Null for a price below all tiers. */
export function tierOf(priceCents: Cents, question: TierQuestion): BudgetTier | null {
  const { basic, premium, luxe } = budgetTiers(question);
  if (priceCents >= fromDollars(luxe[0])) return 'luxe';
  if (priceCents >= fromDollars(premium[0])) return 'premium';
  return priceCents >= fromDollars(basic[0]) ? 'basic' : null;
}

/** Whether a price is within the range the customer read. Both ends count, as printed. */
export function withinTier(priceCents: Cents, tier: BudgetTier, question: TierQuestion): boolean {
  const [from, to] = budgetTiers(question)[tier];
  return priceCents >= fromDollars(from) && (to === null || priceCents <= fromDollars(to));
}

/** The most a customer who read this tier expects to pay; null for luxe. Paying less is always fine. */
export function mostInTier(tier: BudgetTier, question: TierQuestion): Cents | null {
  const [, to] = budgetTiers(question)[tier];
  return to === null ? null : fromDollars(to);
}

/** `$699–$1,199`, `$2,995+`. */
export function tierRangeText(tier: BudgetTier, question: TierQuestion): string {
  const [from, to] = budgetTiers(question)[tier];
  return to === null
    ? `${formatMoney(fromDollars(from))}+`
    : `${formatMoney(fromDollars(from))}–${formatMoney(fromDollars(to))}`;
}
