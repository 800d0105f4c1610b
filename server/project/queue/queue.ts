import { styles } from '#core/catalog/index.ts';
import {
  type ProjectClock,
  type ProjectState,
  projectClock,
  type QueueFilter,
  timeLeft,
  type Urgency,
  urgencyOf,
} from '#core/project/index.ts';
import { type Answers, briefOf, listOf, roomLabel, textOf } from '#core/survey/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { customerPage } from '../../customer/customer-page.ts';
import type { Page } from '../../db/page.ts';
import { inQueue } from '../store.ts';
import { type Asked, queuedProjects, requestIn } from './store-queue.ts';

export interface QueueEntry {
  surveyId: string;
  state: ProjectState;
  name: string | null;
  room: string | null;
  /** The favorite first. */
  styles: string[];
  pieces: number;
  customer: string;
  /** Whose page the name leads to; null if the caller may not open it. */
  customerPage: string | null;
  specialist: { id: string; firstName: string } | null;
  taken: boolean;
  mine: boolean;
  /** The 72 hours, while they run. */
  clock: ProjectClock | null;
  left: { hours: number; minutes: number } | null;
  urgency: Urgency | null;
  waitingSince: Date | null;
  /** Null while the clock is stopped for a visit. */
  dueAt: Date | null;
  /** Which round of changes it's in; 0 for the first pair. */
  round: number;
  /** Messages of the customer that no one has read. */
  unread: number;
  /** The boards were late, or already are. */
  missed: boolean;
  /** What the customer asked to change, in their own words. */
  asked: Asked | null;
}

export interface Queue {
  rows: QueueEntry[];
  total: number;
  page: Page;
}

const firstPage: Page = { number: 1, size: 100 };

/** Projects waiting for boards by time left, or whatever the filter asks for; null if the caller may not look. */
export async function listQueue(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  filter: QueueFilter = {},
  page: Page = firstPage,
): Promise<Queue | null> {
  const allowed = authorise(ctx.actor, 'queue.view');
  if (!allowed.ok) return null;
  const now = ctx.clock.now();
  const { rows, total } = await queuedProjects(ctx.db, filter, now, page);
  const entries = rows.map(({ project, responses, customer, specialist, asked, unread }): QueueEntry => {
    const { state, surveyId, waitingSince, takenAt, missedAt, specialistId } = project;
    const since = inQueue.includes(state) ? waitingSince : null;
    const clock = since && projectClock(since, now, project.pausedAt);
    return {
      ...{ surveyId, state, unread, waitingSince: since, dueAt: since && (project.pausedAt ? null : project.dueAt) },
      round: state === 'revising' ? project.revisions + 1 : 0,
      specialist: specialist && { id: specialist.id, firstName: specialist.firstName },
      name: textOf(responses, 'project_name'),
      room: roomLabel(responses),
      styles: styleNames(responses),
      pieces: briefOf(responses)?.pieces.length ?? 0,
      customer: customer.firstName,
      customerPage: customerPage(ctx.actor, customer),
      taken: takenAt !== null,
      mine: takenAt !== null && specialistId === allowed.account.id,
      clock,
      left: since && timeLeft(since, project.pausedAt ?? now),
      urgency: clock && (clock.paused ? 'calm' : urgencyOf(clock.hoursLeft, clock.late)),
      missed: clock ? clock.late : missedAt !== null,
      asked: requestIn({ asked }),
    };
  });
  return { rows: entries, total, page };
}

function styleNames(answers: Answers): string[] {
  const known: Readonly<Record<string, { name: string }>> = styles;
  return listOf(answers, 'favorite_styles').flatMap((id) => known[String(id)]?.name ?? []);
}
