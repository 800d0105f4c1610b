import {
  type FeedChange,
  type FeedForm,
  type FeedOrigin,
  type FeedProblem,
  type FeedRunState,
  type FeedTerms,
  feedForm,
  shownAddress,
  usualGuard,
} from '#core/feed/index.ts';
import { authorise, authoriseMaker, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun } from '../db/page.ts';
import { findMaker } from '../maker/read-makers.ts';
import { type FeedRow, feedOf, latestRuns, namesOf, type RunRow, runById, troubledFeeds } from './store.ts';

const mostRuns = 20;
const mostShown = 200;

export interface ListedRun {
  id: string;
  state: FeedRunState;
  origin: FeedOrigin;
  source: string;
  startedAt: Date;
  /** First name; null if it started by itself, or if the account is gone. */
  startedBy: string | null;
  pieces: number;
  unchanged: number;
  problemCount: number;
  reason: string;
}

export type NamedChange = FeedChange & { name: string };

/** One run, as much of it as a person reads. */
export interface RunReport {
  id: string;
  state: FeedRunState;
  source: string;
  startedAt: Date;
  reason: string;
  changes: NamedChange[];
  left: NamedChange[];
  problems: FeedProblem[];
  counts: { pieces: number; changes: number; left: number; problems: number };
}

export interface MakerFeedShown {
  maker: { id: string; name: string };
  form: FeedForm;
  revision: number;
  hasAddress: boolean;
  lastRunAt: Date | null;
  nextFetchAt: Date | null;
  problem: string | null;
  runs: ListedRun[];
  report: RunReport | null;
}

/** A maker's feed with its latest runs, and the report of one of them. */
export async function getFeed(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { makerId, runId }: { makerId: string; runId: string },
): Promise<MakerFeedShown | null> {
  if (!authorise(ctx.actor, 'maker.view').ok) return null;
  const maker = await findMaker(ctx, makerId);
  if (!maker) return null;
  const [feed, runs, run] = await Promise.all([
    feedOf(ctx.db, makerId),
    latestRuns(ctx.db, makerId, mostRuns),
    runId === '' ? null : runById(ctx.db, runId),
  ]);
  return {
    maker: { id: maker.id, name: maker.name },
    form: feedForm(shownTerms(ctx, feed)),
    revision: feed?.revision ?? 1,
    hasAddress: Boolean(feed?.address),
    ...{ lastRunAt: feed?.lastRunAt ?? null, nextFetchAt: feed?.nextFetchAt ?? null, problem: feed?.problem ?? null },
    runs,
    report: run?.makerId === makerId ? await reportOf(ctx, run) : null,
  };
}

/** A run as the maker who uploaded it sees it. */
export type MakersRun = Pick<ListedRun, 'id' | 'state' | 'source' | 'startedAt' | 'pieces' | 'problemCount'>;

const mostOwnRuns = 6;

/** The latest files that a maker uploaded itself. None for anyone else. */
export async function listMakersRuns(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<MakersRun[]> {
  const allowed = authoriseMaker(ctx.actor, 'feed.upload-own');
  if (!allowed.ok) return [];
  const runs = await latestRuns(ctx.db, allowed.makerId, mostOwnRuns, 'maker');
  return runs.map(({ id, state, source, startedAt, pieces, problemCount }) => ({
    ...{ id, state, source, startedAt, pieces, problemCount },
  }));
}

/** Only those who may change an address see all of it. */
function shownTerms(ctx: Pick<Ctx, 'actor'>, feed: FeedRow | null): FeedTerms {
  if (!feed) return { address: null, schedule: 'off', ...usualGuard };
  if (permits(ctx.actor, 'maker.edit') || feed.address === null) return feed;
  return { ...feed, address: shownAddress(feed.address) };
}

async function reportOf(ctx: Pick<Ctx, 'db'>, run: RunRow): Promise<RunReport> {
  const { id, state, source, startedAt, reason, problems, pieces, problemCount } = run;
  const shown = [run.changes.slice(0, mostShown), run.left.slice(0, mostShown)] as const;
  const names = await namesOf(
    ctx.db,
    shown.flat().map(({ recordId }) => recordId),
  );
  const [changes, left] = shown.map((list) =>
    list.map((change): NamedChange => ({ ...change, name: names.get(change.recordId) ?? change.recordId })),
  );
  return {
    ...{ id, state, source, startedAt, reason, changes: changes ?? [], left: left ?? [], problems: [...problems] },
    counts: { pieces, changes: run.changes.length, left: run.left.length, problems: problemCount },
  };
}

export interface TroubledFeed {
  makerId: string;
  name: string;
  /** The run that waits for approval, if one does. */
  runId: string | null;
  why: string;
  since: Date;
}

/** Makers' files that wait for approval or that we couldn't use. The caller has checked permission. */
export async function feedsInTrouble(ctx: Pick<Ctx, 'db'>, wanted: Beginning): Promise<Begun<TroubledFeed>> {
  const { rows, total } = await troubledFeeds(ctx.db, wanted);
  return {
    rows: rows.map(({ makerId, name, runId, held, problem, since }) => ({
      ...{ makerId, name, runId, since, why: held ?? problem ?? '' },
    })),
    total,
  };
}
