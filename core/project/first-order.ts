import type { ProjectState } from './lifecycle.ts';
import { type ProjectRevisions, revisionsLeft } from './revisions.ts';

export interface BeforeFirstOrder extends ProjectRevisions {
  /** Whether the satisfaction guarantee of the room's fee can still be used, now or later. */
  readonly guarantee: boolean;
}

const guaranteeWords = 'the satisfaction guarantee on your fee';

/** The rule itself, for the FAQ and the terms. */
export const firstOrderRule = `Your first paid order for a room ends its free revisions, even one in progress, and ${guaranteeWords}.`;

/**
 * What the customer gives up with the first order for a room, for everywhere they're about to pay. Empty if there's
 * nothing to lose, and for every later order.
 */
export function firstOrderWords({ guarantee, ...project }: BeforeFirstOrder): string {
  if (project.state !== 'boards ready' && project.state !== 'revising') return '';
  const revisions = revisionWords(project.state, revisionsLeft(project));
  const ends = [revisions, ...(guarantee ? [guaranteeWords] : [])].filter(Boolean).join(' and ');
  return ends && `Your first order for this room ends ${ends.replace(/,$/, '')}.`;
}

/** A revision that's asked for still counts as left until its boards are out. */
function revisionWords(state: ProjectState, left: number): string {
  if (state === 'revising') {
    return left > 1 ? 'its free revisions, including the one in progress,' : 'the revision in progress';
  }
  if (left === 0) return '';
  return left === 1 ? 'its last free revision' : 'its free revisions';
}
