import { startClock } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { changeState } from './change-state.ts';
import { promiseNewProject } from './mail-new-project.ts';
import { waitsForVisit } from './promise/follow-visit.ts';
import { chooseSpecialist } from './queue/choose-specialist.ts';
import type { ProjectRow } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'jobs'>;

export interface BeginWaiting {
  /** Submitted, and now covered by a fee. */
  surveyIds: readonly string[];
  /** Every survey the fee covers: they share one specialist. */
  ofSameFee: readonly string[];
}

/** Starts the 72 hours of projects that were submitted before they were paid for, inside the settling transaction. */
export async function beginWaiting(ctx: Needs, { surveyIds, ofSameFee }: BeginWaiting): Promise<void> {
  for (const surveyId of surveyIds) {
    const specialistId = await chooseSpecialist(ctx, { surveyId, ofSameFee });
    const clock = await clockFrom(ctx, { surveyId });
    const changed = await changeState(ctx, { surveyId, act: 'pay' }, () => ({ ...clock, specialistId }));
    if (!changed.ok) throw new Error(`the project of ${surveyId} cannot begin to wait: ${changed.reason}`);
    await tellSpecialist(ctx, changed.project);
  }
}

/** The 72 hours from now on, stopped while we have to visit first. */
export const clockFrom = async (ctx: Pick<Ctx, 'db' | 'clock'>, { surveyId }: { surveyId: string }) =>
  startClock(ctx.clock.now(), await waitsForVisit(ctx, surveyId));

/** Tells the specialist about a new project, by email and live in the open queue. */
export async function tellSpecialist(ctx: Needs, project: ProjectRow): Promise<void> {
  if (!project.specialistId) return;
  await promiseNewProject(ctx, project);
  announce(ctx.db, project.specialistId, 'projects');
}
