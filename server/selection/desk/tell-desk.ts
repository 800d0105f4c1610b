import { listStaff } from '../../account/staff/list-staff.ts';
import { actorName, type Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';

/** Colleagues with the same desk open see a change live. The person who made it already knows. */
export async function tellDesk(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  for (const { id } of await listStaff(ctx)) {
    if (id !== actorName(ctx.actor)) announce(ctx.db, id, 'boards');
  }
}
