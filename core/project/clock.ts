import { projectTerms } from './terms.ts';

const hour = 60 * 60 * 1000;

/** When boards are due if the wait started at this moment. */
export function boardsDueAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + projectTerms.boardsWithinHours * hour);
}

/** The progress ruler that both the customer and the specialist see. */
export interface ProjectClock {
  readonly totalHours: number;
  /** With fractions; more than the total once we miss the promise. */
  readonly hoursGone: number;
  /** Whole hours left, rounded up; 0 once we miss the promise. */
  readonly hoursLeft: number;
  readonly late: boolean;
  /** It doesn't run right now: we're coming to measure first. */
  readonly paused: boolean;
}

export function projectClock(waitingSince: Date, today: Date, pausedAt: Date | null = null): ProjectClock {
  const now = pausedAt ?? today;
  const totalHours = projectTerms.boardsWithinHours;
  const hoursGone = Math.max(0, (now.getTime() - waitingSince.getTime()) / hour);
  return {
    totalHours,
    hoursGone,
    hoursLeft: Math.max(0, Math.ceil(totalHours - hoursGone)),
    late: hoursGone > totalHours,
    paused: pausedAt !== null,
  };
}

/** 'under 13 minutes', 'under 3 hours': how long boards took, never less than it was. */
export function tookUnder(waitingSince: Date, publishedAt: Date): string | null {
  const gone = publishedAt.getTime() - waitingSince.getTime();
  if (gone <= 0) return null;
  const [unit, name] = gone < hour ? [hour / 60, 'minute'] : [hour, 'hour'];
  const count = Math.floor(gone / unit) + 1;
  return count === 1 ? `under a ${name}` : `under ${count} ${name}s`;
}

/**
 * The clock starts when the survey is submitted or the fee settles, whichever is later; null until both have happened.
 */
export function clockStart(submittedAt: Date | null, feeSettledAt: Date | null): Date | null {
  if (submittedAt === null || feeSettledAt === null) return null;
  return submittedAt > feeSettledAt ? submittedAt : feeSettledAt;
}

/** '41 h 20 m': the time left, rounded up to the minute. */
export function timeLeft(waitingSince: Date, now: Date): { readonly hours: number; readonly minutes: number } {
  const left = boardsDueAt(waitingSince).getTime() - Math.max(now.getTime(), waitingSince.getTime());
  const minutes = Math.max(0, Math.ceil(left / (hour / 60)));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export interface ClockTick {
  /** The hour it marks, from 1. */
  readonly hour: number;
  readonly gone: boolean;
  /** Every 24th tick is taller. */
  readonly tall: boolean;
}

/** The ruler's ticks, one per hour. */
export const clockTicks = ({ totalHours, hoursGone }: ProjectClock): readonly ClockTick[] =>
  Array.from({ length: totalHours }, (_, at) => ({
    hour: at + 1,
    gone: hoursGone >= at + 1,
    tall: (at + 1) % 24 === 0,
  }));
