import type { Ctx } from '../context.ts';
import { type ProjectRow, untakenSince } from './store.ts';

/** Projects that wait for boards since then or longer, and that no specialist has taken. */
export const projectsNobodyTook = (ctx: Pick<Ctx, 'db'>, since: Date): Promise<ProjectRow[]> =>
  untakenSince(ctx.db, since);
