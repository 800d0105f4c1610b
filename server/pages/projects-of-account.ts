import { type ProjectClock, type ProjectState, type PromiseCredit, projectClock } from '#core/project/index.ts';
import { fromStored, onSiteService, roomLabel, textOf } from '#core/survey/index.ts';
import type { Visit, VisitRequest } from '#core/visit/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type ListedProject, listProjects } from '../project/list-projects.ts';
import { promiseCreditByProject } from '../project/promise/order-credits.ts';
import { listSurveys } from '../survey/list-surveys.ts';
import { visitsOfAccount } from '../visit/visits-of-account.ts';

/** A survey and its project, as shown to their owner. */
export interface ProjectCard {
  surveyId: string;
  state: ProjectState;
  /** The customer's name for it. */
  name: string | null;
  /** 'Living room'; null before the quiz has asked. */
  room: string | null;
  /** When it was submitted, or started if still in progress. */
  date: Date;
  /** The 72 hours, while they run. */
  clock: ProjectClock | null;
  /** What we credited because its boards were late. */
  credit: PromiseCredit | null;
  specialist: { firstName: string; image: string | null } | null;
  /** The newest published boards. */
  selectionId: string | null;
  /** From the delivery address. */
  zip: string | null;
  /** The customer wants us to come and measure. */
  measuredByUs: boolean;
  visit: (Visit & VisitRequest) | null;
}

/** Everything on /projects: one card per survey, newest first. Visitors have none here. */
export async function projectsOfAccount(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<ProjectCard[]> {
  const allowed = authorise(ctx.actor, 'project.view-own');
  if (!allowed.ok) return [];
  const surveys = await listSurveys(ctx);
  const projects = new Map((await listProjects(ctx, allowed.account.id)).map((row) => [row.surveyId, row]));
  const specialists = await specialistsOf(ctx, [...projects.values()]);
  const visits = await visitsOfAccount(ctx);
  const credits = await promiseCreditByProject(ctx, allowed.account.id);
  const now = ctx.clock.now();
  return surveys.map((survey) => {
    const project = projects.get(survey.id);
    const answers = fromStored(survey);
    const waits = project?.state === 'waiting for boards' || project?.state === 'revising';
    const running = waits ? project.waitingSince : null;
    return {
      surveyId: survey.id,
      state: project?.state ?? 'in progress',
      name: textOf(answers, 'project_name'),
      room: roomLabel(answers),
      date: survey.submittedAt ?? survey.createdAt,
      clock: running ? projectClock(running, now, project?.pausedAt) : null,
      credit: credits.get(project?.id ?? '') ?? null,
      specialist: specialists.get(project?.specialistId ?? '') ?? null,
      selectionId: project?.selectionId ?? null,
      zip: textOf(answers, 'zip'),
      measuredByUs: textOf(answers, 'measurement_method') === onSiteService,
      visit: visits.get(survey.id) ?? null,
    };
  });
}

async function specialistsOf(ctx: Pick<Ctx, 'db'>, projects: readonly ListedProject[]) {
  const ids = new Set(projects.flatMap(({ specialistId }) => specialistId ?? []));
  const found = new Map<string, { firstName: string; image: string | null }>();
  for (const id of ids) {
    const person = await accountContact(ctx, id);
    if (person) found.set(id, { firstName: person.firstName, image: person.image });
  }
  return found;
}
