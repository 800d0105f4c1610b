import type { Room, Style } from '../catalog/index.ts';
import { projectTerms } from './terms.ts';

/**
 * The queue's filters. Without a state it shows what's waiting; 'late' is what has waited longer than promised, and
 * 'all' is every project there is.
 */
export const queueStates = [
  'all',
  'waiting for boards',
  'revising',
  'late',
  'submitted, unpaid',
  'boards ready',
  'ordered',
  'closed',
] as const;
export type QueueState = (typeof queueStates)[number];

export interface QueueFilter {
  /** Matched against the project's name, the customer's name or email, and the room. */
  readonly words?: string | undefined;
  readonly state?: QueueState | undefined;
  readonly room?: Room | undefined;
  readonly style?: Style | undefined;
  /** An account's id, or 'unassigned'. */
  readonly specialist?: string | undefined;
  /** Only projects with messages that staff haven't read, in any state. */
  readonly unread?: boolean | undefined;
}

/** The filter value for unassigned projects. */
export const unassigned = 'unassigned';

/** From then on the promise is at risk: the last reminder has gone out. */
export const atRiskHoursLeft = Math.min(...projectTerms.remindersAtHoursLeft);

/** Whether a project moves on to another specialist: its promise is at risk, and no one has started work on it. */
export const movesOn = (hoursLeft: number, taken: boolean): boolean =>
  !taken && hoursLeft > 0 && hoursLeft <= atRiskHoursLeft;

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

/** Whose work the studio's start page lists. Refund requests and exceptions are always everyone's. */
export const todayScopes = ['mine', 'everyone'] as const;
export type TodayScope = (typeof todayScopes)[number];
