import { giveCreditBack, guaranteeHolds } from '#core/fee/index.ts';
import { firstOrderWords } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { coveredRooms } from '../project/covered-rooms.ts';
import { projectFacts } from '../project/project-facts.ts';
import { feesOf } from './store.ts';

interface RoomToOrder {
  accountId: string;
  surveyId: string;
  /** Its unpaid order, which hasn't ended anything yet. */
  orderId: string | null;
}

/** What the room's first order would end, in words; empty if nothing. The caller has checked whose room it is. */
export async function firstOrderEnds(ctx: Pick<Ctx, 'db' | 'clock'>, room: RoomToOrder): Promise<string> {
  const project = await projectFacts(ctx, room.surveyId);
  return project ? firstOrderWords({ ...project, guarantee: await guaranteeOfRoom(ctx, room) }) : '';
}

/** Whether the guarantee of the fee that paid for this room can still be used. */
async function guaranteeOfRoom(ctx: Pick<Ctx, 'db' | 'clock'>, { accountId, surveyId, orderId }: RoomToOrder) {
  const paid = (await feesOf(ctx.db, accountId)).find(
    ({ status, surveyIds }) => status !== 'refunded' && surveyIds.includes(surveyId),
  );
  if (!paid) return false;
  const fee = orderId === null ? paid : giveCreditBack(paid, orderId);
  return guaranteeHolds(fee, await coveredRooms(ctx, fee.surveyIds), ctx.clock.now());
}
