import { isAdmin } from '#core/account/index.ts';
import { type Day, easternDay } from '#core/promotion/index.ts';
import type { RoomShape } from '#core/room/index.ts';
import { type Answers, fromStored, roomAsMeasured, roomLabel, textOf } from '#core/survey/index.ts';
import { isBeingMeasured, type Visit } from '#core/visit/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { visitToRoom } from '../visit/visits-of-account.ts';
import { type RoomRow, roomOf } from './store.ts';

export interface OpenedRoom {
  surveyId: string;
  /** The customer's name for the project. */
  name: string | null;
  /** 'Living room'; null before the quiz has asked. */
  kind: string | null;
  room: RoomShape;
  /** 0 until it's drawn: then `room` is what was measured, with guesses for the rest. */
  version: number;
  savedBy: RoomRow['savedBy'] | null;
  savedAt: Date | null;
}

type Needs = Pick<Ctx, 'db' | 'actor'>;

/** The customer's own room; null for someone else's. */
export async function openRoom(ctx: Needs, surveyId: string): Promise<OpenedRoom | null> {
  if (!authorise(ctx.actor, 'room.view-own').ok) return null;
  const survey = await getSurvey(ctx, surveyId);
  return survey ? opened(ctx, surveyId, fromStored(survey)) : null;
}

export interface RoomOnDesk extends OpenedRoom {
  customer: { accountId: string };
  /** May the caller change it? */
  mine: boolean;
  /** The visit to measure it, if any. */
  visit: Visit | null;
  today: Day;
}

/**
 * A submitted room, for the people who work on it. Its specialist may change it, and so may every specialist from the
 * day of a visit until it's complete, because the person who measures draws. Support reads it.
 */
export async function openRoomOnDesk(ctx: Needs & Pick<Ctx, 'clock'>, surveyId: string): Promise<RoomOnDesk | null> {
  const allowed = authorise(ctx.actor, 'room.view-any');
  const survey = allowed.ok ? await getSubmittedSurvey(ctx, surveyId) : null;
  if (!allowed.ok || !survey) return null;
  const [project, row] = await Promise.all([projectFacts(ctx, surveyId), visitToRoom(ctx, surveyId)]);
  const today = easternDay(ctx.clock.now());
  const isTheirs = isAdmin(allowed.account.role) || project?.specialistId === allowed.account.id;
  return {
    ...(await opened(ctx, surveyId, survey.answers)),
    customer: { accountId: survey.accountId },
    mine: permits(ctx.actor, 'room.save-any') && (isTheirs || (row !== null && isBeingMeasured(row, today))),
    visit: row && { state: row.state, representative: row.representative, date: row.date },
    today,
  };
}

async function opened(ctx: Needs, surveyId: string, answers: Answers): Promise<OpenedRoom> {
  const row = await roomOf(ctx.db, surveyId);
  return {
    surveyId,
    name: textOf(answers, 'project_name'),
    kind: roomLabel(answers),
    room: row?.room ?? roomAsMeasured(answers),
    version: row?.version ?? 0,
    savedBy: row?.savedBy ?? null,
    savedAt: row?.savedAt ?? null,
  };
}

export type DrawnRoom = Pick<RoomRow, 'room' | 'savedBy' | 'savedAt'>;

/** Only what someone drew, for the brief. The caller has checked permission. */
export async function drawnRoom(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<DrawnRoom | null> {
  const row = await roomOf(ctx.db, surveyId);
  return row && { room: row.room, savedBy: row.savedBy, savedAt: row.savedAt };
}
