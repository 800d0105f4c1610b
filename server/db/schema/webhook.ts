import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DeliveryState, deliveryStates, type WebhookTopic, type WebhookType } from '#core/webhook/index.ts';
import { account } from './account/account.ts';
import { at, createdAt, id, notNegative, oneOf } from './columns.ts';
import { maker } from './order/maker.ts';

/** Another system's address that is told what happens here. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: id(),
    url: text('url').notNull(),
    topics: text('topics').array().$type<WebhookTopic[]>().notNull(),
    /** What we sign with, encrypted. Shown once, when the endpoint was added. */
    secret: text('secret').notNull(),
    createdBy: text('created_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    pausedAt: at('paused_at'),
    /** A maker's is kept without its secret when it's removed, with what was posted there. */
    removedAt: at('removed_at'),
    /** A maker's own system, which hears of its purchase orders and of nothing else. */
    makerId: text('maker_id').references(() => maker.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('webhook_endpoint_creator_index').on(table.createdBy),
    uniqueIndex('webhook_endpoint_maker_key').on(table.makerId),
  ],
);

/** One event for one endpoint, written with the event itself. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    /** Every endpoint gets the same one, and so does every retry. */
    eventId: text('event_id').notNull(),
    type: text('type').$type<WebhookType>().notNull(),
    /** As it is signed and posted: ids, states and cents. Only a maker's has a person in it: the one it ships to. */
    body: text('body').notNull(),
    /** The purchase order it's about. */
    purchaseOrderId: text('purchase_order_id'),
    state: text('state').$type<DeliveryState>().notNull(),
    tries: integer('tries').notNull().default(0),
    triedAt: at('tried_at'),
    nextTryAt: at('next_try_at'),
    /** The last answer's status; null if there was none. */
    status: integer('status'),
    /** The beginning of the last answer, or why there was none. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('webhook_delivery_state_check', table.state, deliveryStates),
    notNegative('webhook_delivery_tries_check', table.tries),
    index('webhook_delivery_endpoint_index').on(table.endpointId),
    index('webhook_delivery_purchase_order_index')
      .on(table.purchaseOrderId)
      .where(sql`${table.purchaseOrderId} is not null`),
    index('webhook_delivery_created_index').on(table.createdAt, table.id),
    index('webhook_delivery_given_up_index').on(table.triedAt).where(sql`${table.state} = 'given up'`),
  ],
);
