import {
  checkWindow,
  type DeliveryWindow,
  isSameWindow,
  lastChangeDay,
  rulesForStaff,
  windowWords,
} from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { onLines } from '../fulfillment/change-lines.ts';
import { noteEvent } from '../fulfillment/take-step.ts';
import { decideWaiting, takePlace, type WindowAsked, type WindowChosen, writeWindow } from './choose-window.ts';
import { promiseAppointmentNews } from './mail-appointment.ts';
import { appointmentsOf } from './store-appointments.ts';

export interface MoveAsked extends WindowAsked {
  /** The window it's in, as the page showed it. */
  from: DeliveryWindow;
  /** Our words to the customer. */
  reason: string;
}

/**
 * Staff move a delivery to another window, and the customer hears why. They may move it at shorter notice than customers
 * can choose, but never into a window that's full.
 */
export const moveDelivery = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { orderId, lineIds, from, window, reason }: MoveAsked,
): Promise<WindowChosen> =>
  onLines<WindowChosen>(
    ctx,
    { orderId, lineIds, act: 'deliver', capabilities: { any: 'order.move-delivery' }, decide: decideWaiting },
    async (inside, order, lines) => {
      const now = inside.clock.now();
      const { deliveries: rules } = await getSettings(inside);
      const booked = await appointmentsOf(inside.db, lineIds);
      if (booked.length < lines.length || !booked.every((one) => isSameWindow(one, from))) {
        return { ok: false, reason: 'not-waiting' };
      }
      if (isSameWindow(from, window)) return { ok: true, appointments: booked };
      const check = checkWindow(window, { rules: rulesForStaff(rules), now, ready: null });
      if (!check.ok) return check;
      if (!(await takePlace(inside, order, window, rules.capacity))) return { ok: false, reason: 'full' };
      const changeUntil = lastChangeDay(rules, window);
      const moved = await writeWindow(inside, order, lines, { window, changeUntil, reason });
      const detail = { from: windowWords(from), to: windowWords(window), reason };
      await noteEvent(inside, order, lines, { act: 'move delivery', note: windowWords(window), detail });
      await promiseAppointmentNews(inside, order, lines, moved, 'moved');
      return { ok: true, appointments: moved };
    },
  );
