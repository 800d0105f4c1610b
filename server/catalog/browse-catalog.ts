import {
  type Browse,
  type BrowseCounts,
  type BrowseFilter,
  browsePageSize,
  type CatalogItem,
  countChoices,
  familyName,
  lastBrowsePage,
  type PieceKind,
  type PublicItem,
  pieceKinds,
  publicItem,
  usualDoorHeight,
} from '#core/catalog/index.ts';
import { doorFit } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { browsePage, namedLike, oneOfEachKind, traitGroups } from './store-browse.ts';

/** Another color or size of a piece. */
export interface Variant {
  recordId: string;
  name: string;
  swatch: string | null;
}

export interface BrowsedPiece {
  item: PublicItem;
  /** The same piece in other colors and sizes, this one included. Empty if it comes only like this. */
  variants: Variant[];
  /** How it comes through the doorway that's filtered by; null without one. */
  door: { words: string; tight: boolean } | null;
}

export interface Browsed {
  pieces: BrowsedPiece[];
  counts: BrowseCounts;
  /** The last page that can be opened. */
  pages: number;
  kinds: { kind: PieceKind; picture: NonNullable<PublicItem['pictures']['cutOut']> }[];
}

/** One page of what's for sale, with how many pieces each filter would leave. Anyone may look. */
export async function browseCatalog(ctx: Pick<Ctx, 'db'>, browse: Browse): Promise<Browsed> {
  const [items, groups, examples] = await Promise.all([
    browsePage(ctx.db, browse),
    traitGroups(ctx.db, browse.filter),
    oneOfEachKind(ctx.db, pieceKinds),
  ]);
  const counts = countChoices(groups, browse.filter);
  const relatives = await familiesOf(ctx, items);
  return {
    pieces: items.map((item) => ({
      item: publicItem(item),
      variants: variantsIn(relatives, item).slice(0, mostDots),
      door: doorOf(item, browse.filter),
    })),
    counts,
    pages: Math.min(lastBrowsePage, Math.max(1, Math.ceil(counts.total / browsePageSize))),
    kinds: pieceKinds.flatMap((kind) => {
      const picture = examples.find((item) => item.kind === kind)?.pictures.cutOut;
      return picture ? [{ kind, picture }] : [];
    }),
  };
}

function doorOf(item: CatalogItem, { doorWidth, doorHeight }: BrowseFilter): BrowsedPiece['door'] {
  if (doorWidth === null) return null;
  const { words, verdict } = doorFit(item, { width: doorWidth, height: doorHeight ?? usualDoorHeight });
  return { words, tight: verdict !== 'passes' };
}

const mostDots = 5;
/** Per piece. A family has three or four; a maker with fifty shows the first of them. */
const mostRelatives = 12;

/** Every piece of these families that's for sale, read in one query. */
export function familiesOf(ctx: Pick<Ctx, 'db'>, items: readonly CatalogItem[]): Promise<CatalogItem[]> {
  const families = new Map(
    items.map(({ kind, name }) => {
      const family = familyName(name);
      return [`${kind} ${family}`, { kind, family }];
    }),
  );
  return namedLike(ctx.db, [...families.values()], families.size * mostRelatives);
}

export const isFamily = (one: CatalogItem, other: CatalogItem): boolean =>
  one.kind === other.kind && one.vendor.name === other.vendor.name && familyName(one.name) === familyName(other.name);

function variantsIn(relatives: readonly CatalogItem[], item: CatalogItem): Variant[] {
  const family = relatives.filter((other) => isFamily(item, other));
  if (family.length < 2) return [];
  return family.map(({ recordId, name, swatch }) => ({ recordId, name, swatch }));
}
