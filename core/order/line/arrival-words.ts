import { type State, stateName } from '../../places/index.ts';
import { type Day, daysWords, dayWords } from '../../promotion/index.ts';
import { arrivalOfAll, type DayWindow, isComing } from './arrival.ts';
import { type LineState, lineIsKept } from './line-lifecycle.ts';

const daysOf = ({ from, to }: DayWindow): string => daysWords(from, to);

/** 'Arrives December 3–9, 2026'. */
export const arrivalWords = (window: DayWindow): string => `Arrives ${daysOf(window)}`;

/**
 * 'Everything arrives December 1–14, 2026': from the first day of the first piece to the last day of the last, or the
 * window itself for a single piece. Empty without any.
 */
export function allArriveWords(windows: readonly DayWindow[]): string {
  const all = arrivalOfAll(windows);
  if (!all) return '';
  return windows.length === 1 ? arrivalWords(all) : `Everything arrives ${daysOf(all)}`;
}

/**
 * The same before anything is ordered: it depends on the day and on where it goes. Where it may be read later, such as
 * in an email, the day is named. Empty without any.
 */
export function orderTodayWords(windows: readonly DayWindow[], to: State, by: Day | null = null): string {
  const all = arrivalOfAll(windows);
  if (!all) return '';
  const order = by === null ? 'Order today' : `Order by ${dayWords(by)},`;
  const place = to === 'DC' ? `the ${stateName(to)}` : stateName(to);
  const what = windows.length === 1 ? 'it' : 'everything';
  return `${order} and ${what} arrives in ${place} ${daysOf(all)}.`;
}

/**
 * When what's still to come of an order arrives. Empty if nothing is, or if we don't know a day for one of the pieces:
 * its own line says so.
 */
export function orderArrivalWords(lines: readonly { state: LineState; arrives: DayWindow | null }[]): string {
  const coming = lines.filter(isComing);
  const windows = coming.flatMap(({ arrives }) => arrives ?? []);
  const all = arrivalOfAll(windows);
  if (!all || windows.length < coming.length) return '';
  const isHere = lines.some((line) => lineIsKept(line.state) && !isComing(line));
  return isHere ? `The rest arrives ${daysOf(all)}` : allArriveWords(windows);
}
