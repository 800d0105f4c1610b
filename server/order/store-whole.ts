import { asc, desc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  damageClaim,
  deliveryAppointment,
  ledgerEntry,
  lineExchange,
  lineRequest,
  order,
  orderLine,
  orderLineEvent,
  refund,
} from '../db/schema/index.ts';

export type WholeOrder = Awaited<ReturnType<typeof wholeOrders>>[number];

/** Orders with everything recorded about them, in no particular order. */
export const wholeOrders = (db: Db, ids: readonly string[]) =>
  db.query.order.findMany({
    where: inArray(order.id, [...ids]),
    with: {
      lines: {
        orderBy: asc(orderLine.position),
        with: {
          events: { orderBy: asc(orderLineEvent.sequence) },
          // Both newest first.
          claims: { orderBy: [desc(damageClaim.at), desc(damageClaim.id)] },
          // At most one.
          appointments: { where: isNull(deliveryAppointment.endedAt) },
          requests: { orderBy: [desc(lineRequest.at), desc(lineRequest.id)] },
        },
      },
      refunds: { orderBy: [asc(refund.promisedAt), asc(refund.id)] },
      paidBy: { columns: { intentId: true, card: true } },
      exchanges: { orderBy: asc(lineExchange.openedAt), with: { paidBy: { columns: { intentId: true, card: true } } } },
      entries: { orderBy: [asc(ledgerEntry.at), asc(ledgerEntry.id)] },
    },
  });
