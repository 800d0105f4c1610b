import type { Day } from '../promotion/index.ts';
import { type Visit, visitDayHasCome } from './update.ts';

/** More than anyone takes of a room. */
export const mostVisitPhotos = 40;

/** Longer than any device is without a network. */
const longestOnDevice = 60 * 24 * 60 * 60 * 1000;

/** When a photo was taken, by the device's clock, which may be wrong: never after now, nor long before. */
export function photoTakenAt(told: string, now: Date): Date {
  const age = now.getTime() - new Date(told).getTime();
  return age >= 0 && age <= longestOnDevice ? new Date(now.getTime() - age) : now;
}

/**
 * Whether photos of a visit can be added: from its day on, also once it's complete, because what was taken without a
 * network arrives later.
 */
export const takesPhotos = (visit: Pick<Visit, 'state' | 'date'>, today: Day): boolean =>
  (visit.state === 'scheduled' || visit.state === 'complete') && visitDayHasCome(visit, today);
