import { actorName, type Ctx } from '../../context.ts';
import { announce, type LiveTopic } from '../../live/announce.ts';
import { listStaff } from './list-staff.ts';

/** Colleagues with the same page open see a change live. The person who made it already knows. */
export async function tellColleagues(ctx: Pick<Ctx, 'db' | 'actor'>, topic: LiveTopic): Promise<void> {
  for (const { id } of await listStaff(ctx)) {
    if (id !== actorName(ctx.actor)) announce(ctx.db, id, topic);
  }
}
