import { listStaff } from '../../account/staff/list-staff.ts';
import { actorName, type Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';

/** Colleagues who have the same desk open see a change without asking; whoever made it knows already. */
export async function tellDesk(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  for (const { id } of await listStaff(ctx)) {
    if (id !== actorName(ctx.actor)) announce(ctx.db, id, 'boards');
  }
}
