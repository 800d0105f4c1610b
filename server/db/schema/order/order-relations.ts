import { relations } from 'drizzle-orm';
import { damageClaim } from './damage-claim.ts';
import { deliveryAppointment } from './delivery-appointment.ts';
import { ledgerEntry } from './ledger-entry.ts';
import { lineExchange } from './line-exchange.ts';
import { lineRequest } from './line-request.ts';
import { order } from './order.ts';
import { orderLine, orderLineEvent } from './order-line.ts';
import { payment } from './payment.ts';
import { refund } from './refund.ts';

/** What belongs to an order, so that it can be read whole in one query. */
export const orderRelations = relations(order, ({ one, many }) => ({
  paidBy: one(payment, { fields: [order.id], references: [payment.id] }),
  lines: many(orderLine),
  refunds: many(refund),
  exchanges: many(lineExchange),
  entries: many(ledgerEntry),
}));

export const orderLineRelations = relations(orderLine, ({ one, many }) => ({
  order: one(order, { fields: [orderLine.orderId], references: [order.id] }),
  events: many(orderLineEvent),
  requests: many(lineRequest),
  claims: many(damageClaim),
  appointments: many(deliveryAppointment),
}));

export const refundRelations = relations(refund, ({ one }) => ({
  order: one(order, { fields: [refund.orderId], references: [order.id] }),
}));

export const lineExchangeRelations = relations(lineExchange, ({ one }) => ({
  order: one(order, { fields: [lineExchange.orderId], references: [order.id] }),
  paidBy: one(payment, { fields: [lineExchange.id], references: [payment.id] }),
}));

export const ledgerEntryRelations = relations(ledgerEntry, ({ one }) => ({
  order: one(order, { fields: [ledgerEntry.orderId], references: [order.id] }),
}));

export const orderLineEventRelations = relations(orderLineEvent, ({ one }) => ({
  line: one(orderLine, { fields: [orderLineEvent.lineId], references: [orderLine.id] }),
}));

export const lineRequestRelations = relations(lineRequest, ({ one }) => ({
  line: one(orderLine, { fields: [lineRequest.lineId], references: [orderLine.id] }),
}));

export const damageClaimRelations = relations(damageClaim, ({ one }) => ({
  line: one(orderLine, { fields: [damageClaim.lineId], references: [orderLine.id] }),
}));

export const deliveryAppointmentRelations = relations(deliveryAppointment, ({ one }) => ({
  line: one(orderLine, { fields: [deliveryAppointment.lineId], references: [orderLine.id] }),
}));
