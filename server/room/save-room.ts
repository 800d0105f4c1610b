import { type RoomShape, roomShapeSchema } from '#core/room/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { openRoomOnDesk } from './open-room.ts';
import { type RoomRow, roomOf, writeRoom } from './store.ts';

export type RoomSaved =
  | ({ ok: true } & Pick<RoomRow, 'version' | 'savedBy' | 'savedAt'>)
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-yours' }
  | { ok: false; reason: 'invalid'; message: string }
  /** Someone saved in between. Nothing was overwritten, and this is what they saved. */
  | {
      ok: false;
      reason: 'stale';
      newest: Pick<RoomRow, 'version' | 'savedBy' | 'savedAt'> & { room: RoomShape | null };
    };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

interface Given {
  surveyId: string;
  /** The version it was drawn from: 0 for the first. */
  version: number;
  room: unknown;
}

/** Saves a room as the customer or their specialist drew it, unless someone has saved it since. */
export async function saveRoom(ctx: Needs, { surveyId, version, room: given }: Given): Promise<RoomSaved> {
  const editor = await editorOf(ctx, surveyId);
  if (!editor.ok) return editor;
  const read = roomShapeSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', message: read.error.issues[0]?.message ?? '' };
  const { savedBy, accountId } = editor;
  return inTransaction(ctx, async (inside) => {
    const before = await roomOf(inside.db, surveyId);
    const savedAt = inside.clock.now();
    const row = await writeRoom(inside.db, { surveyId, room: read.data, savedBy, savedAt }, version);
    if (!row) return refusedAsStale(inside, surveyId, read.data);
    const project = await projectFacts(inside, surveyId);
    // A customer drawing their own room is nothing to look into later. Changing what the other one drew is.
    if (project && (savedBy === 'specialist' || before?.savedBy === 'specialist'))
      await appendAudit(inside, {
        act: 'room.save',
        subject: { kind: 'project', id: project.id },
        surveyId,
        detail: { version: row.version, savedBy },
      });
    announce(inside.db, accountId, 'projects');
    if (project?.specialistId) announce(inside.db, project.specialistId, 'projects');
    return { ok: true, version: row.version, savedBy: row.savedBy, savedAt: row.savedAt };
  });
}

/** The same room sent twice, because the first answer got lost, was saved the first time. */
async function refusedAsStale(ctx: Pick<Ctx, 'db'>, surveyId: string, sent: RoomShape): Promise<RoomSaved> {
  const row = await roomOf(ctx.db, surveyId);
  if (!row) return { ok: false, reason: 'not-found' };
  const { room, version, savedBy, savedAt } = row;
  if (room && JSON.stringify(roomShapeSchema.parse(room)) === JSON.stringify(sent))
    return { ok: true, version, savedBy, savedAt };
  return { ok: false, reason: 'stale', newest: { room, version, savedBy, savedAt } };
}

type Editor =
  | { ok: true; savedBy: RoomRow['savedBy']; accountId: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-yours' };

/** A specialist who is a customer too draws their own room as its customer. */
async function editorOf(ctx: Needs, surveyId: string): Promise<Editor> {
  const own = authorise(ctx.actor, 'room.save-own');
  if (!own.ok) return own;
  if (await getSurvey(ctx, surveyId)) return { ok: true, savedBy: 'customer', accountId: own.account.id };
  if (!authorise(ctx.actor, 'room.save-any').ok) return { ok: false, reason: 'not-found' };
  const desk = await openRoomOnDesk(ctx, surveyId);
  if (!desk) return { ok: false, reason: 'not-found' };
  if (!desk.mine) return { ok: false, reason: 'not-yours' };
  return { ok: true, savedBy: 'specialist', accountId: desk.customer.accountId };
}
