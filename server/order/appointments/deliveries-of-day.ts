import type { DeliveryAddress, WindowPart } from '#core/order/index.ts';
import { type Day, easternDay } from '#core/promotion/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { customerPage } from '../../customer/customer-page.ts';
import { deliveriesOn, firstMissedDay } from './store-appointments.ts';

/** One home on one day: all pieces of an order that come in the same window. */
export interface DeliveryStop {
  orderId: string;
  part: WindowPart;
  address: DeliveryAddress;
  customer: { firstName: string; email: string; page: string | null };
  pieces: { lineId: string; name: string; quantity: number }[];
  /** Why it was moved here. */
  reason: string;
}

export interface DeliveriesOfDay {
  stops: DeliveryStop[];
  /** The first earlier day with a delivery that never came. */
  missedOn: Day | null;
}

/** What's to be brought on a day, by window and area. Empty for those who may not see it. */
export async function deliveriesOfDay(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, day: Day): Promise<DeliveriesOfDay> {
  if (!authorise(ctx.actor, 'delivery.view-any').ok) return { stops: [], missedOn: null };
  const [rows, missedOn] = await Promise.all([
    deliveriesOn(ctx.db, day),
    firstMissedDay(ctx.db, easternDay(ctx.clock.now())),
  ]);
  const stops = new Map<string, DeliveryStop>();
  for (const { appointment, line, address, customer } of rows) {
    const { orderId, part, reason } = appointment;
    const piece = { lineId: line.id, name: line.name, quantity: line.quantity };
    const key = `${orderId} ${part}`;
    const stop = stops.get(key);
    if (stop) stop.pieces.push(piece);
    else {
      const person = { firstName: customer.firstName, email: customer.email, page: customerPage(ctx.actor, customer) };
      stops.set(key, { orderId, part, address, customer: person, pieces: [piece], reason });
    }
  }
  return { stops: [...stops.values()], missedOn };
}
