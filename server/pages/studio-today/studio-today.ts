import type { Capability } from '#core/account/index.ts';
import type { TodayScope } from '#core/project/index.ts';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { type NextStep, nextStep } from '#core/selection/index.ts';
import { authorise, permits } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import type { Begun, Page } from '../../db/page.ts';
import { type Exception, listExceptions } from '../../exception/list-exceptions.ts';
import { type GuaranteeListed, listGuarantees } from '../../fee/guarantee/list-guarantees.ts';
import { type UnreadThread, unreadThreads } from '../../message/unread-threads.ts';
import { listQueue, type QueueEntry } from '../../project/queue/queue.ts';
import { draftsOfSurveys } from '../../selection/desk/drafts-of-surveys.ts';
import { type VisitAhead, visitsAhead } from '../../visit/visits-ahead.ts';

export interface WorkToday extends QueueEntry {
  step: NextStep;
  picture: { publicId: string; width: number; height: number } | null;
}

export interface StudioToday {
  scope: TodayScope;
  /** Null for what the caller's role doesn't see. */
  due: Begun<WorkToday> | null;
  revisions: Begun<WorkToday> | null;
  unread: Begun<UnreadThread> | null;
  refunds: Begun<GuaranteeListed> | null;
  visits: Begun<VisitAhead> | null;
  exceptions: Begun<Exception>;
}

/** The most a list reads. The page shows fewer and says how many more there are. */
const read: Page = { number: 1, size: 25 };
const daysAhead = 7;

/** What waits for the caller or for everyone; null if the caller may not enter. */
export async function studioToday(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  asked: TodayScope | undefined,
): Promise<StudioToday | null> {
  const allowed = authorise(ctx.actor, 'studio.enter');
  if (!allowed.ok) return null;
  // An admin rarely has projects of their own.
  const scope = asked ?? (allowed.account.role === 'specialist' ? 'mine' : 'everyone');
  const may = (capability: Capability) => permits(ctx.actor, capability);
  const specialist = scope === 'mine' ? allowed.account.id : undefined;
  const whose = { specialistId: specialist ?? null, limit: read.size };
  const lastDay = addDays(easternDay(ctx.clock.now()), daysAhead);
  const [due, revisions, unread, refunds, visits, exceptions] = await Promise.all([
    may('queue.view') ? listQueue(ctx, { state: 'waiting for boards', specialist }, read) : null,
    may('queue.view') ? listQueue(ctx, { state: 'revising', specialist }, read) : null,
    may('message.read-any') ? unreadThreads(ctx, whose) : null,
    may('fee.decide-refund') ? listGuarantees(ctx, { state: 'asked', words: '', page: read }) : null,
    may('visit.view-any') ? visitsAhead(ctx, { ...whose, lastDay }) : null,
    listExceptions(ctx, { kind: undefined, words: '', page: read }),
  ]);
  const drafts = await draftsOfSurveys(
    ctx,
    [due, revisions].flatMap((list) => surveyIds(list?.rows)),
  );
  const pieces = [...drafts.values()].flatMap(({ recordId }) => recordId ?? []);
  const items = await itemsById(ctx, pieces);
  const work = (entry: QueueEntry): WorkToday => {
    const draft = drafts.get(entry.surveyId);
    const item = draft?.recordId ? items.get(draft.recordId) : undefined;
    const picture = item && (item.pictures.cutOut ?? item.pictures.front[0]);
    return {
      ...entry,
      step: nextStep(draft?.boards ?? null),
      picture: picture ? { publicId: picture.publicId, width: picture.width, height: picture.height } : null,
    };
  };
  return {
    scope,
    due: due && listed(due, work),
    revisions: revisions && listed(revisions, work),
    ...{ unread, visits },
    refunds: refunds && listed(refunds, (row) => row),
    exceptions: listed(exceptions, (row) => row),
  };
}

const surveyIds = (rows: readonly QueueEntry[] | undefined) => (rows ?? []).map(({ surveyId }) => surveyId);

const listed = <Row, Shown>(list: Begun<Row> | null, show: (row: Row) => Shown): Begun<Shown> => ({
  rows: (list?.rows ?? []).map(show),
  total: list?.total ?? 0,
});
