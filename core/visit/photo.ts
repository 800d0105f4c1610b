import type { Day } from '../promotion/index.ts';
import { type Visit, visitDayHasCome } from './update.ts';

/** More than anyone takes of a room. */
export const mostVisitPhotos = 40;

/** When a photo was taken, by the device's clock, which may be wrong: never after now. */
export function photoTakenAt(told: string, now: Date): Date {
  const taken = new Date(told);
  return Number.isNaN(taken.getTime()) || taken > now ? now : taken;
}

/**
 * Whether photos of a visit can be added: from its day on, also once it's complete, because what was taken without a
 * network arrives later.
 */
export const takesPhotos = (visit: Pick<Visit, 'state' | 'date'>, today: Day): boolean =>
  (visit.state === 'scheduled' || visit.state === 'complete') && visitDayHasCome(visit, today);
