import {
  type BudgetTier,
  budgetTierIds,
  budgetTiers,
  type CatalogItem,
  itemColors,
  optionLabel,
  type PieceKind,
  pieceKinds,
  pieceNames,
  sizesOf,
  styleLabels,
  traitApplies,
  traitsOf,
  woodTones,
} from '../../core/catalog/index.ts';
import { fromDollars } from '../../core/money/index.ts';
import type { Brief } from '../../core/survey/index.ts';
import { isOffStyle, isOutsideTier, lacksColor, lacksMaterial, type Offer, type Wanted } from './figures.ts';

/** What one new piece would have to be. */
interface Cell {
  readonly tier: BudgetTier;
  readonly offer: Offer;
}

/** Each of a pair's two boards wants a piece of its own. */
const wantedByPair = 2;

/** The kinds of which the quiz asks for a color. */
const comesInColors = (kind: PieceKind) => traitsOf(kind).colorIntensities.length > 0;
const orNone = <T>(values: readonly T[]): readonly (T | null)[] => (values.length > 0 ? values : [null]);

/** A price in the lower third of a tier, where most of its pieces are. */
function priceIn(tier: BudgetTier, kind: PieceKind, type: string | null, size: string | null): number {
  const [from, to] = budgetTiers({ piece: kind, type, size })[tier];
  return fromDollars(to === null ? from : Math.round(from + (to - from) / 3));
}

function cellsOf(kind: PieceKind): Cell[] {
  const { types, materials } = traitsOf(kind);
  const coversOf = (type: string | null) => (traitApplies(kind, 'materials', type) ? materials : []);
  const looks = itemColors
    .filter((color) => color === 'neutral' || comesInColors(kind))
    .flatMap((color) => styleLabels.flatMap((style) => woodTones.map((woodTone) => ({ color, style, woodTone }))));
  return orNone(types).flatMap((type) =>
    orNone(sizesOf(kind)).flatMap((size) =>
      orNone(coversOf(type)).flatMap((material) =>
        budgetTierIds.flatMap((tier) =>
          looks.map(({ color, style, woodTone }) => ({
            tier,
            offer: {
              ...{ kind, type, size, color, woodTone, styles: [style], materials: material === null ? [] : [material] },
              priceCents: priceIn(tier, kind, type, size),
            },
          })),
        ),
      ),
    ),
  );
}

/** Whether an offer is all that was asked for. Metal has no wood tone, so it never disagrees. */
function grants(wanted: Wanted, offer: Offer): boolean {
  const { brief, piece } = wanted;
  if (offer.kind !== piece.kind) return false;
  if (piece.types.length > 0 && !piece.types.some((type) => type === offer.type)) return false;
  if (piece.size !== null && piece.size !== offer.size) return false;
  if (brief.woodTone !== null && offer.woodTone !== null && brief.woodTone !== offer.woodTone) return false;
  const placed = { ...wanted, item: offer };
  return !isOffStyle(placed) && !isOutsideTier(placed) && !lacksMaterial(placed) && !lacksColor(placed);
}

function cellInWords({ tier, offer }: Cell): string {
  const { kind, type, size, styles, materials, woodTone, color } = offer;
  const traits = [type, size, ...materials].flatMap((trait) =>
    trait === null ? [] : optionLabel(trait).toLowerCase(),
  );
  const wood = kind === 'rug' ? [] : [`${woodTone} wood`];
  return [pieceNames[kind].one, ...traits, ...styles, tier, ...(comesInColors(kind) ? [color] : []), ...wood].join(
    ', ',
  );
}

/**
 * The pieces that surveys ask for most and the range lacks: the one that would grant the most wishes, then the one that
 * would grant the most of what's left, and so on.
 */
export function missingCells(briefs: readonly Brief[], items: readonly CatalogItem[], most: number): string[] {
  const wishes = briefs.flatMap((brief) => brief.pieces.map((piece) => ({ brief, piece })));
  const lacking = wishes.map((wish) =>
    Math.max(0, wantedByPair - items.filter((item) => item.stock >= wish.piece.quantity && grants(wish, item)).length),
  );
  const open = wishes.flatMap((wish, at) => (lacking[at] === 0 ? [] : [{ wish, at }]));
  const cells = pieceKinds.flatMap(cellsOf).map((cell) => ({
    cell,
    granted: open.filter(({ wish }) => grants(wish, cell.offer)).map(({ at }) => at),
  }));
  return Array.from({ length: most }, () => {
    const counted = cells.map(({ cell, granted }) => ({
      ...{ cell, granted },
      count: granted.filter((at) => (lacking[at] ?? 0) > 0).length,
    }));
    const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
    for (const at of best.granted) lacking[at] = Math.max(0, (lacking[at] ?? 0) - 1);
    return `  ${best.count} × ${cellInWords(best.cell)}`;
  });
}
