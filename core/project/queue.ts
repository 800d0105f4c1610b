import type { Room, Style } from '../catalog/index.ts';
import { projectTerms } from './terms.ts';

/** The queue's filters. Without a state it shows what's waiting; 'late' is what has waited longer than promised. */
export const queueStates = ['waiting for boards', 'revising', 'late', 'boards ready', 'ordered', 'closed'] as const;
export type QueueState = (typeof queueStates)[number];

export interface QueueFilter {
  /** Matched against the project's name, the customer's name or email, and the room. */
  readonly words?: string | undefined;
  readonly state?: QueueState | undefined;
  readonly room?: Room | undefined;
  readonly style?: Style | undefined;
  /** An account's id, or 'nobody'. */
  readonly specialist?: string | undefined;
}

/** The filter value for unassigned projects. */
export const nobody = 'nobody';

export type Urgency = 'late' | 'now' | 'soon' | 'calm';

/** How the queue colors the time left: by the same hours at which the specialist is reminded. */
export function urgencyOf(hoursLeft: number, late: boolean): Urgency {
  const [soon, now] = projectTerms.remindersAtHoursLeft;
  if (late) return 'late';
  return hoursLeft <= now ? 'now' : hoursLeft <= soon ? 'soon' : 'calm';
}

/** Which reminder is due with this many hours left, given the last one sent; null for none. */
export function reminderDue(hoursLeft: number, lastReminded: number | null): number | null {
  const reached = projectTerms.remindersAtHoursLeft.filter((hours) => hoursLeft <= hours);
  const due = reached.length === 0 ? null : Math.min(...reached);
  return due === null || hoursLeft <= 0 || (lastReminded !== null && lastReminded <= due) ? null : due;
}
