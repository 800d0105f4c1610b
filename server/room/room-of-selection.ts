import { type Arrangement, type RoomShape, roomOfDrawing } from '#core/room/index.ts';
import { mobilityAidOf, type RoomToFurnish, roomToFurnish } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { arrangementOf, roomOf } from './store.ts';

export interface RoomOfSelection {
  /** As drawn if it is, else as measured. */
  room: RoomToFurnish;
  /** Where the customer left things on the plan; null if nothing was moved yet. */
  arrangement: Arrangement | null;
  /** The room as the customer or the specialist drew it; null if it isn't drawn. */
  drawn: RoomShape | null;
  /** Whether someone in the household uses a wheelchair or a walker: then the plan shows where they can pass. */
  wheels: boolean;
}

/** The room a selection is for, and how its pieces are arranged in it. The caller has checked permission. */
export async function roomOfSelection(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  selection: { id: string; surveyId: string },
): Promise<RoomOfSelection> {
  const survey = await getSubmittedSurvey(ctx, selection.surveyId);
  const drawn = (await roomOf(ctx.db, selection.surveyId))?.room ?? null;
  const aid = mobilityAidOf(survey?.answers ?? {});
  return {
    room: drawn ? roomOfDrawing(drawn) : roomToFurnish(survey?.answers ?? {}),
    arrangement: await arrangementOf(ctx.db, selection.id),
    drawn,
    wheels: aid !== null && aid !== 'neither',
  };
}
