import { arrivalOf, arrivalWords, type DayWindow, isDayOpen, orderWords } from '#core/order/index.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';

/** When a line arrives, as far as we know at the moment of writing. */
export const lineArrival = ({ address }: OrderRow, line: LineRow, now: Date): DayWindow | null =>
  arrivalOf(line, address.state, now);

/** By when a line ships and when it arrives, as facts for a letter. A day we don't know is left out. */
export function dayFacts(order: OrderRow, line: LineRow, now: Date): string[] {
  const arrives = lineArrival(order, line, now);
  const isWaiting = line.state === 'placed' || line.state === 'confirmed';
  return [
    ...(isWaiting && !isDayOpen(line) ? [orderWords.shipBy(line.shipBy)] : []),
    ...(arrives ? [arrivalWords(arrives)] : []),
  ];
}
