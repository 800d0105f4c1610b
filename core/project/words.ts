import type { ProjectClock } from './clock.ts';
import type { ProjectState } from './lifecycle.ts';
import { pauseWords } from './pause.ts';
import { projectTerms } from './terms.ts';

const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** A project's state as its owner reads it: a short name and one sentence. */
export const projectStateWords: Readonly<Record<ProjectState, { name: string; sentence: string }>> = {
  'in progress': { name: 'In progress', sentence: 'Resume your quiz where you left off.' },
  'submitted, unpaid': {
    name: 'One step left',
    sentence: 'Pay the customization fee, and your specialist will get started.',
  },
  'waiting for boards': {
    name: 'Boards in progress',
    sentence: `Your two boards will be ready within ${hours(projectTerms.boardsWithinHours)}.`,
  },
  'boards ready': { name: 'Boards ready', sentence: 'Board A and Board B are waiting for you.' },
  revising: {
    name: 'Revising',
    sentence: 'Your specialist is making you a new pair. Your current boards stay here until then.',
  },
  ordered: {
    name: 'Ordered',
    sentence: 'Your furniture is under Orders. You can still order more from your boards.',
  },
  closed: { name: 'Closed', sentence: 'The fee was refunded. You can start again with a new quiz.' },
};

/** '71 hours left', how late we are once the promise is missed, or that the clock is stopped. */
export function clockWords({ hoursLeft, hoursGone, totalHours, late, paused }: ProjectClock): string {
  if (paused) return pauseWords.studio;
  if (!late) return `${hours(hoursLeft)} left`;
  return `${hours(Math.max(1, Math.floor(hoursGone - totalHours)))} late`;
}

const minute = 60_000;

/** '40 m', '5 h', '3 d': how long something has waited, never less than a minute. */
export function waitedWords(since: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - since.getTime()) / minute));
  if (minutes < 60) return `${minutes} m`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 24 / 60)} d`;
}
