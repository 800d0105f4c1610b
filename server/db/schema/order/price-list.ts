import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { readShippingBands } from '#core/price-list/index.ts';
import { createdAt, notNegative } from '../columns.ts';
import { storedJson } from '../stored-json.ts';

/** What the fee and shipping cost from a day on, in US Eastern time. Before the first one, core's standard list holds. */
export const priceList = pgTable(
  'price_list',
  {
    /** One list for a day. It's changed and deleted only before that day begins. */
    fromDay: text('from_day').primaryKey(),
    feeCents: integer('fee_cents').notNull(),
    shippingBands: storedJson('shipping_bands', readShippingBands).notNull(),
    volumeThresholdCents: integer('volume_threshold_cents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    notNegative('price_list_fee_check', table.feeCents),
    notNegative('price_list_threshold_check', table.volumeThresholdCents),
  ],
);
