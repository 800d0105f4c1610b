import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  type Browse,
  type BrowseFilter,
  type BrowseSort,
  browsePageSize,
  type CatalogItem,
  type PieceKind,
  type StyleLabel,
  styleMasks,
  type TraitGroup,
  traitMasks,
  usualDoorHeight,
} from '#core/catalog/index.ts';
import type { Db } from '../db/database.ts';
import { furniture } from '../db/schema/index.ts';
import { type FurnitureRow, itemOfRow } from './store.ts';

const onSale = ({ kind }: BrowseFilter) =>
  and(eq(furniture.active, true), kind === null ? undefined : eq(furniture.kind, kind));

const withinRanges = ({ minCents, maxCents, minWidth, maxWidth, doorWidth, doorHeight }: BrowseFilter) =>
  and(
    minCents === null ? undefined : gte(furniture.priceCents, minCents),
    maxCents === null ? undefined : lte(furniture.priceCents, maxCents),
    minWidth === null ? undefined : gte(furniture.width, minWidth),
    maxWidth === null ? undefined : lte(furniture.width, maxWidth),
    doorWidth === null ? undefined : lte(furniture.doorWidth, doorWidth),
    doorWidth === null ? undefined : lte(furniture.doorHeight, doorHeight ?? usualDoorHeight),
  );

const hasTraits = (filter: BrowseFilter) =>
  Object.values(traitMasks(filter)).flatMap((mask) => (mask === 0 ? [] : [sql`${furniture.traits} & ${mask} <> 0`]));

/** In these styles alone, then in these and others, then the rest. */
function byStyle(near: readonly StyleLabel[]): SQL {
  const { own, other } = styleMasks(near);
  return sql`case when ${furniture.traits} & ${own} = 0 then 2 when ${furniture.traits} & ${other} <> 0 then 1 else 0 end`;
}

/** The id decides between equals, so that no piece is on two pages. */
const orders: Readonly<Record<Exclude<BrowseSort, 'style'>, SQL[]>> = {
  name: [asc(furniture.name), asc(furniture.recordId)],
  newest: [desc(furniture.addedWhen), asc(furniture.name), asc(furniture.recordId)],
  'price-up': [asc(furniture.priceCents), asc(furniture.name), asc(furniture.recordId)],
  'price-down': [desc(furniture.priceCents), asc(furniture.name), asc(furniture.recordId)],
  'width-up': [asc(furniture.width), asc(furniture.name), asc(furniture.recordId)],
  'width-down': [desc(furniture.width), asc(furniture.name), asc(furniture.recordId)],
};

const orderOf = ({ sort, near }: Browse): SQL[] => (sort === 'style' ? [byStyle(near), ...orders.name] : orders[sort]);

/** Finds the page in the index alone, then reads only its records. */
export async function browsePage(db: Db, browse: Browse): Promise<CatalogItem[]> {
  const { filter, page } = browse;
  const order = orderOf(browse);
  const found = db
    .select({ recordId: furniture.recordId })
    .from(furniture)
    .where(and(onSale(filter), withinRanges(filter), ...hasTraits(filter)))
    .orderBy(...order)
    .limit(browsePageSize)
    .offset((page - 1) * browsePageSize);
  const rows = await db
    .select()
    .from(furniture)
    .where(inArray(furniture.recordId, found))
    .orderBy(...order);
  return rows.map(itemOfRow);
}

/** Everything the counts are made of, in one pass over the index. */
export async function traitGroups(db: Db, filter: BrowseFilter): Promise<TraitGroup[]> {
  const within = withinRanges(filter);
  const rows = await db
    .select({
      traits: furniture.traits,
      all: sql<number>`count(*)`.mapWith(Number),
      within: sql<number>`count(*)${within ? sql` filter (where ${within})` : sql``}`.mapWith(Number),
      leastCents: sql<number>`min(${furniture.priceCents})`.mapWith(Number),
      mostCents: sql<number>`max(${furniture.priceCents})`.mapWith(Number),
      leastInches: sql<number>`min(${furniture.width})`.mapWith(Number),
      mostInches: sql<number>`max(${furniture.width})`.mapWith(Number),
    })
    .from(furniture)
    .where(onSale(filter))
    .groupBy(furniture.traits);
  return rows.map(({ traits, all, within: left, ...ends }) => ({
    ...{ traits, all, within: left },
    span: { cents: [ends.leastCents, ends.mostCents], inches: [ends.leastInches, ends.mostInches] },
  }));
}

/** One pictured piece of each kind, for the row of kinds. */
export async function oneOfEachKind(db: Db, kinds: readonly PieceKind[]): Promise<CatalogItem[]> {
  const { rows } = await db.execute<{ record_id: string }>(sql`
    select one.record_id from unnest(${sql.param([...kinds])}::text[]) as wanted(kind)
    cross join lateral (
      select record_id from ${furniture}
      where kind = wanted.kind and active and item #>> '{pictures,cutOut,publicId}' is not null
      order by name, record_id limit 1
    ) one`);
  const ids = rows.map(({ record_id }) => record_id);
  if (ids.length === 0) return [];
  return (await db.select().from(furniture).where(inArray(furniture.recordId, ids))).map(itemOfRow);
}

/** Pieces of this kind whose names begin like this. They may include another family with a longer name. */
export async function namedLike(
  db: Db,
  families: readonly { kind: PieceKind; family: string }[],
  most: number,
): Promise<CatalogItem[]> {
  if (families.length === 0) return [];
  const rows: FurnitureRow[] = await db
    .select()
    .from(furniture)
    .where(
      and(
        eq(furniture.active, true),
        or(
          ...families.map(({ kind, family }) =>
            and(eq(furniture.kind, kind), gte(furniture.name, family), lt(furniture.name, `${family}\uffff`)),
          ),
        ),
      ),
    )
    .orderBy(asc(furniture.name), asc(furniture.recordId))
    .limit(most);
  return rows.map(itemOfRow);
}
