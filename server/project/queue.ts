import { styles } from '#core/catalog/index.ts';
import { type ProjectClock, type ProjectState, projectClock, timeLeft } from '#core/project/index.ts';
import { type Answers, briefOf, listOf, roomLabel, textOf } from '#core/survey/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { waitingProjects } from './store-queue.ts';

export interface QueueEntry {
  surveyId: string;
  state: ProjectState;
  name: string | null;
  room: string | null;
  /** The favourite first. */
  styles: string[];
  pieces: number;
  customer: string;
  specialist: { id: string; firstName: string } | null;
  taken: boolean;
  mine: boolean;
  clock: ProjectClock | null;
  left: { hours: number; minutes: number } | null;
}

/** What waits for boards, by the time left; null for those who may not look. */
export async function listQueue(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<QueueEntry[] | null> {
  const allowed = authorise(ctx.actor, 'queue.view');
  if (!allowed.ok) return null;
  const now = ctx.clock.now();
  return (await waitingProjects(ctx.db)).map(({ project, responses, customer, specialist }) => ({
    surveyId: project.surveyId,
    state: project.state,
    name: textOf(responses, 'project_name'),
    room: roomLabel(responses),
    styles: styleNames(responses),
    pieces: briefOf(responses)?.pieces.length ?? 0,
    customer: customer.firstName,
    specialist,
    taken: project.takenAt !== null,
    mine: project.takenAt !== null && project.specialistId === allowed.account.id,
    clock: project.waitingSince && projectClock(project.waitingSince, now),
    left: project.waitingSince && timeLeft(project.waitingSince, now),
  }));
}

function styleNames(answers: Answers): string[] {
  const known: Readonly<Record<string, { name: string }>> = styles;
  return listOf(answers, 'favorite_styles').flatMap((id) => known[String(id)]?.name ?? []);
}
