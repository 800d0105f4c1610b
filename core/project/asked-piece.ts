import type { Room } from '../catalog/index.ts';
import type { ProjectState } from './lifecycle.ts';

/** The states in which a specialist can still put a piece on the boards, the soonest first. */
const openStates = ['waiting for boards', 'revising', 'boards ready'] as const satisfies readonly ProjectState[];

export interface AskableProject {
  readonly surveyId: string;
  readonly state: ProjectState;
  readonly room: Room | null;
}

/**
 * The project a piece is asked for in, given the customer's projects, newest first: one for a room the piece belongs
 * in, boards in the making before boards made. Null if none is open: then the wish is kept for the next brief.
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
