import { type Arrangement, type RoomShape, roomOfDrawing } from '#core/room/index.ts';
import {
  finishesOf,
  type OwnFinishes,
  onWheelsOrFrame,
  type RoomToFurnish,
  roomToFurnish,
} from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { type RoomPicture, roomPictureOf } from './room-picture.ts';
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
  /** As the customer described it, else as it goes with their style. */
  finishes: OwnFinishes;
  /** The newest picture they took of it; null if they took none. */
  picture: RoomPicture | null;
}

/** The room a selection is for, and how its pieces are arranged in it. The caller has checked permission. */
export async function roomOfSelection(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  selection: { id: string; surveyId: string },
): Promise<RoomOfSelection> {
  const survey = await getSubmittedSurvey(ctx, selection.surveyId);
  const answers = survey?.answers ?? {};
  const drawn = (await roomOf(ctx.db, selection.surveyId))?.room ?? null;
  return {
    room: drawn ? roomOfDrawing(drawn) : roomToFurnish(answers),
    arrangement: await arrangementOf(ctx.db, selection.id),
    drawn,
    wheels: onWheelsOrFrame(answers),
    finishes: finishesOf(answers),
    picture: await roomPictureOf(ctx, selection.id),
  };
}
