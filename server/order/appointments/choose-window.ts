import {
  type AppointmentRefusal,
  carriageOf,
  checkWindow,
  type DeliveryWindow,
  deliveryAreaOf,
  type Errand,
  errandOf,
  hasPlace,
  isSameWindow,
  lastChangeDay,
  mayChooseWindow,
  needsAppointment,
  windowWords,
} from '#core/order/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { type LinesRefused, onLines } from '../fulfillment/change-lines.ts';
import { noteEvent } from '../fulfillment/take-step.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { promiseAppointmentNews } from './mail-appointment.ts';
import { readyTogether } from './offered-days.ts';
import {
  type AppointmentRow,
  appointmentsOf,
  changeAppointment,
  insertAppointment,
  takenPlaces,
} from './store-appointments.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

export interface WindowAsked {
  orderId: string;
  lineIds: readonly string[];
  window: DeliveryWindow;
}

const eventOf = { delivery: 'book delivery', 'pick-up': 'book pickup' } as const satisfies Record<Errand, string>;

export type WindowNotHad = { ok: false; reason: AppointmentRefusal };
export type WindowChosen = { ok: true; appointments: AppointmentRow[] } | WindowNotHad | LinesRefused;

/** A step that changes no state: whether there can be anything to agree on for a line. */
export const decideWaiting = (line: LineRow) =>
  needsAppointment(line) || line.state === 'return requested'
    ? { ok: true as const, to: line.state }
    : { ok: false as const, reason: 'not-allowed' as const };

/** What the lines' appointment is for; null if it isn't one and the same for all of them. */
async function errandTogether(ctx: Pick<Ctx, 'db'>, lines: readonly LineRow[]): Promise<Errand | null> {
  const recordIds = lines.filter(({ state }) => state === 'return requested').map(({ recordId }) => recordId);
  const items = await itemsById(ctx, recordIds);
  const errands = lines.map((line) => errandOf(line, carriageOf(items.get(line.recordId))));
  const [first = null] = errands;
  return errands.every((one) => one === first) ? first : null;
}

/** The customer chooses when their pieces are brought or picked up, or changes that while there's time. */
export const chooseWindow = (ctx: Needs, { orderId, lineIds, window }: WindowAsked): Promise<WindowChosen> =>
  onLines<WindowChosen>(
    ctx,
    { orderId, lineIds, act: 'deliver', capabilities: { own: 'order.book-delivery-own' }, decide: decideWaiting },
    async (inside, order, lines) => {
      const now = inside.clock.now();
      const errand = await errandTogether(inside, lines);
      if (errand === null) return { ok: false, reason: 'not-waiting' };
      const { deliveries: rules } = await getSettings(inside);
      const booked = await appointmentsOf(inside.db, lineIds);
      if (!booked.every((one) => mayChooseWindow(one, now))) return { ok: false, reason: 'fixed' };
      if (booked.length === lines.length && booked.every((one) => isSameWindow(one, window))) {
        return { ok: true, appointments: booked };
      }
      const check = checkWindow(window, { rules, now, ready: readyTogether(lines, order.address) });
      if (!check.ok) return check;
      if (!(await takePlace(inside, order, window, rules.capacity))) return { ok: false, reason: 'full' };
      const made = await writeWindow(inside, order, lines, { window, changeUntil: lastChangeDay(rules, window) });
      await noteEvent(inside, order, lines, { act: eventOf[errand], note: windowWords(window) });
      await promiseAppointmentNews(inside, order, lines, made, {
        errand,
        news: booked.length > 0 ? 'changed' : 'booked',
      });
      return { ok: true, appointments: made };
    },
  );

/** Whether there's a place left. Everyone who asks for one in this area on this day waits for the others. */
export async function takePlace(ctx: Needs, order: OrderRow, window: DeliveryWindow, capacity: number) {
  const area = deliveryAreaOf(order.address.zip);
  const { day } = window;
  await takeTurns(ctx.db, `delivery:${area}:${day}`);
  const taken = await takenPlaces(ctx.db, { area, from: day, to: day, besides: order.id });
  return hasPlace({ capacity }, window, taken);
}

interface Written {
  window: DeliveryWindow;
  changeUntil: string;
  reason?: string;
}

/** Every line's appointment, made or changed. The caller has taken the place. */
export async function writeWindow(
  ctx: Needs,
  order: OrderRow,
  lines: readonly LineRow[],
  { window: { day, part }, changeUntil, reason = '' }: Written,
): Promise<AppointmentRow[]> {
  const before = await appointmentsOf(
    ctx.db,
    lines.map(({ id }) => id),
  );
  const written: AppointmentRow[] = [];
  for (const { id: lineId } of lines) {
    const row = before.find((one) => one.lineId === lineId);
    const agreed = { area: deliveryAreaOf(order.address.zip), day, part, changeUntil, reason };
    const made = row
      ? changeAppointment(ctx.db, row, agreed)
      : insertAppointment(ctx.db, {
          ...{ id: ctx.ids.next('appointment'), orderId: order.id, lineId, at: ctx.clock.now() },
          ...agreed,
        });
    written.push(await made);
  }
  return written;
}
