import { projectTerms } from './terms.ts';

const hour = 60 * 60 * 1000;

/** When boards are due that started waiting at this moment. */
export function boardsDueAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + projectTerms.boardsWithinHours * hour);
}

/** The ruler that the customer and the specialist both read. */
export interface ProjectClock {
  readonly totalHours: number;
  /** With fractions; beyond the total once the promise is missed. */
  readonly hoursGone: number;
  /** Whole hours still to come, the one that has begun counted; 0 once the promise is missed. */
  readonly hoursLeft: number;
  readonly late: boolean;
}

export function projectClock(waitingSince: Date, now: Date): ProjectClock {
  const totalHours = projectTerms.boardsWithinHours;
  const hoursGone = Math.max(0, (now.getTime() - waitingSince.getTime()) / hour);
  return {
    totalHours,
    hoursGone,
    hoursLeft: Math.max(0, Math.ceil(totalHours - hoursGone)),
    late: hoursGone > totalHours,
  };
}
