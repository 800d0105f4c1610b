import {
  type FeedFile,
  feedWords,
  mappingProblem,
  readFeedFile,
  shownAddress,
  suggestMapping,
} from '#core/feed/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FetchedFile } from '../gateways/feeds/port.ts';
import { findMaker, type MakerRow } from '../maker/read-makers.ts';
import { doneLately, planRun } from './plan-run.ts';
import { changeFeed, type FeedRow, feedOf, insertRun, lastRun, lastUsedRun, lockFeed } from './store.ts';
import { type Inside, isRepeated, starterOf, writeRun } from './write-run.ts';

export type FeedFetched =
  | { ok: true; state: 'applied' | 'held'; pieces: number }
  /** `repeated`: someone undid or discarded the same changes, so they aren't made again by themselves. */
  | { ok: true; state: 'unchanged' | 'repeated' }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'no-address' }
  | { ok: false; reason: 'failed'; message: string };

/** Fetches a maker's file now, for a person who waits for it. */
export async function fetchNow(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'feeds'>,
  { makerId }: { makerId: string },
): Promise<FeedFetched> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  if (!(await findMaker(ctx, makerId))) return { ok: false, reason: 'unknown' };
  const feed = await feedOf(ctx.db, makerId);
  if (!feed?.address) return { ok: false, reason: 'no-address' };
  const { address } = feed;
  const fetched = await ctx.feeds.fetch(address);
  return inTransaction(ctx, (inside) => takeFetched(inside, { makerId, address, fetched }));
}

const nothing = async () => undefined;

/** Fetches a maker's file as scheduled, outside any transaction, and returns how to write down what came of it. */
export async function fetchFeed(
  ctx: Pick<Ctx, 'db' | 'feeds'>,
  { makerId }: { makerId: string },
): Promise<(inside: Inside) => Promise<void>> {
  const feed = await feedOf(ctx.db, makerId);
  // Turned off since it was promised.
  if (!feed?.address || feed.schedule === 'off') return nothing;
  const { address } = feed;
  const fetched = await ctx.feeds.fetch(address);
  return async (inside) => void (await takeFetched(inside, { makerId, address, fetched }));
}

interface Fetched {
  makerId: string;
  address: string;
  fetched: FetchedFile;
}

async function takeFetched(inside: Inside, { makerId, address, fetched }: Fetched): Promise<FeedFetched> {
  const maker = await findMaker(inside, makerId);
  const feed = await feedOf(inside.db, makerId);
  // Another address was entered while this one was slow.
  if (!maker || feed?.address !== address) return { ok: true, state: 'unchanged' };
  if (fetched.kind === 'problem') return fail(inside, { makerId, address, state: 'failed', reason: fetched.words });
  const read = readFeedFile(fetched.text);
  return read.ok
    ? takeFile(inside, { maker, feed, address, file: read.file })
    : fail(inside, { makerId, address, state: 'refused', reason: read.message });
}

async function takeFile(
  inside: Inside,
  { maker, feed, address, file }: { maker: MakerRow; feed: FeedRow; address: string; file: FeedFile },
): Promise<FeedFetched> {
  const makerId = maker.id;
  const mapping = suggestMapping(file.headings, feed.mapping);
  if (mappingProblem(mapping, file.headings)) {
    return fail(inside, { makerId, address, state: 'refused', reason: feedWords.unknownColumns });
  }
  // No one reviews a fetched file, so one that moves a price a little every hour waits like one that moves it at once.
  const lately = await doneLately(inside, { makerId, origin: 'address', lock: true });
  const planned = await planRun(inside, { maker, feed, file, mapping, lately }, { lock: true });
  const { changes, unchanged } = planned.plan;
  if (changes.length === 0 && unchanged === 0) {
    return fail(inside, { makerId, address, state: 'refused', reason: feedWords.nothingReadable });
  }
  const known = await lockFeed(inside.db, makerId);
  const last = await lastUsedRun(inside.db, makerId);
  const isKnown = last !== null && ['held', 'discarded', 'undone'].includes(last.state) && isRepeated(changes, last);
  if (changes.length === 0 || isKnown) {
    await changeFeed(inside.db, makerId, { lastRunAt: inside.clock.now(), problem: null, problemSince: null });
    return { ok: true, state: changes.length === 0 ? 'unchanged' : 'repeated' };
  }
  const { state, pieces } = await writeRun(
    inside,
    { makerId, origin: 'address', source: shownAddress(address) },
    { ...planned, mapping: { ...known.mapping, ...mapping } },
  );
  return { ok: true, state, pieces };
}

interface Failure {
  makerId: string;
  address: string;
  state: 'failed' | 'refused';
  reason: string;
}

/** Notes why, for the exceptions. The same failure hour after hour is one entry in the list of runs. */
async function fail(inside: Inside, { makerId, address, state, reason }: Failure): Promise<FeedFetched> {
  const { problemSince } = await lockFeed(inside.db, makerId);
  const now = inside.clock.now();
  const last = await lastRun(inside.db, makerId);
  if (last?.state !== state || last.reason !== reason) {
    const started = { startedBy: starterOf(inside), startedAt: now, decidedAt: now };
    const id = inside.ids.next('feedrun');
    await insertRun(inside.db, {
      id,
      makerId,
      state,
      origin: 'address',
      source: shownAddress(address),
      reason,
      ...started,
    });
  }
  await changeFeed(inside.db, makerId, { lastRunAt: now, problem: reason, problemSince: problemSince ?? now });
  return { ok: false, reason: 'failed', message: reason };
}
