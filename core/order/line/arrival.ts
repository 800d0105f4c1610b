import { isOffMainland, milesBetween, type State } from '../../places/index.ts';
import { addBusinessDays, type Day, easternDay } from '../../promotion/index.ts';
import type { Delivery } from '../../selection/index.ts';
import { isDayOpen, isLate, shipByDay } from './delay.ts';
import type { LineState } from './line-lifecycle.ts';

/** The days between which something arrives, both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

interface BusinessDays {
  readonly least: number;
  readonly most: number;
}

/** How long a piece is on the road, in business days. */
const transitRule = {
  /** By the miles between the maker's state and the customer's. */
  byMiles: [
    { upTo: 250, least: 1, most: 3 },
    { upTo: 700, least: 2, most: 5 },
    { upTo: 1400, least: 3, most: 6 },
    { upTo: Number.POSITIVE_INFINITY, least: 4, most: 8 },
  ],
  /** To Alaska, Hawaii and Puerto Rico, and from there. */
  overWater: { least: 8, most: 15 },
  /** White glove calls 2-3 days ahead and agrees on a weekday. */
  whiteGlove: { least: 2, most: 4 },
} as const;

/** Without a record of where a piece ships from, it may be near or far. */
const fromAnywhere: BusinessDays = { least: 1, most: 8 };

function onTheRoad(from: State | null, to: State): BusinessDays {
  const { byMiles, overWater } = transitRule;
  if (from !== to && [from, to].some((state) => state !== null && isOffMainland(state))) return overWater;
  if (from === null) return fromAnywhere;
  const miles = milesBetween(from, to);
  return byMiles.find(({ upTo }) => miles <= upTo) ?? overWater;
}

/** Where a piece starts, and how it's brought into the home. */
interface Route {
  /** The maker's state; null if we have no record of it. */
  readonly shipsFrom: State | null;
  readonly delivery: Delivery;
}

const whiteGlove = ({ delivery }: Route): BusinessDays =>
  delivery === 'white-glove' ? transitRule.whiteGlove : { least: 0, most: 0 };

/** When a piece arrives that ships on this day. */
function arrivalAfter(day: Day, route: Route, to: State): DayWindow {
  const road = onTheRoad(route.shipsFrom, to);
  const more = whiteGlove(route);
  return {
    from: addBusinessDays(day, road.least + more.least),
    to: addBusinessDays(day, road.most + more.most),
  };
}

/** By when a piece that has shipped is near enough to be brought: from then on, its delivery can be agreed on. */
export const nearBy = (shippedAt: Date, shipsFrom: State | null, to: State): Day =>
  addBusinessDays(easternDay(shippedAt), onTheRoad(shipsFrom, to).most);

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** When a piece would arrive if it were ordered now. */
export const arrivalIfOrdered = (piece: Route & { leadTimeDays: number }, to: State, now: Date): DayWindow =>
  arrivalAfter(shipByDay(now, piece.leadTimeDays), piece, to);

/** What we know about an ordered piece. */
export interface ArrivingLine extends Route {
  readonly state: LineState;
  readonly shipBy: Day;
  readonly delayedFrom: Day | null;
  readonly shippedAt: Date | null;
}

/** Still on its way to the customer, from the maker's bench on. */
export const isComing = ({ state }: { state: LineState }): boolean =>
  state === 'placed' || state === 'confirmed' || state === 'shipped';

/**
 * When an ordered piece arrives, from what we know today: once it has shipped, early or not, from that day; before, from
 * the ship-by day, as promised or as the maker has moved it. Null if it isn't coming, or if no day would be true: the maker is late
 * and hasn't named a new one, or the piece should have arrived by now.
 */
export function arrivalOf(line: ArrivingLine, to: State, now: Date): DayWindow | null {
  if (!isComing(line)) return null;
  if (line.state === 'shipped') {
    if (line.shippedAt === null) return null;
    const today = easternDay(now);
    const window = arrivalAfter(easternDay(line.shippedAt), line, to);
    if (window.to < today) return null;
    return { from: later(window.from, addBusinessDays(today, 0)), to: window.to };
  }
  if (isDayOpen(line) || isLate(line, now)) return null;
  return arrivalAfter(line.shipBy, line, to);
}

/** The window in which several pieces arrive, from the first to the last; null without any. */
export function arrivalOfAll(windows: readonly DayWindow[]): DayWindow | null {
  const [first] = windows.map(({ from }) => from).toSorted();
  const last = windows
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined ? { from: first, to: last } : null;
}
