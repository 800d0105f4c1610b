import { type ProjectState, projectLifecycle } from './lifecycle.ts';
import { projectTerms } from './terms.ts';

export interface ProjectRevisions {
  readonly state: ProjectState;
  /** How many have been published. One that's asked for and not answered with boards isn't spent. */
  readonly revisions: number;
}

export const revisionsLeft = ({ revisions }: Pick<ProjectRevisions, 'revisions'>): number =>
  Math.max(0, projectTerms.revisions - revisions);

/** Whether the customer can't ask again after this round of changes. */
export const isLastRound = (round: number): boolean => round >= projectTerms.revisions;

export type RevisionCheck = { ok: true } | { ok: false; reason: 'not-now' | 'no-revisions-left' };

export function mayAskForRevision(project: ProjectRevisions): RevisionCheck {
  if (!projectLifecycle.next(project.state, 'ask for a revision').ok) return { ok: false, reason: 'not-now' };
  return revisionsLeft(project) > 0 ? { ok: true } : { ok: false, reason: 'no-revisions-left' };
}
