import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { authoriseKey } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { project, roomShape, survey } from '../../db/schema/index.ts';
import { inQueue } from '../store.ts';

/** Where a list goes on: after this project. */
export interface Cursor {
  since: string;
  surveyId: string;
}

export interface WaitingSurvey extends Pick<Brief, 'doorway'> {
  user: string;
  survey: string;
  state: string;
  waitingSince: string;
  dueAt: string | null;
  taken: boolean;
  room: string | null;
  styles: readonly string[];
  pieces: { kind: string; quantity: number; tier: string | null }[];
}

const separator = '~';
const writeCursor = ({ since, surveyId }: Cursor) =>
  Buffer.from(`${since}${separator}${surveyId}`).toString('base64url');

/** Undefined: we didn't write this. */
export function readCursor(text: string): Cursor | undefined {
  const [since = '', surveyId, ...others] = Buffer.from(text, 'base64url').toString('utf8').split(separator);
  const at = new Date(since);
  // Our own way of writing a moment, in years that the database has, too.
  const isMoment = /^20\d\d-/.test(since) && !Number.isNaN(at.getTime()) && at.toISOString() === since;
  const isOurs = isMoment && /^survey_[a-z0-9]+$/.test(surveyId ?? '') && others.length === 0;
  return isOurs && surveyId ? { since, surveyId } : undefined;
}

// To the millisecond, as the cursor has it.
const waitingSince = sql`date_trunc('milliseconds', coalesce(${project.waitingSince}, ${project.createdAt}))`;

/**
 * Surveys that wait for boards, longest waiting first: what they ask for, and nothing else of the customer's answers.
 * Null if the caller may not list them.
 */
export async function listWaitingSurveys(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<{ surveys: WaitingSurvey[]; next: string | null } | null> {
  if (!authoriseKey(actor, 'helper.list-waiting-surveys').ok) return null;
  const rows = await db
    .select({
      project,
      answers: survey.responses,
      drawn: roomShape.room,
      since: waitingSince.mapWith(project.createdAt),
    })
    .from(project)
    .innerJoin(survey, eq(survey.id, project.surveyId))
    .leftJoin(roomShape, eq(roomShape.surveyId, survey.id))
    .where(
      and(
        inArray(project.state, inQueue),
        after
          ? sql`(${waitingSince}, ${project.surveyId}) > (${after.since}::timestamptz, ${after.surveyId})`
          : undefined,
      ),
    )
    .orderBy(asc(waitingSince), asc(project.surveyId))
    // One more than asked for says whether there are more.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    surveys: shown.map(
      ({ project: { accountId, surveyId, state, pausedAt, dueAt, takenAt }, answers, drawn, since }) => {
        const brief = briefOf(answers, drawn);
        return {
          ...{ user: accountId, survey: surveyId, state, waitingSince: since.toISOString(), taken: takenAt !== null },
          dueAt: pausedAt ? null : (dueAt?.toISOString() ?? null),
          ...{ room: brief?.room ?? null, styles: brief?.styles ?? [], doorway: brief?.doorway ?? null },
          pieces: (brief?.pieces ?? []).map(({ kind, quantity, tier }) => ({ kind, quantity, tier })),
        };
      },
    ),
    next: last ? writeCursor({ since: last.since.toISOString(), surveyId: last.project.surveyId }) : null,
  };
}
