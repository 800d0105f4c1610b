import type { Ctx } from '../context.ts';
import { surveysOf } from './store.ts';

/** The caller's surveys, newest first. A visitor has none here, because theirs are in the browser. */
export async function listSurveys(ctx: Pick<Ctx, 'db' | 'actor'>) {
  return ctx.actor.kind === 'account' ? surveysOf(ctx.db, ctx.actor.id) : [];
}
