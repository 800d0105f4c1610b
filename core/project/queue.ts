import type { Room, Style } from '../catalog/index.ts';
import { projectTerms } from './terms.ts';

/** How the queue may be narrowed. Without a state it holds what waits; 'late' is what waits beyond its promise. */
export const queueStates = ['waiting for boards', 'revising', 'late', 'boards ready', 'ordered', 'closed'] as const;
export type QueueState = (typeof queueStates)[number];

export interface QueueFilter {
  /** In the project's name, the customer's name or e-mail address, or the room. */
  readonly words?: string | undefined;
  readonly state?: QueueState | undefined;
  readonly room?: Room | undefined;
  readonly style?: Style | undefined;
  /** An account's id, or 'nobody'. */
  readonly specialist?: string | undefined;
}

/** Whose a project is while nobody has it. */
export const nobody = 'nobody';

export type Urgency = 'late' | 'now' | 'soon' | 'calm';

/** How a queue colours the time left: by the same hours at which the specialist is reminded. */
export function urgencyOf(hoursLeft: number, late: boolean): Urgency {
  const [soon, now] = projectTerms.remindersAtHoursLeft;
  if (late) return 'late';
  return hoursLeft <= now ? 'now' : hoursLeft <= soon ? 'soon' : 'calm';
}

/** Which reminder is due with so many hours left, after the last one that was sent; null: none. */
export function reminderDue(hoursLeft: number, lastReminded: number | null): number | null {
  const reached = projectTerms.remindersAtHoursLeft.filter((hours) => hoursLeft <= hours);
  const due = reached.length === 0 ? null : Math.min(...reached);
  return due === null || hoursLeft <= 0 || (lastReminded !== null && lastReminded <= due) ? null : due;
}
