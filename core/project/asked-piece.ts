import type { Room } from '../catalog/index.ts';
import type { ProjectState } from './lifecycle.ts';

/** The states in which a specialist answers, the soonest able to put a piece on the boards first. */
const openStates = [
  'waiting for boards',
  'revising',
  'boards ready',
  'ordered',
] as const satisfies readonly ProjectState[];

export interface AskableProject {
  readonly surveyId: string;
  readonly state: ProjectState;
  readonly room: Room | null;
}

/**
 * The project a piece is asked for in, given the customer's projects, newest first: one for a room the piece belongs
 * in, boards in the making before boards made. Null if none is open: then the wish is kept (`wishWaits`).
 */
export function projectToAsk<Project extends AskableProject>(
  projects: readonly Project[],
  rooms: readonly Room[],
): Project | null {
  for (const state of openStates) {
    const fits = projects.find((project) => project.state === state && project.room && rooms.includes(project.room));
    if (fits) return fits;
  }
  return null;
}

/** Where a wish is: with the specialist by message, in an open project's brief, or kept for one. */
export type WishPlace = 'sent' | 'inBrief' | WishWaits;

/** nextProject: the fee is paid, for other rooms. kept: it isn't. */
export type WishWaits = 'nextProject' | 'kept';

/** What a wish waits for that no open project takes. */
export function wishWaits(projects: readonly AskableProject[], rooms: readonly Room[]): WishWaits {
  const isUnpaid = projects.some(
    ({ state, room }) => state === 'submitted, unpaid' && room !== null && rooms.includes(room),
  );
  const hasPaid = projects.some(({ state }) => openStates.some((open) => open === state));
  return hasPaid && !isUnpaid ? 'nextProject' : 'kept';
}
