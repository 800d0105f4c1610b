import { boardsDueAt } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { changeState } from './change-state.ts';
import { promiseNewProject } from './mail-new-project.ts';
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
    const changed = await changeState(ctx, { surveyId, act: 'pay' }, (_, now) => clockFrom(now, specialistId));
    if (!changed.ok) throw new Error(`the project of ${surveyId} cannot begin to wait: ${changed.reason}`);
    await tellSpecialist(ctx, changed.project);
  }
}

export const clockFrom = (now: Date, specialistId: string | null) => ({
  specialistId,
  waitingSince: now,
  dueAt: boardsDueAt(now),
});

/** Tells the specialist about a new project, by email and live in the open queue. */
export async function tellSpecialist(ctx: Needs, project: ProjectRow): Promise<void> {
  if (!project.specialistId) return;
  await promiseNewProject(ctx, project);
  announce(ctx.db, project.specialistId, 'projects');
}
