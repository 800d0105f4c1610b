import { standingClock } from '../../clock.ts';
import type { Actor, Ctx } from '../../context.ts';

/** The context as of this many hours ago, for this person. */
export function hoursAgo<Person extends Actor>(ctx: Ctx, hours: number, actor: Person): Ctx & { actor: Person } {
  return { ...ctx, actor, clock: standingClock(new Date(ctx.clock.now().getTime() - hours * 3_600_000)) };
}

/** The seed's own steps should never be refused. If one is, the demo is broken, and this says where. */
export function must<Done extends { ok: boolean }>(step: string, done: Done): Extract<Done, { ok: true }> {
  if (!done.ok) throw new Error(`the demo could not ${step}: ${JSON.stringify(done)}`);
  return done as Extract<Done, { ok: true }>;
}
