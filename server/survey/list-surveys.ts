import type { Ctx } from '../context.ts';
import { surveysOf } from './store.ts';

/** The surveys of the person who asks, newest first. A visitor has none here: theirs live in the browser. */
export async function listSurveys(ctx: Pick<Ctx, 'db' | 'actor'>) {
  return ctx.actor.kind === 'account' ? surveysOf(ctx.db, ctx.actor.id) : [];
}
