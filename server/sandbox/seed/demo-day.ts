import { standingClock } from '../../clock.ts';
import type { Actor, Ctx } from '../../context.ts';

/** The services as they were so many hours ago, asked by this person. */
export function hoursAgo<Person extends Actor>(ctx: Ctx, hours: number, actor: Person): Ctx & { actor: Person } {
  return { ...ctx, actor, clock: standingClock(new Date(ctx.clock.now().getTime() - hours * 3_600_000)) };
}

/** The seed's own steps are never refused; if one is, the demo is broken and says where. */
export function must<Done extends { ok: boolean }>(step: string, done: Done): Extract<Done, { ok: true }> {
  if (!done.ok) throw new Error(`the demo could not ${step}: ${JSON.stringify(done)}`);
  return done as Extract<Done, { ok: true }>;
}
