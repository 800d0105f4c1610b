import { type Capability, can } from '#core/account/index.ts';
import { actorName, type Ctx } from '../../context.ts';
import { announce, type LiveTopic } from '../../live/announce.ts';
import { listStaff } from './list-staff.ts';

/** Colleagues with the same page open see a change live. The person who made it already knows. */
export async function tellColleagues(ctx: Pick<Ctx, 'db' | 'actor'>, topic: LiveTopic): Promise<void> {
  for (const { id } of await listStaff(ctx)) {
    if (id !== actorName(ctx.actor)) announce(ctx.db, id, topic);
  }
}

/** What customers and makers do shows at once on the open pages of those who may see it. */
export async function tellStaff(ctx: Pick<Ctx, 'db'>, capability: Capability, topic: LiveTopic): Promise<void> {
  for (const { id, role } of await listStaff(ctx)) if (can(role, capability)) announce(ctx.db, id, topic);
}
