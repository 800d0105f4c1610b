import { addDays, type Day, easternDay, isFederalHoliday } from '../../promotion/index.ts';
import type { Delivery } from '../../selection/index.ts';
import type { Carriage } from '../carriage/carriage.ts';
import type { LineState } from '../line/line-lifecycle.ts';
import { type DeliveryWindow, isSameWindow, type WindowPart, windowParts } from './delivery-window.ts';

/** What an admin decides about appointments. */
export interface DeliveryRules {
  /** Days of the week we deliver on. Sunday is 0. */
  readonly weekdays: readonly number[];
  /** The first day to choose is so many days away. */
  readonly leadDays: number;
  /** The last day to change an appointment is so many days before it. */
  readonly changeDays: number;
  /** How many days are offered. */
  readonly offeredDays: number;
  /** How many homes in one area get a delivery in one window. */
  readonly capacity: number;
  /** Days without a chosen delivery until the customer is reminded. */
  readonly remindDays: number;
  /** How often, before one of us calls. */
  readonly reminders: number;
  /** Days without deliveries, besides federal holidays. */
  readonly holidays: readonly Day[];
}

/** No one plans further ahead than this. */
const furthest = 120;

export const isDeliveryDay = ({ weekdays, holidays }: DeliveryRules, day: Day): boolean =>
  weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !isFederalHoliday(day) && !holidays.includes(day);

/** Why a window can't be had, besides being full. */
export type WindowRefusal = 'too-soon' | 'too-far' | 'no-delivery';
export type WindowCheck = { ok: true } | { ok: false; reason: WindowRefusal };

/** The days an appointment may have, as of this moment. */
interface Reach {
  rules: DeliveryRules;
  now: Date;
  /** Not before this day; null if only the lead time counts. */
  ready: Day | null;
}

const firstDay = ({ rules, now, ready }: Reach): Day => {
  const soonest = addDays(easternDay(now), rules.leadDays);
  return ready !== null && ready > soonest ? ready : soonest;
};

/** Whether a window may be chosen, full or not. */
export function checkWindow({ day }: DeliveryWindow, reach: Reach): WindowCheck {
  if (day < firstDay(reach)) return { ok: false, reason: 'too-soon' };
  if (day > addDays(easternDay(reach.now), furthest)) return { ok: false, reason: 'too-far' };
  return isDeliveryDay(reach.rules, day) ? { ok: true } : { ok: false, reason: 'no-delivery' };
}

/** The places given away in a window, in one area. */
export interface TakenPlaces extends DeliveryWindow {
  readonly places: number;
}

export interface OfferedDay {
  readonly day: Day;
  readonly parts: WindowPart[];
}

/** The next days with a place left, each with its open windows. */
export function offeredDays(reach: Reach, taken: readonly TakenPlaces[]): OfferedDay[] {
  const { rules, now } = reach;
  const last = addDays(easternDay(now), furthest);
  const offered: OfferedDay[] = [];
  for (let day = firstDay(reach); day <= last && offered.length < rules.offeredDays; day = addDays(day, 1)) {
    if (!isDeliveryDay(rules, day)) continue;
    const parts = windowParts.filter((part) => hasPlace(rules, { day, part }, taken));
    if (parts.length > 0) offered.push({ day, parts });
  }
  return offered;
}

export const hasPlace = (
  { capacity }: Pick<DeliveryRules, 'capacity'>,
  window: DeliveryWindow,
  taken: readonly TakenPlaces[],
): boolean => (taken.find((one) => isSameWindow(one, window))?.places ?? 0) < capacity;

/** The last day on which the customer can change an appointment; never in the past when it's made. */
export const lastChangeDay = ({ changeDays }: Pick<DeliveryRules, 'changeDays'>, { day }: DeliveryWindow): Day =>
  addDays(day, -changeDays);

/** The delivery has to be agreed on: white glove comes into the home, and it's with the carrier. */
export const needsAppointment = (line: { delivery: Delivery; state: LineState }): boolean =>
  line.delivery === 'white-glove' && line.state === 'shipped';

/** What an appointment is for: pieces that come, or that we pick up again. */
export type Errand = 'delivery' | 'pick-up';

/** What has to be agreed on for a piece now, if anything. */
export function errandOf(line: { delivery: Delivery; state: LineState }, carriage: Carriage): Errand | null {
  if (needsAppointment(line)) return 'delivery';
  return line.state === 'return requested' && carriage === 'pick-up' ? 'pick-up' : null;
}

export interface BookedAppointment extends DeliveryWindow {
  readonly changeUntil: Day;
}

/** The day has passed and the piece still isn't there. */
export const isMissed = ({ day }: DeliveryWindow, now: Date): boolean => day < easternDay(now);

/** Whether the customer can choose: nothing is agreed on, it was missed, or it may still be changed. */
export const mayChooseWindow = (booked: BookedAppointment | null, now: Date): boolean =>
  booked === null || isMissed(booked, now) || easternDay(now) <= booked.changeUntil;

/** When the last letter has to have gone out for a reminder to choose a day, or for one of us to call. */
export const lastReminderBefore = ({ remindDays }: Pick<DeliveryRules, 'remindDays'>, now: Date): Date =>
  new Date(now.getTime() - remindDays * 24 * 60 * 60 * 1000);

/** What staff move an appointment by: from tomorrow on, whatever the lead time. */
export const rulesForStaff = (rules: DeliveryRules): DeliveryRules => ({ ...rules, leadDays: 1 });
