import { and, asc, eq, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { pauseClock, resumeClock, type StoredClock } from '#core/project/index.ts';
import { onSiteService, textOf } from '#core/survey/index.ts';
import { boardsWaitForVisit } from '#core/visit/index.ts';
import type { Ctx } from '../../context.ts';
import { project, survey, visit } from '../../db/schema/index.ts';
import { announce } from '../../live/announce.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { changeHeldProject, inQueue, lockProjectOfSurvey, type ProjectRow } from '../store.ts';

/** Whether we still have to visit and measure before boards can be made. */
export async function waitsForVisit(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ responses: survey.responses, state: visit.state })
    .from(survey)
    .leftJoin(visit, eq(visit.surveyId, survey.id))
    .where(eq(survey.id, surveyId));
  if (!row) return false;
  const { onSiteVisits: offered } = (await getSettings(ctx)).switches;
  const measuredByUs = textOf(row.responses, 'measurement_method') === onSiteService;
  return boardsWaitForVisit(row.state, { measuredByUs, offered });
}

/** Surveys whose clock is stopped though no visit is ahead: the shop may have closed its visits meanwhile. */
export async function stoppedForNothing(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const { onSiteVisits: offered } = (await getSettings(ctx)).switches;
  const none = offered ? undefined : isNull(visit.id);
  const over = and(isNotNull(visit.id), not(inArray(visit.state, ['requested', 'scheduled'])));
  const rows = await ctx.db
    .select({ surveyId: project.surveyId })
    .from(project)
    .leftJoin(visit, eq(visit.surveyId, project.surveyId))
    .where(and(isNotNull(project.pausedAt), inArray(project.state, inQueue), or(none, over)))
    .orderBy(asc(project.pausedAt))
    .limit(100);
  return rows.map(({ surveyId }) => surveyId);
}

/** A project's clock; null while it doesn't wait for boards. */
export const clockOf = ({ state, waitingSince, dueAt, pausedAt }: ProjectRow): StoredClock | null =>
  inQueue.includes(state) && waitingSince && dueAt ? { waitingSince, dueAt, pausedAt } : null;

/** Stops or restarts the clock as a visit is agreed on, made or called off, in the caller's transaction. */
export async function followVisit(ctx: Pick<Ctx, 'db' | 'clock'>, surveyId: string): Promise<void> {
  const project = await lockProjectOfSurvey(ctx.db, surveyId);
  if (project) await followVisitOf(ctx, project);
}

/** The same for a locked project. A deadline that's already missed stays missed. */
export async function followVisitOf(ctx: Pick<Ctx, 'db' | 'clock'>, project: ProjectRow): Promise<ProjectRow> {
  const clock = clockOf(project);
  const now = ctx.clock.now();
  if (!clock || (clock.pausedAt === null && now > clock.dueAt)) return project;
  const waits = await waitsForVisit(ctx, project.surveyId);
  if (waits === (clock.pausedAt !== null)) return project;
  const changed = await changeHeldProject(ctx.db, project, waits ? pauseClock(clock, now) : resumeClock(clock, now));
  for (const id of [project.accountId, project.specialistId]) if (id) announce(ctx.db, id, 'projects');
  return changed;
}
