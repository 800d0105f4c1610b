import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { type CatalogItem, itemColors, materials, roomIds, styleLabels, traitBit } from '#core/catalog/index.ts';
import { createdAt, notNegative, updatedAt } from '../columns.ts';
import { readFurniture, storedJson } from '../stored-json.ts';

const bitIf = (condition: string, bit: number) => `case when ${condition} then ${bit} else 0 end`;
const traitsOfRow = sql.raw(
  [
    ...roomIds.map((room) => bitIf(`'${room}' = any(rooms)`, traitBit(`room ${room}`))),
    ...styleLabels.map((label) => bitIf(`'${label}' = any(styles)`, traitBit(`style ${label}`))),
    ...itemColors.map((color) => bitIf(`item ->> 'color' = '${color}'`, traitBit(`color ${color}`))),
    ...materials.map((material) => bitIf(`item -> 'materials' ? '${material}'`, traitBit(`material ${material}`))),
    bitIf('stock > 0', traitBit('in stock')),
  ].join(' + '),
);

export const furniture = pgTable(
  'furniture',
  {
    recordId: text('record_id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<CatalogItem['kind']>().notNull(),
    rooms: text('rooms').array().$type<CatalogItem['rooms']>().notNull(),
    styles: text('styles').array().$type<CatalogItem['styles']>().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** What can still be sold: a reservation lowers it at once. */
    stock: integer('stock').notNull(),
    active: boolean('active').notNull().default(true),
    /** Lifetime totals only grow: a good seller passes what an integer holds ($21 million). */
    totalUnitsSold: bigint('total_units_sold', { mode: 'number' }).notNull().default(0),
    grossSalesCents: bigint('gross_sales_cents', { mode: 'number' }).notNull().default(0),
    item: storedJson('item', readFurniture).notNull(),
    /** Normalized text for searching. */
    searchText: text('search_text').notNull(),
    /** What visitors filter by, as bits (core/catalog/browse-traits.ts). Sales change it only with the last in stock. */
    traits: integer('traits').notNull().generatedAlwaysAs(traitsOfRow),
    /** Inches. */
    width: numeric('width', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`(item #>> '{dimensions,width}')::numeric`),
    /**
     * The narrowest doorway it comes through and how high that has to be, in inches; 0 if it comes packed, null if it
     * needs one higher than usual. The database works it out with `doorway_for` (migration 0030), by the rules of
     * `core/selection/door/door.ts`.
     */
    doorWidth: numeric('door_width', { mode: 'number' }).generatedAlwaysAs(sql`(doorway_for(kind, item))[1]`),
    doorHeight: numeric('door_height', { mode: 'number' }).generatedAlwaysAs(sql`(doorway_for(kind, item))[2]`),
    addedWhen: text('added_when').notNull().generatedAlwaysAs(sql`item ->> 'addedWhen'`),
    /** Its maker, by name. */
    vendor: text('vendor').notNull().generatedAlwaysAs(sql`coalesce(item #>> '{vendor,name}', '')`),
    /** What its maker charges us for one; null if we don't know. For admins only, so it's not part of the item. */
    costCents: integer('cost_cents'),
    /** Increases with every studio edit, but not with sales. Saving an older revision is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('furniture_kind_index').on(table.kind, table.priceCents).where(sql`${table.active}`),
    // Lists are sorted by name. The columns they filter and count by are in the index too, so that a count reads no
    // rows. Stock isn't, or every sale would update the index. Text search has its own index, created in the migration,
    // because it needs the trigram extension.
    index('furniture_name_index').on(table.name, table.recordId, table.kind, table.active, table.rooms, table.styles),
    index('furniture_kind_name_index').on(
      table.kind,
      table.name,
      table.recordId,
      table.active,
      table.rooms,
      table.styles,
    ),
    // Everything a visitor can filter and sort by, so that the list and its counts read no rows.
    index('furniture_browse_index')
      .on(
        table.kind,
        table.name,
        table.recordId,
        table.traits,
        table.priceCents,
        table.width,
        table.addedWhen,
        table.doorWidth,
        table.doorHeight,
      )
      .where(sql`${table.active}`),
    index('furniture_inactive_index').on(table.name, table.recordId).where(sql`not ${table.active}`),
    index('furniture_vendor_index').on(table.vendor, table.name, table.recordId),
    notNegative('furniture_cost_check', table.costCents),
    check('furniture_price_check', sql`${table.priceCents} > 0`),
    notNegative('furniture_stock_check', table.stock),
    notNegative('furniture_sold_check', table.totalUnitsSold),
    notNegative('furniture_sales_check', table.grossSalesCents),
  ],
);
