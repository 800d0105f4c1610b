import { boardsDueAt, type ProjectClock } from './clock.ts';

/** The 72-hour clock as it's stored. A clock that's stopped remembers since when. */
export interface StoredClock {
  readonly waitingSince: Date;
  readonly dueAt: Date;
  readonly pausedAt: Date | null;
}

/** A clock that starts now. It doesn't run yet if a visit must take place first. */
export const startClock = (now: Date, paused: boolean): StoredClock => ({
  waitingSince: now,
  dueAt: boardsDueAt(now),
  pausedAt: paused ? now : null,
});

/** Stops a running clock. Stopping it twice changes nothing. */
export const pauseClock = (clock: StoredClock, now: Date): StoredClock =>
  clock.pausedAt === null ? { ...clock, pausedAt: later(now, clock.waitingSince) } : clock;

/** Lets it run again with the time it had left: start and deadline move by as long as it was stopped. */
export function resumeClock(clock: StoredClock, now: Date): StoredClock {
  if (clock.pausedAt === null) return clock;
  const stopped = Math.max(0, now.getTime() - clock.pausedAt.getTime());
  const moved = (moment: Date) => new Date(moment.getTime() + stopped);
  return { waitingSince: moved(clock.waitingSince), dueAt: moved(clock.dueAt), pausedAt: null };
}

/** Whether the boards are later than promised. While the clock is stopped, they can't be. */
export const isMissed = ({ dueAt, pausedAt }: Pick<StoredClock, 'dueAt' | 'pausedAt'>, now: Date): boolean =>
  pausedAt === null && now > dueAt;

/** Why the clock is stopped, as the customer reads it. */
export const pauseWords = {
  title: 'Your 72 hours are paused',
  arrange: 'We’ll come and measure first. Pick your days, and the clock starts again once we’ve been there.',
  visit: 'We’re coming to measure first. The clock starts again once we’ve been there.',
  /** How much is left of it then. */
  left: ({ hoursLeft }: Pick<ProjectClock, 'hoursLeft'>) =>
    `It has ${hoursLeft} ${hoursLeft === 1 ? 'hour' : 'hours'} left.`,
  studio: 'Paused for a visit',
} as const;

const later = (one: Date, other: Date) => (one > other ? one : other);
