import { and, asc, between, countDistinct, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { needsAppointment, type TakenPlaces } from '#core/order/index.ts';
import type { Day } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { ofCustomer } from '../../customer/customer-page.ts';
import type { Db } from '../../db/database.ts';
import { account, deliveryAppointment, order, orderLine } from '../../db/schema/index.ts';
import { insertRow } from '../../db/write-rows.ts';
import type { LineRow } from '../store-lines.ts';

export type AppointmentRow = typeof deliveryAppointment.$inferSelect;

const isLive = isNull(deliveryAppointment.endedAt);

export const insertAppointment = (tx: Db, row: typeof deliveryAppointment.$inferInsert): Promise<AppointmentRow> =>
  insertRow(tx, deliveryAppointment, row);

export async function changeAppointment(
  tx: Db,
  row: AppointmentRow,
  changes: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [changed] = await tx
    .update(deliveryAppointment)
    .set({ ...changes, revision: row.revision + 1 })
    .where(eq(deliveryAppointment.id, row.id))
    .returning();
  if (!changed) throw new Error(`no appointment ${row.id}`);
  return changed;
}

/** The appointments that hold a place, of these lines. The caller holds their order. */
export const appointmentsOf = (db: Db, lineIds: readonly string[]): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(deliveryAppointment)
    .where(and(isLive, inArray(deliveryAppointment.lineId, [...lineIds])));

/** Frees the places of lines that aren't waiting for a delivery anymore. */
export async function endAppointments(ctx: Pick<Ctx, 'db' | 'clock'>, lines: readonly LineRow[]): Promise<void> {
  const over = lines.filter((line) => line.delivery === 'white-glove' && !needsAppointment(line));
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await ctx.db
    .update(deliveryAppointment)
    .set({ endedAt: ctx.clock.now() })
    .where(and(isLive, inArray(deliveryAppointment.lineId, ids)));
}

/**
 * The places taken in an area between two days, both included. All pieces of one order come with one truck, so they
 * take one place; the order that asks doesn't compete with itself.
 */
export const takenPlaces = (
  db: Db,
  { area, from, to, besides }: { area: string; from: Day; to: Day; besides: string },
): Promise<TakenPlaces[]> =>
  db
    .select({
      ...{ day: deliveryAppointment.day, part: deliveryAppointment.part },
      places: countDistinct(deliveryAppointment.orderId),
    })
    .from(deliveryAppointment)
    .where(
      and(
        ...[isLive, eq(deliveryAppointment.area, area), between(deliveryAppointment.day, from, to)],
        ne(deliveryAppointment.orderId, besides),
      ),
    )
    .groupBy(deliveryAppointment.day, deliveryAppointment.part);

/** Every piece to be brought on a day, with where and to whom. */
export const deliveriesOn = (db: Db, day: Day) =>
  db
    .select({
      appointment: deliveryAppointment,
      line: { id: orderLine.id, name: orderLine.name, quantity: orderLine.quantity },
      address: order.address,
      customer: { ...ofCustomer, firstName: account.firstName, email: account.email },
    })
    .from(deliveryAppointment)
    .innerJoin(orderLine, eq(orderLine.id, deliveryAppointment.lineId))
    .innerJoin(order, eq(order.id, deliveryAppointment.orderId))
    .innerJoin(account, eq(account.id, order.accountId))
    .where(and(isLive, eq(deliveryAppointment.day, day)))
    .orderBy(asc(deliveryAppointment.area), asc(deliveryAppointment.orderId), asc(orderLine.position));

/** The first day before this one with a delivery that never came; null without any. */
export async function firstMissedDay(db: Db, today: Day): Promise<Day | null> {
  const [row] = await db
    .select({ day: deliveryAppointment.day })
    .from(deliveryAppointment)
    .where(and(isLive, lt(deliveryAppointment.day, today)))
    .orderBy(asc(deliveryAppointment.day))
    .limit(1);
  return row?.day ?? null;
}
