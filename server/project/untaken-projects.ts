import type { Ctx } from '../context.ts';
import { type ProjectRow, untakenSince } from './store.ts';

/** Projects waiting for boards since this time or earlier that no specialist has taken. */
export const untakenProjects = (ctx: Pick<Ctx, 'db'>, since: Date): Promise<ProjectRow[]> =>
  untakenSince(ctx.db, since);
