import { storedRoom } from '#core/room/index.ts';
import type { Ctx } from '../context.ts';
import { deleteRoomsOf, roomsOf } from './store.ts';

/** The rooms a customer or their specialist drew, for the customer's download. The caller has checked permission. */
export async function roomsOfAccount({ db }: Pick<Ctx, 'db'>, accountId: string) {
  return (await roomsOf(db, accountId)).map(({ surveyId, room, version, savedBy, savedAt }) => ({
    ...{ surveyId, version, savedBy, savedAt: savedAt.toISOString(), room: room && storedRoom(room) },
  }));
}

/** Erases how the customer's home looks. */
export const forgetRooms = ({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> => deleteRoomsOf(db, accountId);
